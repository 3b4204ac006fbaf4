import MeniscusUI

/// Buttons in cells of 40 points, drawn as text: a letter is one button, over all of its cells but
/// for 4 points at each edge; points and spaces are gaps.
struct FocusMap: View {
  let rows: [String]
  /// Those that are switched off.
  let disabled: String
  /// Those that are not seen.
  let hidden: String
  /// Takes what was pressed.
  let press: @MainActor (Character) -> Void

  /// Makes a map of rows with `/` between them.
  init(
    _ text: String, disabled: String = "", hidden: String = "",
    press: @escaping @MainActor (Character) -> Void = { _ in }
  ) {
    rows = text.split(separator: "/").map(String.init)
    self.disabled = disabled
    self.hidden = hidden
    self.press = press
  }

  /// The letters in the order in which they are read.
  var names: [Character] {
    var names: [Character] = []
    for name in rows.joined() where name.isLetter && !names.contains(name) { names.append(name) }
    return names
  }

  private func frame(of name: Character) -> CGRect {
    var frame: CGRect?
    for (y, row) in rows.enumerated() {
      for (x, other) in row.enumerated() where other == name {
        let cell = CGRect(x: CGFloat(x) * 40, y: CGFloat(y) * 40, width: 40, height: 40)
        frame = frame?.union(cell) ?? cell
      }
    }
    return (frame ?? .zero).insetBy(dx: 4, dy: 4)
  }

  var body: some View {
    ZStack {
      ForEach(names, id: \.self) { name in
        let frame = frame(of: name)
        Button {
          press(name)
        } label: {
          Color.pureRed.frame(width: frame.width, height: frame.height)
        }
        .buttonStyle(.plain)
        .disabled(disabled.contains(name))
        .opacity(hidden.contains(name) ? 0 : 1)
        .accessibilityIdentifier(String(name))
        .position(x: frame.midX, y: frame.midY)
      }
    }
  }
}

extension Stage {
  /// Shows a frame for each arrow key: `L`, `R`, `U` or `D`.
  ///
  /// - Returns: who has the focus after each of them.
  @discardableResult
  func walk(_ keys: String) -> String {
    var names = ""
    for key in keys {
      switch key {
      case "L": step(.key("LeftArrow"))
      case "R": step(.key("RightArrow"))
      case "U": step(.key("UpArrow"))
      default: step(.key("DownArrow"))
      }
      names += host.focusedIdentifier ?? "-"
    }
    return names
  }
}
