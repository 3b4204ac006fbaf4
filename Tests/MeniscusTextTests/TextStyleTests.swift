import MeniscusText
import TestSupport
import Testing

@Suite struct TextStyleTests {
  /// The rows of the Human Interface Guidelines: size/leading of large title, titles 1 to 3,
  /// headline and body, callout, subheadline, footnote, captions 1 and 2.
  private static let rows: [(TextSize, String)] = [
    (.xSmall, "31/38 25/31 19/24 17/22 14/19 13/18 12/16 12/16 11/13 11/13"),
    (.small, "32/39 26/32 20/25 18/23 15/20 14/19 13/18 12/16 11/13 11/13"),
    (.medium, "33/40 27/33 21/26 19/24 16/21 15/20 14/19 12/16 11/13 11/13"),
    (.large, "34/41 28/34 22/28 20/25 17/22 16/21 15/20 13/18 12/16 11/13"),
    (.xLarge, "36/43 30/37 24/30 22/28 19/24 18/23 17/22 15/20 14/19 13/18"),
    (.xxLarge, "38/46 32/39 26/32 24/30 21/26 20/25 19/24 17/22 16/21 15/20"),
    (.xxxLarge, "40/48 34/41 28/34 26/32 23/29 22/28 21/28 19/24 18/23 17/22"),
    (.accessibility1, "44/52 38/46 34/41 31/38 28/34 26/32 25/31 23/29 22/28 20/25"),
    (.accessibility2, "48/57 43/51 39/47 37/44 33/40 32/39 30/37 27/33 26/32 24/30"),
    (.accessibility3, "52/61 48/57 44/52 43/51 40/48 38/46 36/43 33/40 32/39 29/35"),
    (.accessibility4, "56/66 53/62 50/59 49/58 47/56 44/52 42/50 38/46 37/44 34/41"),
    (.accessibility5, "60/70 58/68 56/66 55/65 53/62 51/60 49/58 44/52 43/51 40/48"),
  ]

  private static let columns: [[TextStyle]] = [
    [.largeTitle], [.title], [.title2], [.title3], [.headline, .body], [.callout],
    [.subheadline], [.footnote], [.caption], [.caption2],
  ]

  @Test func metricsAreThoseOfTheGuidelines() {
    expectEqual(Self.rows.map(\.0), TextSize.allCases)
    expectEqual(Set(Self.columns.joined()), Set(TextStyle.allCases))
    for (size, row) in Self.rows {
      let cells = row.split(separator: " ").map { $0.split(separator: "/").map { Double($0) } }
      expectEqual(cells.count, Self.columns.count)
      for (cell, styles) in zip(cells, Self.columns) {
        for style in styles {
          let metrics = style.metrics(at: size)
          expectEqual([metrics.size, metrics.leading], cell, "\(style) at \(size)")
        }
      }
    }
  }

  @Test func textNeverShrinksAsTheReaderAsksForMore() {
    for style in TextStyle.allCases {
      for (smaller, larger) in zip(TextSize.allCases, TextSize.allCases.dropFirst()) {
        #expect(style.metrics(at: smaller).size <= style.metrics(at: larger).size)
        #expect(style.metrics(at: smaller).leading <= style.metrics(at: larger).leading)
      }
    }
  }

  @Test func customSizesFollowTheirStyle() {
    for style in TextStyle.allCases {
      expectEqual(style.scaled(25, at: .large), 25)
      for size in TextSize.allCases {
        let own = style.metrics(at: .large).size
        expectEqual(style.scaled(own, at: size), style.metrics(at: size).size)
      }
    }
    // By hand: 20 · 53 / 17 = 62.35…
    expectEqual(TextStyle.body.scaled(20, at: .accessibility5), 62)
  }

  @Test func onlyTheHeadlineIsHeavier() {
    expectEqual(TextStyle.allCases.filter { $0.weight != .regular }, [.headline])
    expectEqual(TextStyle.headline.weight, .semibold)
  }

  @Test func weightsAndSizesHaveAnOrder() {
    expectEqual(
      TypefaceWeight.allCases.map(\.rawValue), [100, 200, 300, 400, 500, 600, 700, 800, 900])
    expectEqual(TypefaceWeight.allCases, TypefaceWeight.allCases.sorted())
    #expect(TypefaceWeight.thin < .light && TypefaceWeight.semibold < .bold)
    expectEqual(TextSize.allCases.filter(\.isAccessibilitySize).count, 5)
    #expect(!TextSize.xxxLarge.isAccessibilitySize && TextSize.accessibility1 > .xxxLarge)
  }
}
