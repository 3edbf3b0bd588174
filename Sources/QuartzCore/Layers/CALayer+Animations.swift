/// Adding animations, ending them.
extension CALayer {
  func start(_ animation: CAAnimation, key: String) {
    removeAnimation(forKey: key)
    let clock = AnimationClock.current
    animations.append(
      LayerAnimation(
        key: key, animation: animation,
        played: animation.played(
          on: values, defaultDuration: CATransaction.animationDuration()),
        sequence: clock.nextSequence(), transactions: clock.transactions.join(),
        origin: animation is CATransition ? lookBefore : nil))
    clock.watch(self)
  }

  /// Ends the animations that `isMeant` picks, before their time.
  func stopAnimations(where isMeant: (LayerAnimation) -> Bool) {
    let stopped = animations.filter(isMeant)
    guard !stopped.isEmpty else { return }
    animations.removeAll(where: isMeant)
    for entry in stopped where !entry.isOver {
      for transaction in entry.transactions { transaction.leave() }
      entry.animation.stopped(finished: false)
    }
  }

  /// Ends animation `sequence`, which has run to its end.
  func finishAnimation(_ sequence: Int) {
    guard let index = animations.firstIndex(where: { $0.sequence == sequence }) else { return }
    let entry = animations[index]
    if entry.animation.isRemovedOnCompletion {
      animations.remove(at: index)
    } else {
      animations[index].isOver = true
    }
    for transaction in entry.transactions { transaction.leave() }
    entry.animation.stopped(finished: true)
  }

  /// Gives new animations their begin time; those of a layer that no root shows end at once.
  func commitAnimations(at time: CFTimeInterval) {
    guard animations.contains(where: { !$0.isCommitted }) || !isInRoot else { return }
    guard isInRoot else {
      for entry in animations where !entry.isCommitted { entry.animation.started() }
      return stopAnimations { _ in true }
    }
    let local = localTime(at: time)
    for index in animations.indices where !animations[index].isCommitted {
      if animations[index].played.timing.beginTime == 0 {
        animations[index].played.timing.beginTime = local
      }
      animations[index].isCommitted = true
      animations[index].animation.started()
    }
  }

  /// When the clock will see an animation end, in its seconds; nil while a clock on the way stands.
  func endTime(of entry: LayerAnimation) -> CFTimeInterval? {
    guard entry.isCommitted, !entry.isOver else { return nil }
    let timing = entry.played.timing
    guard timing.activeDuration.isFinite else { return nil }
    return clockTime(atLocal: timing.beginTime + timing.activeDuration)
  }

  package var isInRoot: Bool { isRoot || superlayerStorage?.isInRoot == true }

  /// The values that show at `local` of the layer's time, in seconds.
  func values(at local: CFTimeInterval) -> LayerValues {
    shown(values, at: local)
  }

  /// What shows now of a layer with `model` for its values and this one's animations.
  package func shown(_ model: LayerValues) -> LayerValues {
    shown(model, at: localTime(at: AnimationClock.current.now))
  }

  private func shown(_ model: LayerValues, at local: CFTimeInterval) -> LayerValues {
    var shown = model
    for entry in animations {
      played(entry).apply(to: &shown, at: local)
    }
    return shown
  }

  /// What shows at `local` in place of `node`, on the way from what showed before.
  func passing(to node: LayerNode, at local: CFTimeInterval) -> LayerNode {
    for entry in animations {
      let played = played(entry)
      guard case .passage(let passage) = played.effect, let origin = entry.origin,
        let share = played.share(at: local)
      else { continue }
      return passage.node(from: origin, to: node, at: share)
    }
    return node
  }

  /// An animation that no commit has seen begins now.
  private func played(_ entry: LayerAnimation) -> PlayedAnimation {
    var played = entry.played
    if !entry.isCommitted, played.timing.beginTime == 0 {
      played.timing.beginTime = localTime(at: AnimationClock.current.now)
    }
    return played
  }

  /// What was seen last; where nobody has looked yet, what there is.
  private var lookBefore: LayerNode? {
    guard isCommitted else { return nil }
    let clock = AnimationClock.current.now
    return lastNode ?? layer(at: superlayerStorage?.localTime(at: clock) ?? clock)
  }
}

extension CAAnimation {
  fileprivate func started() { delegate?.animationDidStart(self) }

  fileprivate func stopped(finished: Bool) {
    onStop?(finished)
    delegate?.animationDidStop(self, finished: finished)
  }
}
