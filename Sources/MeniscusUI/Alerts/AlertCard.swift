/// What an alert or a dialog says.
struct AlertContent {
  /// The title; nil where it is not shown.
  var title: Text?
  /// The message; nil for none.
  var message: AnyView?
  /// The actions, and the fields of an alert.
  var actions: AnyView
  /// Whether it is a dialog.
  var isDialog = false
}

/// The card of an alert or a dialog: texts, fields, actions, on glass, or on material in the classic
/// design.
struct AlertCard: View, SystemSurface {
  let content: AlertContent
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    VStack(spacing: 0) {
      texts
      GroupElementsOfContent(base: content.actions) { parts in
        AlertParts(parts: Array(parts), isDialog: content.isDialog)
      }
    }
    .glassEffect(
      .regular.replaced(by: .regular, if: isClassic),
      in: .rect(cornerRadius: isClassic ? ClassicAlertPolicy.radius : AlertPolicy.radius)
    )
    .glassScheme(from: .colorScheme)
    .surrounded { values in
      values.forgetTextTraits()
      // An alert can always be answered, whatever is switched off below.
      values.isEnabled = true
      values.buttonLook = actionLook
      values.customTextFieldStyle = nil
      values.textFieldLook = .plain
    }
    .accessibilityElement(children: .contain)
  }

  private var actionLook: any ButtonLook {
    guard isClassic else { return PrimitiveLook(style: AlertButtonStyle()) }
    return PrimitiveLook(style: PlainAlertButtonStyle())
  }

  private var isSingle: Bool { content.title == nil || content.message == nil }

  /// Whether texts stand in the middle.
  private var isCentred: Bool { isSingle || isClassic }

  /// The length of the classic design, or else the one for the size of text.
  private func pick(
    _ classic: CGFloat, _ usual: CGFloat, _ large: CGFloat, _ accessibility: CGFloat
  ) -> CGFloat {
    if isClassic { return classic }
    if isSingle { return usual }
    if size.isAccessibilitySize { return accessibility }
    return size == .xxxLarge ? large : usual
  }

  @ViewBuilder private var texts: some View {
    if content.title != nil || content.message != nil {
      VStack(
        alignment: isCentred ? .center : .leading,
        spacing: pick(
          ClassicAlertPolicy.gap, AlertPolicy.gap, AlertPolicy.gapLarge,
          AlertPolicy.gapAccessibility)
      ) {
        if let title = content.title {
          title.font(.body).fontWeight(isSingle && !isClassic ? .regular : .semibold)
            .foregroundStyle(.primary)
            .accessibilityAddTraits(.isHeader)
        }
        if let message = content.message {
          message.font(messageFont)
            .foregroundStyle(isCentred ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
        }
      }
      .multilineTextAlignment(isCentred ? .center : .leading)
      .frame(maxWidth: .infinity, alignment: isCentred ? .center : .leading)
      .padding(.horizontal, isClassic ? ClassicAlertPolicy.textInset : AlertPolicy.textInset)
      .padding(
        .top,
        pick(
          ClassicAlertPolicy.top, AlertPolicy.top, AlertPolicy.topLarge,
          AlertPolicy.topAccessibility)
      )
      .padding(
        .bottom,
        pick(
          ClassicAlertPolicy.below, isSingle ? AlertPolicy.belowSingle : AlertPolicy.below,
          AlertPolicy.belowLarge, AlertPolicy.belowAccessibility))
    }
  }

  private var messageFont: Font {
    if isClassic { return .footnote }
    return isSingle ? .body : .subheadline
  }
}

/// The fields of an alert, then its actions: two side by side, more one below another, the one that
/// cancels first of two and last of more.
private struct AlertParts: View, TransparentView {
  let parts: [Subview]
  let isDialog: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isFromSource) private var isFromSource
  @Environment(\.isClassicDesign) private var isClassic

  /// Actions of the classic design go from side to side and touch one another.
  private var actionGap: CGFloat { isClassic ? 0 : AlertPolicy.actionGap }
  private var actionInset: CGFloat { isClassic ? 0 : AlertPolicy.actionInset }
  private var below: CGFloat { isClassic ? ClassicAlertPolicy.below : AlertPolicy.below }

  var body: some View {
    let fields = parts.filter { $0.containerValues.alertRole == nil }
    let actions = parts.filter { $0.containerValues.alertRole != nil }
    let cancelling = actions.filter { $0.containerValues.alertRole == .cancel }
    let others = actions.filter { $0.containerValues.alertRole != .cancel }
    VStack(spacing: AlertPolicy.fieldGap) {
      ForEach(fields) { field in
        field
          .padding(.horizontal, AlertPolicy.fieldInset)
          .frame(maxWidth: .infinity, minHeight: AlertPolicy.fieldHeight)
          .background(.quaternary, in: .capsule)
          .padding(.horizontal, AlertPolicy.fieldInset)
      }
    }
    .padding(.top, fields.isEmpty ? 0 : AlertPolicy.fieldGap - below)
    // SwiftUI leaves out what is neither.
    .unmet("alert’s other views", if: !fields.allSatisfy(\.element.isField))
    VStack(spacing: actionGap) {
      if actions.isEmpty, !isDialog {
        // An alert without actions has one that takes it away.
        Button("OK") { dismiss() }
      } else if actions.count == 2, !isDialog {
        HStack(spacing: actionGap) { ForEach(cancelling + others) { $0 } }
      } else {
        ForEach(others + (isFromSource ? [] : cancelling)) { $0 }
      }
    }
    .padding(
      .init(
        top: isClassic && !fields.isEmpty ? AlertPolicy.fieldGap : actionInset,
        leading: actionInset, bottom: actionInset, trailing: actionInset)
    )
    if isFromSource {
      ForEach(cancelling) { $0.frame(width: 0, height: 0).opacity(0).accessibilityHidden(true) }
    }
    if isDialog, !isFromSource, cancelling.isEmpty {
      // A dialog in the middle has one that cancels, in any case.
      Button("Cancel", role: .cancel) {}
        .padding([.horizontal, .bottom], actionInset)
        .padding(.top, (others.isEmpty ? 0 : actionGap) - actionInset)
    }
  }
}

extension ElementNode {
  /// Whether something is typed into the element.
  fileprivate var isField: Bool { self is TextEntryElement || elements.contains(where: \.isField) }
}

/// An action of an alert: it does what it does and takes the alert away.
struct AlertButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    AlertAction(configuration: configuration)
  }
}

/// The look of an action.
private struct AlertAction: View, TransparentView {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let isPressed = configuration.isPressed.wrappedValue
    configuration.label
      .labelStyle(.titleOnly)
      .font(.body).fontWeight(.medium)
      .foregroundStyle(ink)
      .padding(.horizontal, 12)
      .padding(.vertical, size.isAccessibilitySize ? 12 : 0)
      .frame(maxWidth: .infinity, minHeight: AlertPolicy.actionHeight)
      .background(face, in: .capsule)
      .opacity(isPressed ? 0.6 : 1)
      .asAlertAction(configuration, dismiss)
  }

  private var face: Color {
    scheme == .dark ? Color(white: 1, opacity: 0.11) : Color(white: 0.109, opacity: 0.137)
  }

  private var ink: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}

extension View {
  /// The view as an action: touched, it does what the action does and takes the alert away.
  func asAlertAction(
    _ configuration: PrimitiveButtonStyleConfiguration, _ dismiss: DismissAction
  ) -> some View {
    contentShape(Rectangle())
      .onPress(isPressed: configuration.isPressed) {
        configuration.action()
        dismiss()
      }
      .keyboardShortcut(configuration.role == .cancel ? .cancelAction : nil)
      .containerValue(\.alertRole, configuration.role == .cancel ? .cancel : .other)
  }
}

/// What an action of an alert is for.
enum AlertRole: Equatable {
  case cancel
  case other
}

private enum AlertRoleKey: ContainerValueKey {
  static var defaultValue: AlertRole? { nil }
}

extension ContainerValues {
  /// What an action is for; nil for what is no action.
  var alertRole: AlertRole? {
    get { self[AlertRoleKey.self] }
    set { self[AlertRoleKey.self] = newValue }
  }
}

private let isFromSourceEntry = EnvironmentEntry<Bool>(false, isPlace: true)

extension EnvironmentValues {
  /// Whether a dialog grows out of a source; there a tap beside it cancels, and no action does.
  var isFromSource: Bool {
    get { self[isFromSourceEntry] }
    set { self[isFromSourceEntry] = newValue }
  }
}
