/// Shows pickers as links to screens, where a stack of screens is around.
@MainActor
protocol PickerLinking {
  /// A link that shows a label and a value, to a screen of choices.
  func link(_ parts: PickerLinkParts) -> AnyView
}

/// What a picker that is a link consists of.
struct PickerLinkParts {
  let label: AnyView
  /// The label, where it is a text.
  let title: Text?
  let value: AnyView
  /// The choices as rows; the action is run after one was made.
  let choices: (@escaping () -> Void) -> AnyView
}

private let pickerLinkingEntry = EnvironmentEntry<(any PickerLinking)?>(nil)

extension EnvironmentValues {
  /// Who shows pickers as links; nil where there is no stack of screens around.
  var pickerLinking: (any PickerLinking)? {
    get { self[pickerLinkingEntry] }
    set { self[pickerLinkingEntry] = newValue }
  }
}

/// The views of a picker as rows of a screen.
struct LinkedChoices<Content: View>: View, TransparentView {
  let content: Content
  let selection: PickerSelection
  let close: () -> Void

  var body: some View {
    GroupElementsOfContent(base: content) { views in
      let options = PickerOption.options(views)
      return InlinePicker(
        options: options, index: options.firstIndex { selection.isSelected($0.tag) },
        label: EmptyView()
      ) { option in
        selection.select(option.tag)
        close()
      }
    }
  }
}
