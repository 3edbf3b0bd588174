import Testing

@testable import list_unsupported

@Suite struct ModuleSymbolsTests {
  private let symbols = ModuleSymbols(
    members: [
      "": ["UIView", "UILabel", "UIGraphicsEndImageContext()"],
      "UIView": ["alpha", "animate(withDuration:delay:animations:completion:)", "init(frame:)"],
      "UILabel": ["text"],
    ], ancestors: ["UILabel": ["UIView"]])

  @Test(arguments: [
    ("UIView", true), ("UISwitch", false), ("UIView.alpha", true), ("UILabel.alpha", true),
    ("UIView.text", false), ("UIView.init(frame:)", true), ("UIView.init(coder:)", false),
    ("UIView.animate(withDuration:animations:)", true),
    ("UIView.animate(animations:withDuration:)", false),
    ("UIGraphicsEndImageContext", true),
  ])
  func aNameIsThereOrNot(name: String, isThere: Bool) {
    #expect(symbols.has(name) == isThere)
  }
}
