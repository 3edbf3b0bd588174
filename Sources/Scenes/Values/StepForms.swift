/// The keys of each step.
struct HoldStep: Record {
  static let name = "hold"

  var seconds: Double

  init(_ fields: inout Fields) throws(SceneError) {
    seconds = try fields.required("hold", .time)
  }
}

struct PushStep: Record {
  static let name = "push"

  var move: Move
  var motion: Motion

  init(_ fields: inout Fields) throws(SceneError) {
    let screen = try fields.required("push", .screenName)
    motion = try fields.motion(of: .push)
    let flight = Flight(
      cell: try fields.optional("cell", .located(.count(in: 0...10_000))),
      onto: try fields.optional("onto", .located(.text)))
    move = .push(screen, flight)
  }
}

struct PopStep: Record {
  static let name = "pop"

  var motion: Motion

  init(_ fields: inout Fields) throws(SceneError) {
    try fields.bare("pop")
    motion = try fields.motion(of: .pop)
  }
}

struct PresentStep: Record {
  static let name = "present"

  var move: Move
  var motion: Motion

  init(_ fields: inout Fields) throws(SceneError) {
    let arrangement = try fields.required("present", .arrangement)
    var presentation = Presentation()
    presentation.style = try fields.optional("style", .located(.word("a presentation style")))
    presentation.transitionStyle = try fields.optional(
      "transitionStyle", .word("a transition style"))
    presentation.controller = try fields.optional("presentation", .located(.text))
    move = .present(arrangement, presentation)
    motion = try fields.motion(of: .present)
  }
}

struct DismissStep: Record {
  static let name = "dismiss"

  var motion: Motion

  init(_ fields: inout Fields) throws(SceneError) {
    try fields.bare("dismiss")
    motion = try fields.motion(of: .dismiss)
  }
}

struct SelectStep: Record {
  static let name = "select"

  var move: Move
  var motion: Motion

  init(_ fields: inout Fields) throws(SceneError) {
    move = .select(try fields.required("select", .tabChoice))
    motion = try fields.motion(of: .select)
  }
}

struct SegueStep: Record {
  static let name = "segue"

  var move: Move
  var expected: Located<Outcome>?

  init(_ fields: inout Fields) throws(SceneError) {
    move = .segue(
      try fields.required("segue", .screenName), with: try fields.optional("with", .located(.text)))
    expected = try fields.expected()
  }
}

struct UnwindStep: Record {
  static let name = "unwind"

  var move: Move
  var expected: Located<Outcome>?

  init(_ fields: inout Fields) throws(SceneError) {
    move = .unwind(
      try fields.required("unwind", .screenName), with: try fields.optional("with", .located(.text))
    )
    expected = try fields.expected()
  }
}

extension Reading<TabChoice> {
  /// A number counted from 0, or the name of a tab's screen.
  fileprivate static var tabChoice: Reading {
    Reading("a tab: its screen, or its number counted from 0") { node throws(SceneError) in
      if case .scalar(let text, isPlain: true) = node.content, let index = Int(text) {
        return .index(Located(index, at: node.place))
      }
      return .screen(try Reading<ScreenName>.screenName.read(node))
    }
  }
}
