import MeniscusUI
import TestSupport
import Testing

/// What is presented looks the same, whatever stands around the view that presents it.
@MainActor
struct PresentedEnvironmentTests {
  /// Shows by its frames and labels what of the environment it sees.
  private struct Inside: View {
    @Environment(\.colorScheme) private var scheme
    @State private var text = ""

    var body: some View {
      VStack {
        Label("A", systemImage: "star").accessibilityIdentifier("label")
        Button("B") {}.accessibilityIdentifier("button")
        Text("Words that do not have room on one line of this narrow frame.")
          .frame(width: 120).accessibilityIdentifier("text")
        TextField("Name", text: $text).frame(width: 200).accessibilityIdentifier("field")
        LabeledContent("Key", value: "Value").accessibilityIdentifier("pair")
        Text(scheme == .dark ? "in the dark" : "light").accessibilityIdentifier("scheme")
      }
    }
  }

  private struct Opener: View {
    @State private var isPresented = true
    var font: Font?

    var body: some View {
      Text("Open").sheet(isPresented: $isPresented) { Inside() }.font(font)
    }
  }

  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView
    /// What presents the same by itself.
    var plain: @MainActor @Sendable () -> AnyView = { AnyView(Opener()) }
  }

  nonisolated static let places = [
    Place(testDescription: "a bar") {
      AnyView(NavigationStack { Color.red.toolbar { ToolbarItem { Opener() } } })
    },
    Place(testDescription: "the title’s place in a bar") {
      AnyView(
        NavigationStack { Color.red.toolbar { ToolbarItem(placement: .principal) { Opener() } } })
    },
    Place(testDescription: "a row") { AnyView(List { Opener() }) },
    Place(testDescription: "a header") {
      AnyView(
        List {
          Section {
            Text("Row")
          } header: {
            Opener()
          }
        })
    },
    Place(testDescription: "a form in columns") {
      AnyView(Form { Opener() }.formStyle(.columns))
    },
    Place(testDescription: "glass") { AnyView(Opener().glassEffect(.regular.tint(.black))) },
    Place(testDescription: "a bar, with a font of its own") {
      AnyView(NavigationStack { Color.red.toolbar { ToolbarItem { Opener(font: .largeTitle) } } })
    } plain: {
      AnyView(Opener(font: .largeTitle))
    },
    Place(testDescription: "a bar, with a font around it") {
      AnyView(
        NavigationStack { Color.red.toolbar { ToolbarItem { Opener() } }.font(.caption) })
    } plain: {
      AnyView(Opener().font(.caption))
    },
  ]

  private func frames(_ content: @escaping @MainActor @Sendable () -> AnyView) -> [String] {
    let stage = Stage(width: 375, height: 667, content: content)
    stage.settle()
    return ["label", "button", "text", "field", "pair", "scheme"].map { name in
      "\(name) \(stage.shown(name).map { "\($0.size)" } ?? "is not there")"
    }
  }

  @Test(arguments: places) func nothingOfThePlaceIsSeen(_ place: Place) {
    expectEqual(frames(place.view), frames(place.plain))
  }

  private struct Switched: View {
    @State private var isPresented = true
    let isAlert: Bool
    let log: Log

    var body: some View {
      Color.clear
        .sheet(isPresented: .constant(false)) {}
        .alert("Error", isPresented: $isPresented.and(isAlert)) {
          Button("OK") { log.note("ok") }.accessibilityIdentifier("ok")
        } message: {
          Text("Words that do not have room on one line of an alert, whatever is said around it.")
            .accessibilityIdentifier("message")
        }
        .background {
          Color.clear.sheet(isPresented: $isPresented.and(!isAlert)) {
            log.note("gone")
          } content: {
            Text("Sheet").presentationDetents([.medium])
          }
        }
        .disabled(true)
        .lineLimit(1)
        .textCase(.uppercase)
    }
  }

  @Test func anAlertIsAnsweredWhereItsViewIsSwitchedOff() {
    let log = Log()
    let stage = Stage(width: 393, height: 852) { Switched(isAlert: true, log: log) }
    stage.settle()
    #expect((stage.shown("message")?.height ?? 0) > 30)
    stage.tap("ok")
    stage.settle()
    expectEqual(log.take(), ["ok"])
    #expect(stage.frame.displayList.glass.isEmpty)
  }

  @Test func aSheetGoesByATapWhereItsViewIsSwitchedOff() {
    let log = Log()
    let stage = Stage(width: 393, height: 852) { Switched(isAlert: false, log: log) }
    stage.settle()
    stage.tap(180, 40)
    stage.settle()
    expectEqual(log.take(), ["gone"])
  }

  private struct Dismissing: View {
    let log: Log
    @State private var isPresented = true

    var body: some View {
      Color.clear.sheet(isPresented: $isPresented) {
        log.note("gone")
      } content: {
        Inner()
      }
    }

    private struct Inner: View {
      var body: some View {
        Menu {
          Row()
        } label: {
          Text("Menu").frame(width: 100, height: 44)
        }
        .accessibilityIdentifier("menu")
      }
    }

    private struct Row: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View { Button("Done") { dismiss() }.accessibilityIdentifier("done") }
    }
  }

  @Test func dismissInAMenuIsThatOfTheViewThatHasTheMenu() {
    let log = Log()
    let stage = Stage(width: 375, height: 667) { Dismissing(log: log) }
    stage.settle()
    stage.tap("menu")
    stage.settle()
    stage.tap("done")
    stage.settle()
    expectEqual(log.take(), ["gone"])
  }
}

extension Binding where Value == Bool {
  /// The value where a condition holds, else false.
  @MainActor
  fileprivate func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}
