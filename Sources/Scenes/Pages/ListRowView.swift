import UIKit

/// A row: a picture at the left, a title with a subtitle, a detail at the right, a line below.
final class ListRowView: UIView {
  private enum Metrics {
    /// Between the row's ends and what is in it, in points.
    static let margin: CGFloat = 16
    /// Between the picture and the title.
    static let gap: CGFloat = 12
    /// Above and below the picture.
    static let pictureMargin: CGFloat = 8
    static let pictureCorners: CGFloat = 6
    /// Of the subtitle's letters to the title's.
    static let subtitleShare = 0.8
  }

  private let picture = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private var hairline: CGFloat = 1

  init(isLast: Bool) {
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = Metrics.pictureCorners
    detail.textAlignment = .right
    line.isHidden = isLast
    for view in [picture, title, subtitle, detail, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func set(title: String, subtitle: String?, detail: String?, image: UIImage?) {
    self.title.text = title
    self.subtitle.text = subtitle
    self.detail.text = detail
    picture.image = image
    picture.isHidden = image == nil
  }

  /// - Parameter hairline: The height of the line, in points.
  func set(
    font: FontChoice, color: UIColor, detailColor: UIColor, separator: UIColor, hairline: CGFloat
  ) {
    title.font = font.font
    title.textColor = color
    let small = FontChoice(size: font.size * Metrics.subtitleShare, weight: .regular).font
    subtitle.font = small
    subtitle.textColor = detailColor
    detail.font = FontChoice(size: font.size, weight: .regular).font
    detail.textColor = detailColor
    line.backgroundColor = separator
    self.hairline = hairline
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let side = max(height - 2 * Metrics.pictureMargin, 0)
    picture.frame = CGRect(
      x: Metrics.margin, y: Metrics.pictureMargin, width: side, height: side)
    let left = picture.isHidden ? Metrics.margin : picture.frame.maxX + Metrics.gap
    let detailWidth = detail.text == nil ? 0 : detail.sizeThatFits(bounds.size).width
    let right = width - Metrics.margin - detailWidth
    detail.frame = CGRect(x: right, y: 0, width: detailWidth, height: height)
    let textWidth = max(right - left - (detailWidth > 0 ? Metrics.gap : 0), 0)
    layOutText(left: left, width: textWidth)
    line.frame = CGRect(x: left, y: height - hairline, width: width - left, height: hairline)
  }

  /// The title alone stands in the middle; with a subtitle the two stand there together.
  private func layOutText(left: CGFloat, width: CGFloat) {
    guard subtitle.text != nil else {
      title.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      return
    }
    let first = title.sizeThatFits(bounds.size).height
    let second = subtitle.sizeThatFits(bounds.size).height
    let top = (bounds.height - first - second) / 2
    title.frame = CGRect(x: left, y: top, width: width, height: first)
    subtitle.frame = CGRect(x: left, y: top + first, width: width, height: second)
  }
}
