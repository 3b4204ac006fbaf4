import Foundation
import MeniscusUI
import TestSupport
import Testing

private struct Holder<Value>: View {
  @State var value: Value
  var body: some View { Color.red }
}

private struct Nested: Equatable, Sendable {
  struct Inner: Equatable, Sendable {
    var numbers: [Double] = [1, 2]
    var name: String?
  }
  enum Choice: Equatable, Sendable {
    case none
    case some(Int)
    case both(Int, String)
    indirect case deeper(Choice)
  }
  var inner = Inner()
  var choice = Choice.none
  var flag = false
}

/// All cases are described by the same word.
private enum Mute: CustomStringConvertible, CaseIterable {
  case first
  case second
  var description: String { "mute" }
}

private enum Numbered: Int, CustomStringConvertible {
  case first = 1
  case second
  var description: String { "numbered" }
}

private final class Opaque {}

private final class Model {
  var number: Int
  init(number: Int) { self.number = number }
}

/// Values as the first baselines hold them: hashes go by the names of types, fields and cases.
private enum Accepted {
  struct Path { var outline = Outline() }
  struct Outline { var elements: [Int] = [] }
  struct Material {
    var kind: Int
    var activeAppearance: Int?
  }
}

@MainActor
struct StateEncodingTests {
  private func hash<Value: Sendable>(_ value: Value) -> UInt64 {
    Stage { Holder(value: value) }.frame.stateHash
  }

  @Test func equalValuesHaveEqualHashes() {
    expectEqual(hash(Nested()), hash(Nested()))
    expectEqual(hash(1.5), hash(1.5))
    expectEqual(hash(0.0), hash(-0.0))
    expectEqual(hash("é"), hash("é"))
  }

  @Test func typesThatWereRenamedKeepTheirHashesAndTexts() {
    expectEqual(hash(Path()), hash(Accepted.Path()))
    let path = Stage { Holder(value: Path()) }
    expectEqual(path.host.snapshot().contains("Path(outline: Outline(elements: []))"), true)
    expectEqual(hash(Material.ultraThin), hash(Accepted.Material(kind: 2)))
    expectEqual(hash(Material.ultraThick), hash(Accepted.Material(kind: 6)))
  }

  @Test func everyPartCounts() {
    var others = [Nested](repeating: Nested(), count: 8)
    others[1].inner.numbers = [2, 1]
    others[2].inner.name = ""
    others[3].inner.name = "nil"
    others[4].choice = .some(0)
    others[5].choice = .both(0, "")
    others[6].choice = .deeper(.none)
    others[7].flag = true
    expectEqual(Set(others.map { hash($0) }).count, others.count)
  }

  @Test func casesAreToldApartByMoreThanTheirDescription() {
    #expect(hash(Mute.first) != hash(Mute.second))
    #expect(hash(Numbered.first) != hash(Numbered.second))
    #expect(hash(ColorScheme.light) != hash(ColorScheme.dark))
  }

  @Test func optionalsAndEmptinessAreToldApart() {
    #expect(hash(Int?.none) != hash(Int?.some(0)))
    #expect(hash([Int]()) != hash([0]))
    #expect(hash([[1], []]) != hash([[], [1]]))
    #expect(hash(["ab", "c"]) != hash(["a", "bc"]))
  }

  @Test func valuesThatHideTheirFieldsCount() throws {
    let first = try #require(URL(string: "https://example.com/1"))
    let second = try #require(URL(string: "https://example.com/2"))
    #expect(hash(first) != hash(second))
    #expect(hash(Date(timeIntervalSince1970: 1)) != hash(Date(timeIntervalSince1970: 2)))
  }

  @Test func theOrderOfSetsAndDictionariesDoesNotCount() {
    // Capacities and insertion orders lead to other orders of the same elements.
    var forwards = Set<Int>(minimumCapacity: 4)
    var backwards = Set<Int>(minimumCapacity: 400)
    var ahead = [String: Int](minimumCapacity: 4)
    var behind = [String: Int](minimumCapacity: 400)
    for number in 0..<50 {
      forwards.insert(number)
      backwards.insert(49 - number)
      ahead["\(number)"] = number
      behind["\(49 - number)"] = 49 - number
    }
    #expect(Array(forwards) != Array(backwards))
    expectEqual(hash(forwards), hash(backwards))
    expectEqual(hash(ahead), hash(behind))
    let (one, other) = (Stage { Holder(value: forwards) }, Stage { Holder(value: backwards) })
    expectEqual(one.host.snapshot(), other.host.snapshot())
    behind["0"] = 1
    #expect(hash(ahead) != hash(behind))
    backwards.remove(7)
    #expect(hash(forwards) != hash(backwards))
  }

  @Test func whatCannotBeEncodedIsListed() {
    struct Mixed: View {
      @State private var action: @MainActor () -> Void = {}
      @State private var object = Opaque()
      @State private var number = 1
      @State private var model = Model(number: 1)
      var body: some View { Color.red }
    }
    let stage = Stage { Mixed() }
    expectEqual(stage.host.unencodableState.count, 2)
    #expect(stage.host.unencodableState.allSatisfy { $0.hasPrefix("Mixed.") })
    #expect(stage.host.unencodableState.contains { $0.hasPrefix("Mixed.action: ") })
    #expect(stage.host.unencodableState.contains { $0.hasPrefix("Mixed.object: ") })
  }

  @Test func whatIsNestedTooDeeplyIsListedAsThat() {
    func choice(_ depth: Int) -> Nested.Choice { depth == 0 ? .none : .deeper(choice(depth - 1)) }
    expectEqual(Stage { Holder(value: choice(15)) }.host.unencodableState, [])
    expectEqual(Stage { Holder(value: choice(16)) }.host.unencodableState, ["Holder.value: ..."])
  }

  @Test func addressesAreListedAndNotHashed() {
    struct Buffer: @unchecked Sendable { var base: UnsafeMutableRawPointer }
    let first = Buffer(base: .allocate(byteCount: 8, alignment: 8))
    let second = Buffer(base: .allocate(byteCount: 8, alignment: 8))
    defer {
      first.base.deallocate()
      second.base.deallocate()
    }
    let (one, other) = (Stage { Holder(value: first) }, Stage { Holder(value: second) })
    expectEqual(one.frame.stateHash, other.frame.stateHash)
    expectEqual(one.host.snapshot(), other.host.snapshot())
    expectEqual(one.host.unencodableState.count, 1)
  }

  @Test func viewsAreHashedByTheirPlace() {
    let stage = Stage {
      VStack {
        Holder(value: 1)
        Holder(value: 2)
      }
    }
    let states = stage.frame.views.filter { $0.path.hasPrefix("VStack/Holder") && $0.state != 0 }
    expectEqual(states.count, 2)
    expectEqual(Set(states.map(\.state)).count, 2)
    expectEqual(Set(stage.frame.views.map(\.path)).count, stage.frame.views.count)
  }
}
