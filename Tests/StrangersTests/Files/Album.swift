// swift-format-ignore-file

import UIKit

/// What has a picture that another page may show as well.
protocol Pictured: class {
  var picture: UIImageView { get }
}

/// Swift 4.2: a copy of the picture flies from page to page while both originals are away.
final class Flight: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private(set) var copy: UIImageView!

  init(_ operation: UINavigationController.Operation) { isPush = operation == .push }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return isPush ? 0.5 : 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    typealias Page = UIViewController & Pictured
    guard let start = transitionContext.viewController(forKey: .from) as? Page, let goal = transitionContext.viewController(forKey: .to) as? Page else {
      fatalError("both pages have a picture")
    }
    let room = transitionContext.containerView
    goal.view.frame = transitionContext.finalFrame(for: goal)
    isPush ? room.addSubview(goal.view) : room.insertSubview(goal.view, belowSubview: start.view)
    goal.view.layoutIfNeeded()
    let fading: UIView = isPush ? goal.view : start.view
    fading.alpha = isPush ? 0 : 1

    copy = UIImageView(image: start.picture.image!)
    copy.contentMode = start.picture.contentMode
    copy.layer.masksToBounds = true
    copy.frame = start.picture.convert(start.picture.bounds, to: room)
    room.addSubview(copy)
    let originals = [start.picture, goal.picture]
    originals.forEach { $0.isHidden = true }
    let landing = goal.picture.convert(goal.picture.bounds, to: room)

    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0.0, usingSpringWithDamping: isPush ? 0.8 : 1.0, initialSpringVelocity: 0.0, options: [], animations: { () -> Void in
      self.copy.frame = landing
      fading.alpha = self.isPush ? 1 : 0
    }, completion: { (_) -> Void in
      originals.forEach { $0.isHidden = false }
      self.copy.removeFromSuperview()
      fading.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    })
  }
}

final class Album: UIViewController, Pictured, UINavigationControllerDelegate {
  let picture = UIImageView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
  private(set) weak var flight: Flight?

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(picture)
    let size = CGSize(width: 300, height: 200)
    picture.image = UIGraphicsImageRenderer(size: size).image {
      UIColor.orange.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
  }

  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard operation != .none else { return nil }
    let flight = Flight(operation)
    self.flight = flight
    return flight
  }
}

/// Shows a picture as wide as the page, which two fingers, or code, make larger.
final class Magnifier: UIViewController, Pictured, UIScrollViewDelegate {
  let picture: UIImageView
  let desk = UIScrollView()
  var heard = [String]()

  init(_ image: UIImage?) {
    picture = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    desk.delegate = self
    desk.backgroundColor = .black
    desk.contentInsetAdjustmentBehavior = .never
    desk.minimumZoomScale = 1
    desk.maximumZoomScale = 3
    desk.addSubview(picture)
    view = desk
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard desk.zoomScale == 1, let size = picture.image?.size else { return }
    picture.frame = CGRect(x: 0, y: 0, width: desk.bounds.width, height: desk.bounds.width * size.height / size.width)
    desk.contentSize = picture.frame.size
    layInTheMiddle()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { return picture }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { layInTheMiddle() }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { heard.append("\(scale)") }

  private func layInTheMiddle() {
    let gap = max(desk.bounds.height - picture.frame.height, 0) / 2
    desk.contentInset = UIEdgeInsets(top: gap, left: 0, bottom: gap, right: 0)
  }
}
