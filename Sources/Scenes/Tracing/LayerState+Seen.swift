extension [LayerState] {
  /// Without layers that are hidden and what lies in them or in clear ones.
  package var seen: [LayerState] {
    var unseen = Int.max
    return filter { layer in
      if layer.depth > unseen { return false }
      unseen = layer.isHidden || layer.opacity == 0 ? layer.depth : .max
      return !layer.isHidden
    }
  }
}
