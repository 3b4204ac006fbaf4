import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Cards as wide as what the margins leave, as people write them.
private struct Carousel: View {
  @State private var place: Int?

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<10) { index in
            Color.red.containerRelativeFrame(.horizontal)
              .accessibilityIdentifier("card \(index)")
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 40, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $place)
      .frame(height: 100)
      HStack {
        ForEach([5, 9, 2], id: \.self) { index in
          Color.blue.frame(width: 30, height: 30).onTapGesture { place = index }
            .accessibilityIdentifier("go \(index)")
        }
      }
    }
  }
}

@MainActor
struct CarouselTests {
  /// Cards that were never made are measured against the scroll view, which got its frame after the
  /// first ones were measured.
  @Test func aCardThatWasNeverMadeIsReached() {
    let stage = Stage { Carousel() }
    for index in [5, 9, 2] {
      stage.tap("go \(index)")
      stage.settle()
      expectEqual(stage.shown("card \(index)")?.minX, 40, "card \(index)")
      expectEqual(stage.shown("card \(index)")?.width, 240)
    }
  }
}
