import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

@Observable
private final class Counter {
  var count = 0
  var name = "a"
  @ObservationIgnored var unseen = 0
}

@Observable
private final class Library {
  var books: [Book] = [Book(title: "one"), Book(title: "two")]
  var last: Book?
}

@Observable
private final class Book: Identifiable {
  var title: String
  weak var neighbour: Book?
  var pages = 1
  init(title: String) { self.title = title }
}

private struct CountReader: View {
  let model: Counter
  let log: Log
  var body: some View {
    log.note("count \(model.count)")
    return Color.red.frame(width: CGFloat(10 + model.count), height: 10)
      .accessibilityIdentifier("count")
  }
}

private struct NameReader: View {
  let model: Counter
  let log: Log
  var body: some View {
    log.note("name \(model.name)")
    return Color.blue.frame(width: 10, height: 10)
  }
}

private struct Owner: View {
  @State private var model = Counter()
  let log: Log
  let action: @MainActor (Counter) -> Void

  var body: some View {
    log.note("owner")
    return VStack {
      CountReader(model: model, log: log)
      NameReader(model: model, log: log)
      Color.green.frame(width: 20, height: 20)
        .onTapGesture { action(model) }
        .accessibilityIdentifier("act")
    }
  }
}

@MainActor
struct ObservableTests {
  private let log = Log()

  @Test func aChangeShowsInItsFrameAndOnlyItsReadersAreEvaluated() {
    let log = log
    let stage = Stage { Owner(log: log) { $0.count += 5 } }
    expectEqual(log.take(), ["owner", "count 0", "name a"])
    let frame = stage.tap("act")
    expectEqual(log.take(), ["count 5"])
    expectEqual(frame.counters[.bodies], 1)
    expectEqual(stage.model("count")?.width, 15)
    stage.tap("act")
    expectEqual(log.take(), ["count 10"])
  }

  @Test func whatIsNotObservedEvaluatesNobody() {
    let log = log
    let stage = Stage { Owner(log: log) { $0.unseen += 1 } }
    _ = log.take()
    let frame = stage.tap("act")
    #expect(log.take().isEmpty)
    expectEqual(frame.counters[.bodies], 0)
  }

  @Test func aChangeMayBeAnimated() {
    let log = log
    let stage = Stage(rate: 10) {
      Owner(log: log) { model in withAnimation(.linear(duration: 1)) { model.count = 100 } }
    }
    stage.tap("act")
    #expect(!stage.frame.isSettled)
    stage.run(5)
    let width = stage.frame.fills.first { $0.path.contains("CountReader") }?.bounds.width ?? 0
    expectClose(width, 60, closerThan: 1)
  }

  @Test func readingThatEndedDoesNotCount() {
    struct Switcher: View {
      @State var model = Counter()
      @State var reads = true
      let log: Log
      var body: some View {
        log.note(reads ? "reads \(model.count)" : "rests")
        return HStack {
          Color.red.onTapGesture { model.count += 1 }.accessibilityIdentifier("add")
          Color.blue.onTapGesture { reads.toggle() }.accessibilityIdentifier("toggle")
        }
      }
    }
    let log = log
    let stage = Stage { Switcher(log: log) }
    stage.tap("toggle")
    _ = log.take()
    stage.tap("add")
    #expect(log.take().isEmpty)
    stage.tap("toggle")
    stage.tap("add")
    expectEqual(log.take(), ["reads 1", "reads 2"])
  }

  @Test func elementsReadModelsAsTheirOwners() {
    struct Shelf: View {
      @State var library = Library()
      let log: Log
      var body: some View {
        VStack {
          ForEach(library.books) { book in
            Color.red.frame(width: CGFloat(book.pages), height: 10)
          }
          Color.blue.onTapGesture { library.books[1].pages = 50 }
            .accessibilityIdentifier("act")
        }
      }
    }
    let log = log
    let stage = Stage { Shelf(log: log) }
    stage.tap("act")
    #expect(stage.frame.fills.contains { $0.bounds.width == 50 })
  }

  @Test func bindablePropertiesAreReadAndWritten() {
    struct Field: View {
      @Binding var title: String
      let log: Log
      var body: some View {
        log.note("field \(title)")
        return Color.red.onTapGesture { title += "!" }.accessibilityIdentifier("field")
      }
    }
    struct Editor: View {
      @Bindable var book: Book
      let log: Log
      var body: some View {
        log.note("editor")
        return Field(title: $book.title, log: log)
      }
    }
    struct Root: View {
      @State var library = Library()
      let log: Log
      var body: some View { Editor(book: library.books[0], log: log) }
    }
    let log = log
    let stage = Stage { Root(log: log) }
    expectEqual(log.take(), ["editor", "field one"])
    stage.tap("field")
    expectEqual(log.take(), ["field one!"])
  }

  @Test func anotherModelIsAnotherValue() {
    struct Show: View {
      @Bindable var book: Book
      let log: Log
      var body: some View {
        log.note(book.title)
        return Color.red
      }
    }
    struct Root: View {
      @State var library = Library()
      @State var index = 0
      let log: Log
      var body: some View {
        VStack {
          Show(book: library.books[index], log: log)
          Color.blue.onTapGesture { index = 1 }.accessibilityIdentifier("act")
        }
      }
    }
    let log = log
    let stage = Stage { Root(log: log) }
    stage.tap("act")
    expectEqual(log.take(), ["one", "two"])
  }

  @Test func stateHoldsModelsByTheirFields() {
    let log = log
    let stage = Stage { Owner(log: log) { $0.name = "b" } }
    expectContains(stage.host.snapshot(), "{model = Counter(count: 0, name: a, unseen: 0)}")
    let before = stage.frame.stateHash
    let other = Stage { Owner(log: log) { $0.name = "b" } }
    expectEqual(other.frame.stateHash, before)
    stage.tap("act")
    #expect(stage.frame.stateHash != before)
    #expect(stage.host.unencodableState.isEmpty)
  }

  @Test func ringsOfObjectsAreHashedOnce() {
    struct Ring: View {
      @State var library: Library
      var body: some View { Color.red }
    }
    @MainActor func hash(_ change: (Library) -> Void) -> UInt64 {
      let library = Library()
      // Every book leads to every other: a walk without memory would never end.
      library.books = (0..<12).map { Book(title: "\($0)") }
      for (index, book) in library.books.enumerated() {
        book.neighbour = library.books[(index + 1) % 12]
      }
      change(library)
      return Stage { Ring(library: library) }.frame.stateHash
    }
    let plain = hash { _ in }
    expectEqual(hash { _ in }, plain)
    #expect(hash { $0.books[7].pages = 2 } != plain)
    #expect(hash { $0.books[0].neighbour = $0.books[2] } != plain)
    #expect(hash { $0.last = $0.books[3] } != hash { $0.last = $0.books[4] })
  }
}
