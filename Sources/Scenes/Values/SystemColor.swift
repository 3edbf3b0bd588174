/// The colours that UIKit knows by name, under UIKit's names.
package enum SystemColor: String, Sendable, CaseIterable {
  case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange
  case purple, brown, clear

  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, link, placeholderText
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
}
