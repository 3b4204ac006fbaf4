import MeniscusUI
import TestSupport
import Testing

/// What views around have asked for is told to those who go by it themselves.
@MainActor
struct AskedValueTests {
  struct Value: Sendable, CustomTestStringConvertible {
    let name: String
    /// The value where nobody asks for anything, and the one that is asked for.
    let values: [String]
    let views: @MainActor @Sendable (Log) -> AnyView

    init<Told, Asked: View>(
      _ name: String, _ values: String...,
      of keyPath:
        @escaping @Sendable () -> KeyPath<
          EnvironmentValues, Told
        >,
      asked: @escaping @MainActor @Sendable (Teller<Told>) -> Asked
    ) {
      self.name = name
      self.values = values
      views = { log in
        let teller = Teller(keyPath(), log)
        return AnyView(
          VStack {
            teller
            asked(teller)
          })
      }
    }

    var testDescription: String { name }
  }

  struct Teller<Told>: View {
    @Environment private var value: Told
    let log: Log

    init(_ keyPath: KeyPath<EnvironmentValues, Told>, _ log: Log) {
      _value = Environment(keyPath)
      self.log = log
    }

    var body: some View {
      // Values of one field tell its name or its word.
      let text = "\(value)"
      log.note(text.split(separator: "\"").dropFirst().first.map(String.init) ?? text)
      return Color.red
    }
  }

  nonisolated private static let values: [Value] = [
    Value("symbolRenderingMode", "nil", "palette", of: { \.symbolRenderingMode }) {
      $0.symbolRenderingMode(.palette)
    },
    Value("autocorrectionDisabled", "false", "true", of: { \.autocorrectionDisabled }) {
      $0.autocorrectionDisabled()
    },
    Value("menuIndicatorVisibility", "automatic", "hidden", of: { \.menuIndicatorVisibility }) {
      $0.menuIndicator(.hidden)
    },
    Value(
      "scrollDismissesKeyboardMode", "automatic", "never", of: { \.scrollDismissesKeyboardMode }
    ) { $0.scrollDismissesKeyboard(.never) },
    Value(
      "verticalScrollIndicatorVisibility", "automatic", "hidden",
      of: { \.verticalScrollIndicatorVisibility }
    ) { $0.scrollIndicators(.hidden, axes: .vertical) },
    Value(
      "horizontalScrollIndicatorVisibility", "automatic", "automatic",
      of: { \.horizontalScrollIndicatorVisibility }
    ) { $0.scrollIndicators(.hidden, axes: .vertical) },
    Value("badgeProminence", "standard", "increased", of: { \.badgeProminence }) {
      $0.badgeProminence(.increased)
    },
    Value("allowedDynamicRange", "nil", "high", of: { \.allowedDynamicRange }) {
      $0.allowedDynamicRange(.high)
    },
    Value("buttonRepeatBehavior", "automatic", "enabled", of: { \.buttonRepeatBehavior }) {
      $0.buttonRepeatBehavior(.enabled)
    },
    Value("isHoverEffectEnabled", "true", "false", of: { \.isHoverEffectEnabled }) {
      $0.hoverEffectDisabled()
    },
    Value("keyboardShortcut", "false", "true", of: { \.keyboardShortcut.isCancelAction }) {
      $0.keyboardShortcut(.cancelAction)
    },
    Value("sliderThumbVisibility", "automatic", "hidden", of: { \.sliderThumbVisibility }) {
      $0.sliderThumbVisibility(.hidden)
    },
    Value("accessibilityEnabled", "false", "true", of: { \.accessibilityEnabled }) {
      $0.environment(\.accessibilityEnabled, true)
    },
    Value("isTabBarShowingSections", "false", "false", of: { \.isTabBarShowingSections }) { $0 },
  ]

  @Test(arguments: values)
  func told(_ value: Value) {
    let log = Log()
    _ = Stage { value.views(log) }
    expectEqual(log.take(), value.values)
  }

  @Test func fontsAreResolvedWithTheSizeOfText() {
    var environment = EnvironmentValues()
    let font = Font.body.bold().italic()
    let usual = font.resolve(in: environment.fontResolutionContext)
    environment.dynamicTypeSize = .xLarge
    let large = font.resolve(in: environment.fontResolutionContext)
    // Apple's Human Interface Guidelines: body is 17 points at large, 19 at xLarge.
    expectEqual([usual.pointSize, large.pointSize], [17, 19])
    #expect(usual.isBold && usual.isItalic && !usual.isMonospaced)
    #expect(!Font.body.resolve(in: environment.fontResolutionContext).isBold)
  }

  private struct Presented: View {
    @Environment(\.presentationMode) private var mode
    let log: Log

    var body: some View {
      log.note("\(mode.wrappedValue.isPresented)")
      return Button("Close") { mode.wrappedValue.dismiss() }
        .frame(width: 100, height: 100).accessibilityIdentifier("close")
    }
  }

  private struct Presenting: View {
    @State private var isPresented = false
    let log: Log

    var body: some View {
      Button("Open") { isPresented = true }.accessibilityIdentifier("open")
        .sheet(isPresented: $isPresented, onDismiss: { log.note("dismissed") }) {
          Presented(log: log)
        }
    }
  }

  @Test func theModeOfPresentationDismisses() {
    let log = Log()
    let outside = Stage { Presented(log: log) }
    outside.tap("close")
    expectEqual(log.take(), ["false"])
    let stage = Stage { Presenting(log: log) }
    stage.tap("open")
    stage.settle()
    expectEqual(Set(log.take()), ["true"])
    stage.tap("close")
    stage.settle()
    expectEqual(log.take().last, "dismissed")
  }

  @Test func whatRenamesIsTold() {
    struct Renaming: View {
      @Environment(\.rename) private var rename
      let log: Log

      var body: some View {
        Color.red.onTapGesture { if let rename { rename() } else { log.note("nothing") } }
      }
    }
    let log = Log()
    Stage { Renaming(log: log) }.tap(160, 120)
    Stage { Renaming(log: log).renameAction { log.note("renamed") } }.tap(160, 120)
    expectEqual(log.take(), ["nothing", "renamed"])
  }
}

extension KeyboardShortcut? {
  fileprivate var isCancelAction: Bool { self == .cancelAction }
}
