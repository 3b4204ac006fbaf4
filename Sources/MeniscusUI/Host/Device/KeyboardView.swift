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
      if metrics.head > 0 { suggestions.frame(height: metrics.head - metrics.gap) }
      if isPad {
        ForEach(["123", "456", "789", type == .decimalPad ? ".0⌫" : " 0⌫"], id: \.self) { row($0) }
      } else {
        row("qwertyuiop")
        row("asdfghjkl").padding(.horizontal, (metrics.key + KeyboardMetrics.between) / 2)
        HStack(spacing: metrics.key / 3) {
          symbol("shift").frame(width: metrics.key * 1.3)
          row("zxcvbnm")
          symbol("delete.left").frame(width: metrics.key * 1.3)
        }
        HStack(spacing: KeyboardMetrics.between) {
          key("123", size: 16).frame(width: metrics.key * 1.3)
          if !metrics.hasFoot { symbol("face.smiling").frame(width: metrics.key * 1.3) }
          key("space", size: 16)
          returnKey.frame(width: metrics.key * 2.5)
        }
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
    .padding(.horizontal, KeyboardMetrics.side)
  }

  /// The lines between words that would be suggested; none is.
  private var suggestions: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { place in
        if place > 0 {
          Rectangle().fill(.primary.opacity(0.15)).frame(width: 1, height: 24)
        }
        Color.clear
      }
    }
  }

  private func row(_ letters: String) -> some View {
    HStack(spacing: KeyboardMetrics.between) {
      ForEach(letters.map(String.init), id: \.self) { letter in
        switch letter {
        case " ": Color.clear
        case "⌫": symbol("delete.left")
        default: key(letter, size: 24)
        }
      }
    }
  }

  @ViewBuilder private var returnKey: some View {
    switch submit {
    case .return: symbol("return")
    case .next, .continue: key(submit.title, size: 16)
    default:
      cap(.blue) { Text(verbatim: submit.title).font(.system(size: 16)).foregroundStyle(.white) }
    }
  }

  private var plain: Color { scheme == .dark ? Color(white: 0.36) : .white }

  private func key(_ title: String, size: CGFloat) -> some View {
    cap(plain) { Text(verbatim: title).font(.system(size: size)).foregroundStyle(.primary) }
  }

  private func symbol(_ name: String) -> some View {
    cap(plain) { Image(systemName: name).font(.system(size: 19)).foregroundStyle(.primary) }
  }

  private func cap(_ color: Color, @ViewBuilder label: () -> some View) -> some View {
    RoundedRectangle(cornerRadius: 8.5).fill(color).overlay(content: label)
  }
}

/// The parts of a keyboard in its room, in points.
struct KeyboardMetrics: Equatable {
  /// Between keys of a row, and beside the outermost.
  static let between = 6.0
  static let side = 4.0

  /// The width of a letter's key.
  var key: Double
  /// Between rows.
  var gap: Double
  /// What stands above the first row.
  var head: Double
  /// What lies below the last.
  var foot: Double
  /// Whether what chooses another keyboard stands below the last row, not in it.
  var hasFoot: Bool

  /// The parts in some room: a phone on its side has no suggestions, and a display with round corners
  /// has room below.
  init(_ size: CGSize, isPad: Bool) {
    let (width, height) = (Double(size.width), Double(size.height))
    let isTablet = width > 700 && height > 280
    key = max((width - 2 * Self.side - 9 * Self.between) / 10, 0)
    let isLow = height < 240
    gap = isLow ? 7 : 11
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
