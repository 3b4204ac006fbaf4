import MeniscusUI
import TestSupport
import Testing

/// A person who is handed over as a name.
private struct Person: Transferable, Equatable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.name) { Person(name: $0) }
  }
}

/// A card that is handed over as JSON or, where it is long enough, as a person.
private struct Card: Codable, Transferable, Equatable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation { Person(name: $0.title) }.exportingCondition { $0.title.count > 2 }
  }
}

/// Another card, of the same JSON.
private struct Note: Codable, Transferable, Equatable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Note.self, contentType: .json).suggestedFileName("note")
  }
}

/// Things that know each other.
private struct Ping: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { (_: Pong) in Ping() })
  }
}

private struct Pong: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { (_: Ping) in Pong() })
  }
}

/// What is dragged or copied is taken as something else that it can be handed over as.
@MainActor
struct TransferableTests {
  /// Hands a thing over; what comes of it as one of a type.
  private func handOver<Item, Payload>(
    _ item: Item, to type: Payload.Type
  ) -> Payload? {
    var made: Payload?
    NSItemProvider(object: item).loadTransferable(type: type) { made = try? $0.get() }
    return made
  }

  @Test func aThingIsHandedOverByTheFirstFormThatBothHave() {
    expectEqual(handOver(Person(name: "Ada"), to: Person.self), Person(name: "Ada"))
    expectEqual(handOver(Person(name: "Ada"), to: String.self), "Ada")
    expectEqual(handOver("Ada", to: Person.self), Person(name: "Ada"))
    expectEqual(handOver(Card(title: "Tea"), to: Note.self), Note(title: "Tea"))
    // By way of a person; too short a title is none.
    expectEqual(handOver(Card(title: "Tea"), to: String.self), "Tea")
    expectEqual(handOver(Card(title: "A"), to: String.self), nil)
    expectEqual(handOver(AttributedString("Tea"), to: String.self), "Tea")
    expectEqual(handOver(7, to: String.self), nil)
    expectEqual(handOver(Note(title: "Tea"), to: Person.self), nil)
    // Forms that lead back to themselves come to an end.
    #expect(handOver("Tea", to: Ping.self) == nil)
    #expect(handOver(Pong(), to: Ping.self) != nil)
  }

  @Test func kindsAreThoseOfTheForms() {
    let provider = NSItemProvider(object: Card(title: "Tea"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.json"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.png"))
    #expect(provider.canLoadObject(ofClass: Person.self))
    #expect(!provider.canLoadObject(ofClass: Int.self))
  }

  @Test func aThingIsDroppedWhereItsFormIsTaken() {
    let log = Log()
    let stage = Stage(width: 400) {
      HStack(spacing: 40) {
        Color.pureRed.frame(width: 60, height: 60)
          .draggable(Person(name: "Ada")).accessibilityIdentifier("person")
        Color.pureGreen.frame(width: 60, height: 60)
          .dropDestination(for: String.self) { items, _ in
            log.note("\(items)")
            return true
          }
          .accessibilityIdentifier("names")
        Color.pureBlue.frame(width: 60, height: 60)
          .dropDestination(for: Note.self) { items, _ in
            log.note("never")
            return true
          }
          .accessibilityIdentifier("notes")
      }
    }
    for target in ["notes", "names"] {
      let (start, end) = (stage.center("person"), stage.center(target))
      stage.press(start.x, start.y)
      stage.run(32)
      stage.move(end.x, end.y)
      stage.release(end.x, end.y)
      stage.settle()
    }
    expectEqual(log.take(), ["[\"Ada\"]"])
  }
}
