import Raster
import UIKit

/// Makes views of a page's elements.
@MainActor final class ElementBuilder {
  private let appearance: Appearance
  private let pictures: PictureLibrary
  /// Pixels for each point.
  private let scale: Double
  /// The views that can be found by an `id`, in the order of the file.
  private(set) var named: [(id: String, view: UIView)] = []
  private(set) var images: [UIImageView] = []
  private(set) var grids: [GridView] = []

  init(appearance: Appearance, pictures: PictureLibrary, scale: Double) {
    (self.appearance, self.pictures, self.scale) = (appearance, pictures, scale)
  }

  /// A view that fills its parent and holds `elements`.
  func container(of elements: [Element]) throws(PictureError) -> ArrangedView {
    let container = ArrangedView()
    for element in elements {
      let (view, style) = try view(for: element)
      dress(view, in: style)
      container.add(view, at: style.frame)
    }
    return container
  }

  func color(_ color: Appearances<Shade>) -> UIColor {
    color[appearance].color
  }

  func image(_ picture: Picture) throws(PictureError) -> UIImage {
    let file = pictures.file(of: picture, in: appearance)
    let bitmap = try pictures.bitmap(file)
    return UIImage(
      cgImage: CGImage(bitmap), scale: UIImage.scale(ofFile: file.value) ?? scale, orientation: .up)
  }

  private func view(
    for element: Element
  ) throws(PictureError) -> (view: UIView, style: ElementStyle) {
    switch element {
    case .image(let image): (try imageView(image), image.style)
    case .label(let label): (self.label(label), label.style)
    case .box(let box): (try boxView(box), box.style)
    case .button(let button): (self.button(button), button.style)
    case .list(let list): (try listView(list), list.style)
    case .grid(let grid): (try gridView(grid), grid.style)
    }
  }
}

// Views without their common style.
extension ElementBuilder {
  private func boxView(_ element: BoxElement) throws(PictureError) -> UIView {
    let box = try container(of: element.elements)
    note(box, element.style)
    return box
  }

  /// What is cut off at the corners can't cast a shadow, so the picture lies in a view of its own.
  private func imageView(_ element: ImageElement) throws(PictureError) -> UIView {
    let picture = UIImageView(image: try image(element.picture))
    picture.contentMode = element.mode.contentMode
    picture.clipsToBounds = true
    picture.layer.cornerRadius = element.style.corners
    images.append(picture)
    note(picture, element.style)
    let frame = ArrangedView()
    frame.add(picture, at: .everywhere)
    return frame
  }

  private func label(_ element: LabelElement) -> UIView {
    let label = UILabel()
    label.text = element.text
    label.font = element.font.font
    label.textColor = color(element.color)
    label.textAlignment = element.align.textAlignment
    label.numberOfLines = element.lines
    note(label, element.style)
    return label
  }

  private func button(_ element: ButtonElement) -> UIView {
    let button = UIButton(type: .custom)
    button.setTitle(element.title, for: .normal)
    button.setTitleColor(color(element.color), for: .normal)
    button.titleLabel?.font = element.font.font
    note(button, element.style)
    return button
  }

  private func listView(_ element: ListElement) throws(PictureError) -> UIView {
    let list = ListView(rowHeight: element.rowHeight)
    for (index, row) in element.rows.enumerated() {
      let view = ListRowView(isLast: index == element.rows.count - 1)
      view.set(
        title: row.title, subtitle: row.subtitle, detail: row.detail,
        image: try row.image.map { picture throws(PictureError) in try image(picture) })
      view.set(
        font: element.font, color: color(element.color), detailColor: color(element.detailColor),
        separator: color(element.separator), hairline: 1 / scale)
      list.add(view)
    }
    note(list, element.style)
    return list
  }

  private func gridView(_ element: GridElement) throws(PictureError) -> UIView {
    let grid = GridView(
      cellSize: CGSize(width: element.cellSize.width, height: element.cellSize.height),
      spacing: element.spacing)
    for cell in element.cells {
      let view = GridCellView(inset: element.inset)
      view.picture.image = try image(cell.image)
      view.label.text = cell.label
      view.label.font = element.font.font
      view.label.textColor = color(element.color)
      grid.add(view)
    }
    grids.append(grid)
    note(grid, element.style)
    return grid
  }

  private func note(_ view: UIView, _ style: ElementStyle) {
    guard let id = style.id else { return }
    view.layer.name = id.value
    named.append((id.value, view))
  }

  private func dress(_ view: UIView, in style: ElementStyle) {
    view.backgroundColor = style.background.map(color)
    view.layer.cornerRadius = style.corners
    view.alpha = style.alpha
    if style.clips { view.clipsToBounds = true }
    if let border = style.border {
      view.layer.borderWidth = border.width
      view.layer.borderColor = color(border.color).cgColor
    }
    if let shadow = style.shadow {
      view.layer.shadowColor = color(shadow.color).cgColor
      view.layer.shadowOpacity = Float(shadow.opacity)
      view.layer.shadowRadius = shadow.radius
      view.layer.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
    }
  }
}
