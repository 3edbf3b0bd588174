import Testing

@testable import animatic

/// `animatic list`, run as a process.
@Suite struct ListTests {
  @Test func theCatalogIsATable() throws {
    let run = try Tool(folder: Scratch()).run("list")
    let rows = run.text.split(separator: "\n").map { row in
      row.split(separator: " ").prefix(4).joined(separator: " ")
    }

    #expect(run.status == 0)
    #expect(run.talk.isEmpty)
    #expect(rows[0] == "name family direction duration")
    #expect(rows.contains("PushScale navigation there 0.4"))
    #expect(rows.contains("FlipDismiss modal back 0.8"))
    #expect(rows.contains("TabSlide tab both 0.4"))
    #expect(rows.contains("presentation: summary"))
    #expect(rows.contains("DimmedCard A card in"))
    #expect(rows.contains("Slide Moves the leaving"))
    #expect(rows.contains("with: summary"))
    #expect(rows.contains("SpringUnwindSegue The page springs"))
    #expect(rows.contains("TouchToDismissScreen A page that"))
  }
}
