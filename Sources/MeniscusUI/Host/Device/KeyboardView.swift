/// A keyboard, drawn plainly; traces type by events of their own, and its keys do nothing.
struct KeyboardView: View, TransparentView {
  var type = UIKeyboardType.default
  var submit = SubmitLabel.return
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 11) {
      if isPad {
        ForEach(["123", "456", "789", type == .decimalPad ? ".0⌫" : " 0⌫"], id: \.self) { row($0) }
      } else {
        row("qwertyuiop")
        row("asdfghjkl").padding(.horizontal, 18)
        row("⇧zxcvbnm⌫")
        HStack(spacing: 6) {
          key("123").frame(width: 90)
          key("space")
          key(submit.title).frame(width: 90)
        }
      }
    }
    .frame(height: 4 * 43 + 3 * 11)
    .padding(.horizontal, 4)
    .padding(.top, 14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(scheme == .dark ? Color(white: 0.16) : Color(red: 0.82, green: 0.83, blue: 0.86))
    .environment(\.dynamicTypeSize, .large)
    .environment(\.layoutDirection, .leftToRight)
  }

  private var isPad: Bool {
    [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(type)
  }

  private func row(_ letters: String) -> some View {
    HStack(spacing: 6) {
      ForEach(letters.map(String.init), id: \.self) { letter in
        if letter == " " {
          Color.clear
        } else {
          key(letter)
        }
      }
    }
  }

  @ViewBuilder private func key(_ title: String) -> some View {
    RoundedRectangle(cornerRadius: 8.5)
      .fill(scheme == .dark ? Color(white: 0.36) : .white)
      .overlay {
        if title == "⌫" {
          Image(systemName: "xmark").foregroundStyle(.primary)
        } else if title == "⇧" {
          Image(systemName: "chevron.up").foregroundStyle(.primary)
        } else {
          Text(verbatim: title).font(.system(size: title.count > 1 ? 15 : 22))
            .foregroundStyle(.primary)
        }
      }
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
struct DeviceFeatureView<Content: View>: WrappingView {
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

extension View {
  /// The view, with a note of the run where the scene has no device that shows a feature.
  func onDevice(_ feature: String) -> some View {
    DeviceFeatureView(content: self, feature: feature)
  }
}
