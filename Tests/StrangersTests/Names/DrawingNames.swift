// swift-format-ignore-file

import UIKit

/// Paths, pictures and colours.
@MainActor func namesOfDrawing(_ view: UIView, _ rect: CGRect, _ a: CGAffineTransform) {
  let path = UIBezierPath(roundedRect: rect, cornerRadius: 3)
  _ = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: .zero)
  path.move(to: .zero)
  path.addLine(to: .zero)
  path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
  path.addQuadCurve(to: .zero, controlPoint: .zero)
  path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
  path.close()
  path.append(path)
  _ = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
  _ = path.reversing()
  path.usesEvenOddFillRule = true
  path.fill()
  path.stroke()
  path.addClip()
  path.lineWidth = 3
  path.apply(a)
  _ = path.bounds
  _ = path.contains(.zero)
  _ = UIBezierPath(cgPath: path.cgPath)
  path.lineCapStyle = .round
  path.lineJoinStyle = .round
  path.removeAllPoints()
  path.fill(with: .normal, alpha: 1)
  _ = path.isEmpty
  _ = path.currentPoint
  path.setLineDash([1], count: 1, phase: 0)

  UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
  view.layer.render(in: UIGraphicsGetCurrentContext()!)
  let im = UIGraphicsGetImageFromCurrentImageContext()
  UIGraphicsEndImageContext()
  UIGraphicsBeginImageContext(.zero)
  let iv = UIImageView(image: im)
  iv.image = im
  _ = UIImageView(frame: .zero)
  iv.highlightedImage = nil
  iv.isHighlighted = false
  _ = UIImageView(image: nil, highlightedImage: nil)
  let ren = UIGraphicsImageRenderer(size: .zero)
  let im2 = ren.image { c in view.layer.render(in: c.cgContext); c.fill(.zero) }
  _ = im2.size
  _ = UIGraphicsImageRenderer(bounds: .zero)
  _ = UIGraphicsImageRenderer(size: .zero, format: UIGraphicsImageRendererFormat.default())
  _ = im2.pngData()
  _ = UIImage(named: "x")
  _ = UIImage(cgImage: im2.cgImage!)
  _ = im2.withRenderingMode(.alwaysTemplate)
  _ = im2.scale
  im2.draw(in: .zero)
  im2.draw(at: .zero)
  _ = UIImage(data: Data())
  _ = im2.resizableImage(withCapInsets: .zero)
  _ = UIImage(cgImage: im2.cgImage!, scale: 1, orientation: .up)
  _ = im2.imageOrientation
  let ve = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  ve.contentView.addSubview(view)
  ve.effect = nil
  _ = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
  _ = [UIBlurEffect.Style.extraLight, .regular, .prominent, .systemMaterial, .systemThinMaterial, .systemUltraThinMaterialDark, .systemChromeMaterial, .systemThickMaterialLight]
  _ = UIColor.black.withAlphaComponent(0.3)
  _ = UIColor(white: 0, alpha: 0.5)
  _ = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  _ = [UIColor.red, .gray, .lightGray, .darkGray, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple, .brown, .white, .clear]
  _ = [UIColor.systemBackground, .secondarySystemBackground, .label, .secondaryLabel, .systemBlue, .systemRed, .systemGray, .systemGray6, .tertiarySystemFill, .separator, .systemGroupedBackground, .link, .tertiaryLabel, .systemFill, .systemIndigo, .systemTeal]
  let c: UIColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
  _ = c
  _ = UIColor(cgColor: c.cgColor)
  _ = UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)
  _ = UIColor { tc in tc.userInterfaceStyle == .dark ? .black : .white }
  c.setFill()
  c.setStroke()
  c.set()
  var w: CGFloat = 0
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  c.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  c.getWhite(&w, alpha: nil)
  _ = c.resolvedColor(with: view.traitCollection)
}
