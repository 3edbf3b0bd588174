/// Why a view controller appears or disappears just now.
enum ControllerMovement {
  case toParent, fromParent, presentation, dismissal
}
