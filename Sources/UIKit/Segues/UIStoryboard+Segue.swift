extension UIStoryboard {
  /// A segue as a scene has it: of which kind and class, and where it leads. Apple has no such type:
  /// it stands for what a storyboard file says.
  public struct Segue {
    /// What the segue does, unless its class overrides it.
    public enum Kind {
      /// Pushes in a navigation controller, presents elsewhere.
      case show
      case showDetail
      /// Presents; without styles those of the destination hold.
      case presentModally(UIModalPresentationStyle? = nil, UIModalTransitionStyle? = nil)
      /// Nothing: all is left to the class.
      case custom
    }

    /// The view controller that a segue leads to.
    public enum Destination: ExpressibleByStringLiteral {
      /// A new one from a scene of the same storyboard.
      case scene(String)
      /// A new one of one's own making.
      case controller(@MainActor () -> UIViewController)

      public init(stringLiteral identifier: String) {
        self = .scene(identifier)
      }
    }

    /// Makes the segue; `SpringSegue.init` is one.
    public typealias Maker =
      @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    enum Way {
      case there(Kind, Destination)
      case back(Selector)
    }

    let identifier: String
    let way: Way
    let make: Maker?
    let animates: Bool

    private init(_ identifier: String, _ way: Way, _ make: Maker?, _ animates: Bool) {
      self.identifier = identifier
      self.way = way
      self.make = make
      self.animates = animates
    }

    public init(
      _ identifier: String, _ kind: Kind, to destination: Destination, by make: Maker? = nil,
      animates: Bool = true
    ) {
      self.init(identifier, .there(kind, destination), make, animates)
    }

    /// Goes back to the nearest controller that has an action of this name. Without a class of its
    /// own, `segueForUnwinding(to:from:identifier:)` is asked for the segue.
    public static func unwind(
      _ identifier: String, to action: Selector, by make: Maker? = nil, animates: Bool = true
    ) -> Segue {
      Segue(identifier, .back(action), make, animates)
    }
  }
}

extension UIStoryboard.Segue.Kind {
  @MainActor
  func perform(_ segue: UIStoryboardSegue) {
    let (source, destination) = (segue.source, segue.destination)
    switch self {
    case .show: source.show(destination, sender: source)
    case .showDetail: source.showDetailViewController(destination, sender: source)
    case .presentModally(let presentation, let transition):
      if let presentation { destination.modalPresentationStyle = presentation }
      if let transition { destination.modalTransitionStyle = transition }
      source.present(destination, animated: UIView.areAnimationsEnabled)
    case .custom:
      UIKitLog.current.warn("\(type(of: segue)) must override perform(): it is a custom segue.")
    }
  }
}
