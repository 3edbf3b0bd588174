import Testing

@testable import animatic

@Suite struct NaturalOrderTests {
  @Test func numbersAreSortedByTheirValue() {
    let files = ["f10.png", "f2.png", "f02.png", "f1.png", "f1b.png", "e99.png", "f1-2.png"]

    #expect(
      files.sorted(by: NaturalOrder.areInOrder)
        == ["e99.png", "f1-2.png", "f1.png", "f1b.png", "f02.png", "f2.png", "f10.png"])
  }

  @Test func numbersOfAnyLengthAreSorted() {
    #expect(NaturalOrder.areInOrder("99999999999999999999", "100000000000000000000"))
  }
}
