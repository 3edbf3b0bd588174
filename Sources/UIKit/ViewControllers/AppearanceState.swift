/// Where a view controller stands between off and on screen.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing

  var isPassing: Bool { self == .appearing || self == .disappearing }
}
