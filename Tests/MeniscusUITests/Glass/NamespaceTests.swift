import MeniscusUI
import TestSupport
import Testing

@MainActor
struct NamespaceTests {
  private struct Keeper: View {
    let log: @MainActor (Namespace.ID) -> Void
    @State private var kept: Namespace.ID?
    @State private var count = 0
    @Namespace private var namespace
    @Namespace private var other

    var body: some View {
      log(namespace)
      log(other)
      return Color.red.frame(width: 40 + CGFloat(count), height: 40)
        .onTapGesture {
          count += 1
          kept = namespace
        }
    }
  }

  @MainActor private final class Seen {
    var identities: [Namespace.ID] = []
  }

  @Test func aNamespaceLastsAsLongAsTheViewsPlace() {
    let seen = Seen()
    let stage = Stage { Keeper { seen.identities.append($0) } }
    stage.tap(160, 120)
    expectEqual(seen.identities.count, 4)
    expectEqual(seen.identities[0], seen.identities[2])
    expectEqual(seen.identities[1], seen.identities[3])
    #expect(seen.identities[0] != seen.identities[1])
    expectEqual(Set(seen.identities).count, 2)
  }

  @Test func twoViewsHaveTwo() {
    let seen = Seen()
    _ = Stage {
      HStack {
        Keeper { seen.identities.append($0) }
        Keeper { seen.identities.append($0) }
      }
    }
    expectEqual(Set(seen.identities).count, 4)
  }

  @Test func whatIsKeptOfItIsTheSameInEveryRun() {
    @MainActor func run() -> Stage {
      let stage = Stage { Keeper { _ in } }
      stage.tap(160, 120)
      return stage
    }
    let stage = run()
    expectEqual(stage.frame.stateHash, run().frame.stateHash)
    #expect(stage.host.unencodableState.isEmpty)
    expectContains(stage.host.snapshot(), "Keeper.namespace")
  }
}
