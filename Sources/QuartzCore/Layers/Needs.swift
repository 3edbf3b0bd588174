/// What a layer still has to do before it can be shown.
struct Needs {
  var layout = true
  var display = false
  var redrawsOnResize = false
  /// Whether its contents came from drawing, so that they can be drawn again.
  var isDrawn = false
}
