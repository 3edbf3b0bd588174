// swift-format-ignore-file

import UIKit

/// Apps, controllers, gestures, lists and constraints.
@MainActor func namesOfControllers(_ vc: UIViewController, _ view: UIView) {
  _ = UIScreen.main.bounds.width
  _ = UIScreen.main.scale
  _ = UIScreen.main.nativeBounds
  let app = UIApplication.shared
  _ = app.keyWindow?.rootViewController
  _ = app.statusBarFrame.height
  _ = app.windows.first { $0.isKeyWindow }
  app.beginIgnoringInteractionEvents()
  app.endIgnoringInteractionEvents()
  _ = app.delegate?.window??.frame
  _ = app.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows
  _ = app.statusBarOrientation.isLandscape
  _ = app.applicationState == .active
  _ = app.userInterfaceLayoutDirection == .leftToRight
  _ = app.connectedScenes.first?.activationState == .foregroundActive
  _ = view.window?.windowScene?.keyWindow
  let g = UIImpactFeedbackGenerator(style: .medium)
  g.prepare()
  g.impactOccurred()
  UISelectionFeedbackGenerator().selectionChanged()
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  g.impactOccurred(intensity: 0.5)
  _ = UIAccessibility.isReduceMotionEnabled
  _ = UIAccessibility.isVoiceOverRunning
  UIAccessibility.post(notification: .screenChanged, argument: nil)
  _ = UIAccessibility.isReduceTransparencyEnabled
  UIAccessibility.post(notification: UIAccessibility.Notification.announcement, argument: "x")
  _ = UIDevice.current.userInterfaceIdiom == .pad
  _ = UIDevice.current.orientation.isLandscape
  _ = UIDevice.current.systemVersion
  _ = UIDevice.current.model
  let win = UIWindow(frame: UIScreen.main.bounds)
  win.rootViewController = vc
  win.makeKeyAndVisible()
  win.windowLevel = .statusBar + 1
  win.windowLevel = UIWindow.Level.alert
  win.isHidden = false
  win.makeKey()
  _ = win.screen

  vc.dismiss(animated: true)
  vc.dismiss(animated: true, completion: nil)
  vc.dismiss(animated: true) {}
  vc.present(vc, animated: true)
  vc.present(vc, animated: true, completion: {})
  _ = vc.presentedViewController
  _ = vc.presentingViewController
  vc.transitioningDelegate = NamedDelegate()
  vc.modalPresentationStyle = .custom
  vc.modalTransitionStyle = .crossDissolve
  vc.modalTransitionStyle = .partialCurl
  vc.preferredContentSize = .zero
  vc.modalPresentationCapturesStatusBarAppearance = true
  vc.definesPresentationContext = true
  vc.providesPresentationContextTransitionStyle = true
  vc.isModalInPresentation = true
  vc.beginAppearanceTransition(true, animated: true)
  vc.endAppearanceTransition()
  _ = vc.presentationController?.presentedView
  _ = vc.tabBarController?.tabBar
  vc.setNeedsStatusBarAppearanceUpdate()
  _ = vc.isBeingDismissed
  _ = vc.isBeingPresented
  _ = vc.isMovingToParent
  _ = vc.isMovingFromParent
  _ = vc.storyboard?.instantiateViewController(withIdentifier: "x")
  vc.addChild(vc)
  vc.didMove(toParent: vc)
  vc.willMove(toParent: nil)
  vc.removeFromParent()
  _ = vc.children
  _ = vc.parent
  vc.loadViewIfNeeded()
  vc.viewWillAppear(true)
  vc.viewDidAppear(true)
  _ = vc.isViewLoaded
  _ = vc.viewIfLoaded
  vc.transition(from: vc, to: vc, duration: 1, options: [], animations: nil, completion: nil)
  vc.transition(from: vc, to: vc, duration: 1, animations: {})
  _ = vc.topLayoutGuide.length
  _ = vc.bottomLayoutGuide
  _ = vc.edgesForExtendedLayout
  vc.extendedLayoutIncludesOpaqueBars = true
  vc.automaticallyAdjustsScrollViewInsets = false
  vc.additionalSafeAreaInsets = .zero
  vc.title = "x"
  vc.navigationItem.title = "x"
  vc.hidesBottomBarWhenPushed = true
  _ = vc.navigationItem.leftBarButtonItem
  vc.setEditing(true, animated: false)
  vc.isEditing = true
  vc.tabBarItem = UITabBarItem(title: "x", image: nil, selectedImage: nil)
  vc.view.setNeedsUpdateConstraints()
  vc.performSegue(withIdentifier: "x", sender: nil)
  _ = vc.traitCollection
  vc.overrideUserInterfaceStyle = .light
  vc.show(vc, sender: nil)
  vc.showDetailViewController(vc, sender: nil)
  _ = vc.canPerformUnwindSegueAction(Selector("x"), from: vc, sender: nil)
  _ = vc.shouldPerformSegue(withIdentifier: "x", sender: nil)

  let nav = UINavigationController(rootViewController: vc)
  nav.popViewController(animated: true)
  _ = nav.popToRootViewController(animated: true)
  nav.popToViewController(vc, animated: true)
  nav.pushViewController(vc, animated: true)
  _ = nav.viewControllers.last
  nav.setViewControllers([vc], animated: false)
  nav.setNavigationBarHidden(true, animated: true)
  _ = nav.topViewController
  _ = nav.visibleViewController
  nav.navigationBar.isTranslucent = false
  nav.navigationBar.barTintColor = .red
  nav.navigationBar.setBackgroundImage(UIImage(), for: .default)
  nav.navigationBar.shadowImage = UIImage()
  _ = UINavigationController.hideShowBarDuration
  nav.interactivePopGestureRecognizer?.isEnabled = false
  nav.isNavigationBarHidden = true
  nav.delegate = nil
  nav.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
  _ = nav.navigationBar.topItem
  nav.navigationBar.barStyle = .black
  nav.navigationBar.alpha = 1
  _ = nav.navigationBar.items
  let tab = UITabBarController()
  tab.viewControllers = [vc]
  tab.setViewControllers([vc], animated: false)
  tab.selectedIndex = 1
  _ = tab.selectedViewController
  tab.selectedViewController = vc
  tab.delegate = nil
  tab.tabBar.isHidden = true
  tab.tabBar.isTranslucent = true
  tab.tabBar.items?[0].title = "x"
  tab.tabBar.tintColor = .red
  tab.tabBar.barTintColor = .red
  tab.tabBar.unselectedItemTintColor = .gray
  tab.tabBar.selectedItem = nil
  tab.tabBar.backgroundImage = UIImage()
  tab.tabBar.shadowImage = nil

  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  _ = pan.translation(in: view)
  _ = pan.velocity(in: nil)
  _ = pan.location(in: view)
  pan.setTranslation(.zero, in: view)
  pan.maximumNumberOfTouches = 1
  pan.minimumNumberOfTouches = 1
  pan.isEnabled = false
  pan.cancelsTouchesInView = false
  pan.delaysTouchesBegan = true
  pan.delaysTouchesEnded = false
  pan.delegate = nil
  _ = pan.view
  _ = pan.numberOfTouches
  pan.require(toFail: pan)
  view.addGestureRecognizer(pan)
  view.removeGestureRecognizer(pan)
  _ = view.gestureRecognizers
  pan.name = "x"
  pan.removeTarget(nil, action: nil)
  _ = pan.location(ofTouch: 0, in: nil)
  switch pan.state { case .possible: break; case .began: break; case .changed: break; case .ended: break; case .cancelled: break; case .failed: break; @unknown default: break }
  let e = UIScreenEdgePanGestureRecognizer()
  e.edges = .left
  e.edges = UIRectEdge.right
  e.edges = [.left, .right, .top, .bottom, .all]
  let tap = UITapGestureRecognizer()
  tap.numberOfTapsRequired = 2
  tap.numberOfTouchesRequired = 1
  let sw = UISwipeGestureRecognizer()
  sw.direction = .down
  let lp = UILongPressGestureRecognizer()
  lp.minimumPressDuration = 1
  let pinch = UIPinchGestureRecognizer()
  pinch.scale = 1
  _ = pinch.velocity
  let rot = UIRotationGestureRecognizer()
  rot.rotation = 0
  _ = rot.velocity

  let sv = UIScrollView()
  sv.contentOffset = .zero
  _ = sv.panGestureRecognizer
  sv.isScrollEnabled = false
  sv.contentSize = .zero
  sv.contentInset = .zero
  sv.bounces = false
  sv.delegate = nil
  sv.contentInsetAdjustmentBehavior = .never
  sv.setContentOffset(.zero, animated: false)
  sv.showsVerticalScrollIndicator = false
  sv.isPagingEnabled = true
  _ = sv.adjustedContentInset
  _ = sv.isDragging || sv.isTracking || sv.isDecelerating || sv.isZooming || sv.isZoomBouncing
  sv.zoomScale = 1
  sv.minimumZoomScale = 1
  sv.maximumZoomScale = 3
  sv.setZoomScale(2, animated: true)
  sv.zoom(to: .zero, animated: true)
  sv.bouncesZoom = true
  sv.scrollIndicatorInsets = .zero
  sv.verticalScrollIndicatorInsets = .zero
  sv.alwaysBounceVertical = true
  _ = sv.contentLayoutGuide
  _ = sv.frameLayoutGuide
  sv.scrollRectToVisible(.zero, animated: true)
  _ = sv.pinchGestureRecognizer
  let cv = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  _ = cv.cellForItem(at: IndexPath(item: 0, section: 0))
  _ = cv.layoutAttributesForItem(at: IndexPath(row: 0, section: 0))?.frame
  _ = cv.indexPathsForSelectedItems?.first
  _ = cv.visibleCells
  _ = cv.indexPathsForVisibleItems
  cv.reloadData()
  _ = cv.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  cv.scrollToItem(at: IndexPath(item: 0, section: 0), at: .centeredVertically, animated: false)
  cv.deselectItem(at: IndexPath(), animated: true)
  cv.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
  _ = cv.indexPath(for: UICollectionViewCell())
  cv.collectionViewLayout.invalidateLayout()
  _ = cv.indexPathForItem(at: .zero)
  cv.reloadItems(at: [])
  cv.backgroundView = nil
  let tv = UITableView(frame: .zero, style: .plain)
  _ = tv.cellForRow(at: IndexPath(row: 0, section: 0))
  _ = tv.indexPathForSelectedRow
  _ = tv.rectForRow(at: IndexPath(row: 0, section: 0))
  tv.deselectRow(at: IndexPath(), animated: true)
  _ = tv.visibleCells
  tv.reloadData()
  tv.register(UITableViewCell.self, forCellReuseIdentifier: "x")
  tv.separatorStyle = .none
  tv.rowHeight = UITableView.automaticDimension
  tv.tableFooterView = UIView()
  tv.tableHeaderView = nil
  tv.scrollToRow(at: IndexPath(), at: .top, animated: true)
  _ = tv.indexPath(for: UITableViewCell())
  tv.selectRow(at: nil, animated: true, scrollPosition: .none)
  _ = tv.indexPathsForVisibleRows
  let bt = UIButton(type: .system)
  bt.setTitle("x", for: .normal)
  bt.setTitleColor(.red, for: .highlighted)
  bt.setImage(nil, for: [])
  bt.titleLabel?.font = .systemFont(ofSize: 3)
  bt.isEnabled = true
  bt.isSelected = true
  _ = bt.imageView
  bt.contentEdgeInsets = .zero
  bt.setBackgroundImage(nil, for: .normal)
  bt.imageEdgeInsets = .zero
  bt.titleEdgeInsets = .zero
  bt.setAttributedTitle(nil, for: .normal)
  _ = bt.currentTitle
  bt.sendActions(for: .touchUpInside)
  bt.addAction(UIAction { _ in }, for: .touchUpInside)
  _ = UIButton(frame: .zero)
  _ = UIButton(type: .custom)
  _ = UIButton(primaryAction: nil)
  bt.contentHorizontalAlignment = .left
  bt.tintColor = .red
  let l = UILabel()
  l.text = "x"
  l.font = UIFont.boldSystemFont(ofSize: 17)
  l.textColor = .red
  l.textAlignment = .center
  l.numberOfLines = 0
  l.attributedText = NSAttributedString(string: "x")
  l.adjustsFontSizeToFitWidth = true
  l.minimumScaleFactor = 0.5
  l.lineBreakMode = .byTruncatingTail
  l.font = UIFont.preferredFont(forTextStyle: .headline)
  l.shadowColor = nil
  l.shadowOffset = .zero
  l.isHighlighted = false
  l.highlightedTextColor = nil
  l.preferredMaxLayoutWidth = 3
  l.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
  l.font = UIFont(name: "Helvetica", size: 3)
  _ = l.textRect(forBounds: .zero, limitedToNumberOfLines: 1)

  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: view.topAnchor),
    view.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 3),
    view.leadingAnchor.constraint(equalTo: view.leftAnchor),
    view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    view.rightAnchor.constraint(equalTo: view.rightAnchor),
    view.widthAnchor.constraint(equalToConstant: 3),
    view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
    view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5, constant: 1),
    view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    view.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    view.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 3),
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 3),
    view.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
    view.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
  ])
  let cn = view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
  cn.isActive = true
  cn.constant = 3
  cn.priority = .defaultHigh
  cn.priority = UILayoutPriority(rawValue: 999)
  cn.priority = UILayoutPriority(999)
  cn.identifier = "x"
  NSLayoutConstraint.deactivate([cn])
  _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[v]|", options: [], metrics: nil, views: ["v": view])
  view.addConstraints([cn])
  view.addConstraint(cn)
  view.removeConstraint(cn)
  _ = view.constraints
  _ = NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
  view.removeConstraints([])
  _ = cn.firstItem
  _ = cn.secondAttribute
  let st = UIStackView(arrangedSubviews: [view])
  st.axis = .vertical
  st.spacing = 3
  st.distribution = .fillEqually
  st.alignment = .center
  st.addArrangedSubview(view)
  st.removeArrangedSubview(view)
  st.insertArrangedSubview(view, at: 0)
  st.isLayoutMarginsRelativeArrangement = true
  st.setCustomSpacing(3, after: view)
  let lg = UILayoutGuide()
  view.addLayoutGuide(lg)
  _ = lg.layoutFrame
  _ = lg.owningView
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {}
  DispatchQueue.main.async {}
  DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + DispatchTimeInterval.milliseconds(3), execute: {})
  let wi = DispatchWorkItem {}
  wi.cancel()
  DispatchQueue.global().async { }
  DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now()) {}
  let q = DispatchQueue(label: "x")
  q.sync {}
  let dg = DispatchGroup()
  dg.enter()
  dg.leave()
  dg.notify(queue: .main) {}
  NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in }
  NotificationCenter.default.post(name: Notification.Name("x"), object: nil)
  NotificationCenter.default.removeObserver(view)
  let tm = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in t.invalidate() }
  tm.invalidate()
  RunLoop.main.add(tm, forMode: .common)
  _ = arc4random_uniform(3)
  _ = CGFloat.random(in: 0...1)
  _ = fminf(1, 2)
  _ = fmaxf(1, 2)
  _ = fmin(1.0, 2.0)
  _ = fmax(CGFloat(1), CGFloat(2))
  _ = sqrt(CGFloat(2))
  _ = pow(CGFloat(1), 2)
  _ = sin(CGFloat(1))
  _ = cos(1.0)
  _ = atan2(CGFloat(1), 2)
  _ = hypot(CGFloat(1), 2)
  _ = floor(CGFloat(1))
  _ = M_PI
  _ = CGFloat.pi
  _ = M_PI_2
  _ = fabs(CGFloat(1))
  _ = abs(CGFloat(-1))
  _ = ceil(CGFloat(1))
  _ = round(CGFloat(1))
  _ = drand48()
  _ = arc4random()
  _ = fabsf(1)
  if #available(iOS 11.0, *) { _ = view.safeAreaInsets } else { }
  let obs = sv.observe(\.contentOffset, options: [.new]) { (s: UIScrollView, change: NSKeyValueObservedChange<CGPoint>) in _ = change.newValue }
  obs.invalidate()
  let ai = UIActivityIndicatorView(style: .large)
  ai.startAnimating()
  ai.stopAnimating()
  ai.hidesWhenStopped = true
  ai.color = .red
  _ = ai.isAnimating
  _ = UIActivityIndicatorView(style: .medium)
  let web = UITextView()
  web.text = "x"
}
