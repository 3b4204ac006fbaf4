/// A keyboard; traces type by events of their own, and its keys do nothing.
///
/// Its height is the device's; rows, keys and what stands above and below them are by eye.
struct KeyboardView: View, TransparentView {
  var type = UIKeyboardType.default
  var submit = SubmitLabel.return
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { room in
      keys(KeyboardMetrics(room.size, isPad: isPad))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
          scheme == .dark ? Color(white: 0.15) : Color(red: 0.85, green: 0.86, blue: 0.885),
          in: UnevenRoundedRectangle(topLeadingRadius: 27, topTrailingRadius: 27))
    }
    .environment(\.dynamicTypeSize, .large)
    .environment(\.layoutDirection, .leftToRight)
  }

  private var isPad: Bool {
    [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(type)
  }

  private func keys(_ metrics: KeyboardMetrics) -> some View {
    VStack(spacing: metrics.gap) {
      // Where other keyboards suggest words; this one has none.
      if metrics.head > 0 { Color.clear.frame(height: metrics.head - metrics.gap) }
      if isPad {
        ForEach(["123", "456", "789", type == .decimalPad ? ".0⌫" : " 0⌫"], id: \.self) {
          KeyRow(letters: $0, gap: metrics.between)
        }
      } else if metrics.isTablet {
        TabletKeys(metrics: metrics, submit: submit)
      } else {
        PhoneKeys(metrics: metrics, submit: submit)
      }
      if metrics.hasFoot {
        HStack {
          Image(systemName: "face.smiling")
          Spacer()
          Image(systemName: "mic")
        }
        .font(.system(size: 24)).foregroundStyle(.secondary)
        .padding(.horizontal, 28)
        .frame(height: metrics.foot - metrics.gap, alignment: .top)
        .padding(.top, 4)
      } else {
        Color.clear.frame(height: max(metrics.foot - metrics.gap, 0))
      }
    }
    .padding(.horizontal, metrics.side)
  }
}

/// The rows of a phone's keyboard.
private struct PhoneKeys: View, TransparentView {
  let metrics: KeyboardMetrics
  let submit: SubmitLabel

  var body: some View {
    KeyRow(letters: "qwertyuiop", gap: metrics.between)
    KeyRow(letters: "asdfghjkl", gap: metrics.between)
      .padding(.horizontal, (metrics.key + metrics.between) / 2)
    HStack(spacing: metrics.key / 3) {
      KeyCap(symbol: "shift").frame(width: metrics.key * 1.3)
      KeyRow(letters: "zxcvbnm", gap: metrics.between)
      KeyCap(symbol: "delete.left").frame(width: metrics.key * 1.3)
    }
    HStack(spacing: metrics.between) {
      KeyCap(title: "123", size: 16).frame(width: metrics.key * 1.3)
      if !metrics.hasFoot { KeyCap(symbol: "face.smiling").frame(width: metrics.key * 1.3) }
      KeyCap(title: "space", size: 16)
      KeyCap(submit: submit).frame(width: metrics.key * 2.5)
    }
  }
}

/// The rows of a tablet's keyboard: return ends the second row, the third has shift at both ends, and
/// letters tell what a flick down types.
private struct TabletKeys: View, TransparentView {
  let metrics: KeyboardMetrics
  let submit: SubmitLabel

  var body: some View {
    row {
      KeyRow(letters: "qwertyuiop", flicked: "1234567890", width: metrics.key, gap: metrics.between)
      KeyCap(symbol: "delete.left")
    }
    row {
      KeyRow(letters: "asdfghjkl", flicked: "@#$&*()'\"", width: metrics.key, gap: metrics.between)
      KeyCap(submit: submit)
    }
    .padding(.leading, (metrics.key + metrics.between) / 2)
    row {
      KeyCap(symbol: "shift").frame(width: metrics.key)
      KeyRow(letters: "zxcvbnm,.", flicked: "%-+=/;:!?", width: metrics.key, gap: metrics.between)
      KeyCap(symbol: "shift")
    }
    row {
      KeyCap(title: ".?123", size: 18).frame(width: metrics.key)
      KeyCap(symbol: "face.smiling").frame(width: metrics.key)
      KeyCap(symbol: "mic").frame(width: metrics.key)
      KeyCap(title: "", size: 18)
      KeyCap(title: ".?123", size: 18).frame(width: 1.5 * metrics.key)
      KeyCap(symbol: "keyboard.chevron.compact.down").frame(width: metrics.key)
    }
  }

  private func row(@ViewBuilder _ keys: () -> some View) -> some View {
    HStack(spacing: metrics.between, content: keys)
  }
}

/// Keys beside one another, a character each; nothing stands where the character is a space.
private struct KeyRow: View, TransparentView {
  let letters: String
  /// What a flick down types, a character for each key.
  var flicked = ""
  /// The width of each; nil for all of the row.
  var width: Double?
  let gap: Double

  private var keys: [(letter: String, flicked: String)] {
    let flicked = flicked.map(String.init)
    return letters.enumerated().map { (String($1), $0 < flicked.count ? flicked[$0] : "") }
  }

  var body: some View {
    HStack(spacing: gap) {
      ForEach(keys, id: \.letter) { key in
        switch key.letter {
        case " ": Color.clear
        case "⌫": KeyCap(symbol: "delete.left")
        default:
          KeyCap(title: key.letter, size: 24, flicked: key.flicked)
            .frame(width: width.map { CGFloat($0) })
        }
      }
    }
  }
}

/// A key.
private struct KeyCap: View, TransparentView {
  private let title: String
  private let symbol: String?
  private let size: CGFloat
  private let flicked: String
  /// Whether it is what the entry is for.
  private let isProminent: Bool
  @Environment(\.colorScheme) private var scheme

  init(title: String, size: CGFloat, flicked: String = "", isProminent: Bool = false) {
    self.title = title
    self.size = size
    self.flicked = flicked
    self.isProminent = isProminent
    symbol = nil
  }

  init(symbol: String, isProminent: Bool = false) {
    self.symbol = symbol
    title = ""
    size = 19
    flicked = ""
    self.isProminent = isProminent
  }

  /// The return key: a symbol where there is a usual one.
  init(submit: SubmitLabel) {
    switch submit {
    case .return: self.init(symbol: "return")
    case .search: self.init(symbol: "magnifyingglass", isProminent: true)
    case .done: self.init(symbol: "checkmark", isProminent: true)
    case .go: self.init(symbol: "arrow.right", isProminent: true)
    case .send: self.init(symbol: "arrow.up", isProminent: true)
    case .next, .continue: self.init(title: submit.title, size: 16)
    default: self.init(title: submit.title, size: 16, isProminent: true)
    }
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 8.5).fill(face).overlay {
      if let symbol {
        Image(systemName: symbol).font(.system(size: size)).foregroundStyle(ink)
      } else if flicked.isEmpty {
        Text(verbatim: title).font(.system(size: size)).foregroundStyle(ink)
      } else {
        VStack(spacing: 0) {
          Text(verbatim: flicked).font(.system(size: 13)).foregroundStyle(.tertiary)
          Text(verbatim: title).font(.system(size: size)).foregroundStyle(ink)
        }
      }
    }
  }

  private var face: Color {
    isProminent ? .blue : scheme == .dark ? Color(white: 0.36) : .white
  }

  private var ink: AnyShapeStyle {
    isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(.primary)
  }
}

/// The parts of a keyboard in its room, in points.
struct KeyboardMetrics: Equatable {
  /// Between keys of a row.
  let between: Double
  /// Beside the outermost.
  let side: Double
  /// The width of a letter's key.
  let key: Double
  /// Between rows.
  let gap: Double
  /// What stands above the first row.
  let head: Double
  /// What lies below the last.
  let foot: Double
  /// Whether what chooses another keyboard stands below the last row, not in it.
  let hasFoot: Bool
  /// Whether it is a tablet's, with eleven keys in a row instead of ten.
  let isTablet: Bool

  /// The parts in some room: a phone on its side has no suggestions, and a display with round corners
  /// has room below.
  init(_ size: CGSize, isPad: Bool) {
    let (width, height) = (Double(size.width), Double(size.height))
    isTablet = width > 700 && height > 280
    between = isTablet ? 9 : 6
    side = isTablet ? 7 : 4
    let count = isTablet ? 11.0 : 10.0
    key = max((width - 2 * side - (count - 1) * between) / count, 0)
    let isLow = height < 240
    gap = isTablet ? 9 : isLow ? 7 : 11
    head = isLow ? 8 : isPad ? 16 : 46
    hasFoot = !isTablet && !isPad && height > 300
    foot = hasFoot ? 72 : isTablet || height > 300 ? 26 : isLow && height > 210 ? 24 : 6
  }
}

private let keyboardTypeEntry = EnvironmentEntry<UIKeyboardType>(.default)
private let submitLabelEntry = EnvironmentEntry<SubmitLabel>(.return)

extension EnvironmentValues {
  /// The keyboard that fields ask for.
  var keyboardType: UIKeyboardType {
    get { self[keyboardTypeEntry] }
    set { self[keyboardTypeEntry] = newValue }
  }

  /// What the return key says.
  var submitLabel: SubmitLabel {
    get { self[submitLabelEntry] }
    set { self[submitLabelEntry] = newValue }
  }
}

/// A view that asks for something that only a device shows.
nonisolated struct DeviceFeatureView<Content: View>: WrappingView {
  let content: Content
  /// What is asked for; nil for what a scene without a device does anyway.
  let feature: String?

  typealias Made = DeviceFeatureNode<Content>
}

/// Notes the feature where the scene has no device.
final class DeviceFeatureNode<Content: View>: ContentNode<DeviceFeatureView<Content>> {
  required init(view: DeviceFeatureView<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    note()
  }

  override func take(_ new: DeviceFeatureView<Content>) {
    super.take(new)
    note()
  }

  private func note() {
    guard let feature = view.feature, graph.bars.device == nil else { return }
    graph.note(.shown, feature, askedBy: self)
  }
}

nonisolated extension View {
  /// The view, with a note of the run where the scene has no device that shows a feature.
  func onDevice(_ feature: String) -> some View {
    DeviceFeatureView(content: self, feature: feature)
  }
}
