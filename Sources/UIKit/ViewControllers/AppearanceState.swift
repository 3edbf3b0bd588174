/// Where a view controller stands between off and on screen.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}
