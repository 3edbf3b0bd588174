import Foundation

/// Looks for a quick stroke in a direction. It is over as soon as the stroke is long enough, while the
/// finger is still down.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  /// Points along the stroke that make it one, points across that spoil it, and the seconds that it may
  /// take. Apple names no numbers; these are guesses.
  private static let length: CGFloat = 50
  private static let breadth: CGFloat = 50
  private static let longest: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.count > numberOfTouchesRequired { state = .failed }
    if fingers.count == touches.count {
      later(Self.longest) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return }
    let (start, now) = (fingers.map(\.origin).middle, location(in: nil))
    let (right, down) = (now.x - start.x, now.y - start.y)
    let strokes: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, right, down), (.left, -right, down), (.up, -down, right), (.down, down, right),
    ]
    let wanted = strokes.filter { direction.contains($0.0) && abs($0.across) <= Self.breadth }
    if wanted.isEmpty {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired,
      wanted.contains(where: { $0.along >= Self.length })
    {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
