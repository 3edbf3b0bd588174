/// An animation on its layer.
package struct LayerAnimation {
  package let key: String
  package let animation: CAAnimation
  package var played: PlayedAnimation
  /// Counts upwards over all layers of a clock: ties in time are broken by it.
  package let sequence: Int
  let transactions: [TransactionCompletion]
  /// What the layer showed before, where the animation is a transition.
  var origin: LayerNode?
  var isCommitted = false
  /// Has run to its end and stays only because it is not removed on completion.
  var isOver = false
}
