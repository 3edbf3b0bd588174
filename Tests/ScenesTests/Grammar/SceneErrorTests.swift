import Testing

@testable import Scenes

/// What is said of a wrong scene: where, and what would be right.
@Suite struct SceneErrorTests {
  private func message(_ text: String) -> String {
    do {
      _ = try Scene(parsing: Array(text.utf8), path: "s.yml")
      return "no error"
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    ("- a", "s.yml:1:1: expected a mapping, like {screens: {a: a.png}, root: a}, found a list"),
    ("root: a", "s.yml:1:1: the scene needs 'screens': screens by name, like {a: shots/a.png}"),
    (
      "screen: {a: a.png}", "s.yml:1:1: unknown key 'screen' in the scene; the nearest is 'screens'"
    ),
    (
      "screens: {a: a.png}",
      "s.yml:1:1: the scene needs 'root': a screen, {navigation: a} or {tabs: [a, b]}"
    ),
    ("screens: {a: a.png}\nroot: b", "s.yml:2:7: no screen is named 'b'; there is 'a'"),
    (
      "screens: {inbox: a.png}\nroot: {navigation: [inbox, inbx]}",
      "s.yml:2:28: no screen is named 'inbx'; the nearest is 'inbox'"
    ),
    ("screens: {a: a.png}\nroot: {tabs: []}", "s.yml:2:14: a tab bar needs a tab"),
    (
      "screens: {a: a.png}\nroot: a\nmatrix: {}",
      "s.yml:3:1: unknown key 'matrix' in the scene; there are 'canvas', 'include', 'screens', 'root', 'load', 'swift', 'delegate', 'gestures', 'script' and 'output'"
    ),
    (
      "screens: {a: {picture: a.png}}\nroot: a",
      "s.yml:1:15: 'picture' is not a screen; there are 'image', 'view' and 'controller'"
    ),
    (
      "screens: {a: {controller: AlongsidScreen}}\nroot: a",
      "s.yml:1:27: no view controller is named 'AlongsidScreen'; the nearest is 'AlongsideScreen'"
    ),
    (
      "screens: {a: {light: a.png}}\nroot: a",
      "s.yml:1:14: picture needs 'dark': the path of a picture, like shots/a.png"
    ),
    (
      "screens: {a: }\nroot: a",
      "s.yml:1:14: expected the path of a picture, like shots/a.png, found nothing"
    ),
  ])
  func aWrongSceneIsExplained(text: String, complaint: String) {
    #expect(message(text) == complaint)
  }

  @Test(arguments: [
    ("canvas: {sizze: 1x1}", "3:10: unknown key 'sizze' in canvas; the nearest is 'size'"),
    (
      "canvas: {size: 375}",
      "3:16: expected a size in points, like 375x667, of sides from 1 to 20000, found '375'"
    ),
    (
      "canvas: {size: 0x10}",
      "3:16: expected a size in points, like 375x667, of sides from 1 to 20000, found '0x10'"
    ),
    ("canvas: {scale: .nan}", "3:17: expected a number from 0.25 to 8, like 2, found '.nan'"),
    ("canvas: {scale: nan}", "3:17: expected a number from 0.25 to 8, like 2, found 'nan'"),
    ("canvas: {scale: inf}", "3:17: expected a number from 0.25 to 8, like 2, found 'inf'"),
    ("canvas: {scale: 1e999}", "3:17: expected a number from 0.25 to 8, like 2, found '1e999'"),
    ("canvas: {scale: 0x1p1}", "3:17: expected a number from 0.25 to 8, like 2, found '0x1p1'"),
    ("canvas: {scale: 9}", "3:17: expected a number from 0.25 to 8, like 2, found '9'"),
    (
      "canvas: {background: #000\n}",
      ##"4:1: expected a colour, like systemBlue or "#ff9500" in quotes (# begins a comment), found nothing"##
    ),
    (
      "canvas: {background: sytemBlue}",
      "3:22: 'sytemBlue' is not a colour; the nearest is 'systemBlue'"
    ),
    (
      ##"canvas: {background: "#ff"}"##,
      ##"3:22: expected a colour, like systemBlue or "#ff9500" in quotes (# begins a comment), found '#ff'"##
    ),
    ("canvas: {appearance: drak}", "3:22: 'drak' is not an appearance; the nearest is 'dark'"),
    ("script: {hold: 1s}", "3:9: expected a list, found a mapping"),
    (
      "script: [hold]",
      "3:10: expected a step: a mapping with 'hold', 'push', 'pop', 'present', 'dismiss', 'select', 'segue', 'unwind', 'drag', 'tap', 'press', 'swipe' or 'pinch', found 'hold'"
    ),
    ("script: [{hold: 3}]", "3:17: expected a time with its unit, like 0.4s or 400ms, found '3'"),
    (
      "script: [{hold: -1s}]",
      "3:17: expected a time with its unit, like 0.4s or 400ms, found '-1s'"
    ),
    (
      "script: [{hold: infs}]",
      "3:17: expected a time with its unit, like 0.4s or 400ms, found 'infs'"
    ),
    ("script: [{psh: b}]", "3:11: 'psh' is not a step; the nearest is 'push'"),
    ("script: [{transition: none, psh: b}]", "3:29: 'psh' is not a step; the nearest is 'push'"),
    (
      "script: [{transition: CrossFad, push: b}]",
      "3:23: no transition is named 'CrossFad'; the nearest is 'CrossFade'"
    ),
    (
      "script: [{present: b, transition: MagicMovePush, cell: 2}]",
      "3:35: 'MagicMovePush' is a navigation transition and doesn't go with present; there are 'ModalZoomPresent', 'FlipPresent', 'CornerShrinkPresent', 'RisePresent' and 'CrossFade'"
    ),
    (
      "gestures: [{swipe: up, does: {push: b}, drives: Catch}]",
      "3:41: a swipe can't drive a transition; 'pan', 'edgePan' and 'pinch' can, and 'tap' can begin with 'Catch'"
    ),
    (
      "gestures: [{longPress: , does: {push: b}, drives: percent, toward: up}]",
      "3:43: a longPress can't drive a transition; 'pan', 'edgePan' and 'pinch' can, and 'tap' can begin with 'Catch'"
    ),
    ("script: [{push: c}]", "3:17: no screen is named 'c'; there are 'a' and 'b'"),
    ("script: [{push: [b]}]", "3:17: expected the name of a screen, found a list"),
    ("script: [{pop: b}]", "3:16: 'pop' takes no value, but here is 'b'"),
    (
      "script: [{push: b, transitoin: Fade}]",
      "3:20: unknown key 'transitoin' in push; the nearest is 'transition'"
    ),
    ("script: [{push: b, cell: -1}]", "3:26: expected a whole number from 0 to 10000, found '-1'"),
    (
      "script: [{present: b, style: sheet}]",
      "3:30: 'sheet' is not a presentation style; there are 'automatic', 'fullScreen', 'pageSheet', 'formSheet', 'currentContext', 'custom', 'overFullScreen' and 'overCurrentContext'"
    ),
    (
      "script: [{drag: {edge: left}}]",
      "3:17: drag needs 'to': a place [x, y] on the screen, like [20, 50%]"
    ),
    (
      "script: [{draw: left}]", "3:11: 'draw' is not a step; the nearest is 'drag'"
    ),
    ("output: {fps: 0}", "3:15: expected a number from 1 to 1000, like 50, found '0'"),
    ("output: {file: }", "3:16: expected the path of a film, like films/push.gif, found nothing"),
    ("output: []", "3:9: a scene needs an output"),
    (
      "output: {loop: never}",
      "3:16: expected forever, or how often the film plays, from 1 to 65535, found 'never'"
    ),
  ])
  func aWrongPartIsExplained(text: String, complaint: String) {
    #expect(message("screens: {a: a.png, b: b.png}\nroot: a\n" + text) == "s.yml:" + complaint)
  }

  @Test(arguments: [
    ("{lable: Hi}", "2:9: 'lable' is not an element; the nearest is 'label'"),
    ("{label: [Hi]}", "2:16: expected text, like Hello, found a list"),
    (
      "{label: Hi, frame: [0, 0, 100%]}",
      "2:27: expected a frame [x, y, width, height], like [0, 64, 100%, 240], found a list"
    ),
    ("{label: Hi, frame: [0, 0, 100%, -1]}", "2:27: a frame's width and height can't be negative"),
    (
      "{label: Hi, frame: [0, 0, 100%, tall]}",
      "2:40: expected a length in points or as a share of the parent's, like 12 or 50%, found 'tall'"
    ),
    (
      "{label: Hi, font: {weigth: bold}}",
      "2:27: unknown key 'weigth' in font; the nearest is 'weight'"
    ),
    ("{label: Hi, font: {weight: blod}}", "2:35: 'blod' is not a weight; the nearest is 'bold'"),
    (
      "{label: Hi, shadow: 3}",
      "2:28: expected a mapping, like {radius: 10, opacity: 0.2, offset: [0, 4]}, found '3'"
    ),
    ("{label: Hi, clips: yes}", "2:27: expected true or false, found 'yes'"),
    (
      "{image: a.png, mode: aspectFit}",
      "2:29: 'aspectFit' is not a content mode; the nearest is 'scaleAspectFit'"
    ),
    (
      "{grid: [a.png]}", "2:8: grid needs 'cell': a size [width, height] in points, like [182, 204]"
    ),
    ("{box: Hi}", "2:14: expected a list, found 'Hi'"),
    ("{list: [{subtitle: x}]}", "2:16: row needs 'title': text, like Hello"),
  ])
  func aWrongElementIsExplained(text: String, complaint: String) {
    #expect(message("screens: {a: {view: [\n       \(text)]}}\nroot: a") == "s.yml:" + complaint)
  }
}
