import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct LocalizedTextTests {
  /// What a text says, as snapshots show it.
  private func words(
    locale: String = "en_US", _ text: @escaping @MainActor @Sendable () -> Text
  ) -> String {
    let stage = Stage(configure: { $0.locale = locale }) { text() }
    let line = stage.host.snapshot().split(separator: "\n").first { $0.contains("“") } ?? ""
    return String(line.drop { $0 != "“" }.dropFirst().prefix { $0 != "”" })
  }

  private func list(_ text: @escaping @MainActor @Sendable () -> Text) -> UInt64 {
    Stage { text() }.frame.displayDigest.list
  }

  /// CommonMark 0.31, sections 6.1 to 6.5: which words are left.
  @Test(arguments: [
    ("a *b* c", "a b c"), ("**b**", "b"), ("***b***", "b"), ("a * b * c", "a * b * c"),
    ("snake_case_name", "snake_case_name"), ("_a_", "a"), ("\\*a\\*", "*a*"), ("`*a*`", "*a*"),
    ("``a`b``", "a`b"), ("~~a~~", "a"), ("**a", "**a"), ("a**", "a**"), ("[a](https://b.c)", "a"),
    ("[a]", "[a]"), ("[a] (b)", "[a] (b)"), ("<https://b.c>", "https://b.c"), ("a < b", "a < b"),
    ("1 &lt; 2 &amp; 3", "1 < 2 & 3"), ("**a *b* c**", "a b c"), ("*a **b** c*", "a b c"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("100%", "100%"), ("", ""),
  ])
  func markdownShowsItsWords(_ source: String, _ shown: String) {
    expectEqual(words { Text(LocalizedStringKey(source)) }, shown)
    expectEqual(words { Text(source) }, source)
    expectEqual(words { Text(verbatim: source) }, source)
  }

  @Test func markdownStylesItsWords() {
    let bold = list { Text("a").bold() + Text(" b") }
    expectEqual(list { Text("**a** b") }, bold)
    expectEqual(list { Text("__a__ b") }, bold)
    #expect(bold != list { Text("a b") })
    expectEqual(list { Text("*a* b") }, list { Text("a").italic() + Text(" b") })
    expectEqual(list { Text("***a*** b") }, list { Text("a").bold().italic() + Text(" b") })
    expectEqual(list { Text("`a` b") }, list { Text("a").monospaced() + Text(" b") })
    expectEqual(list { Text("~~a~~ b") }, list { Text("a").strikethrough() + Text(" b") })
    let link = list { Text("a").foregroundStyle(.tint) + Text(" b") }
    expectEqual(list { Text("[a](https://example.com) b") }, link)
    let address = list { Text("https://a.bc").foregroundStyle(.tint) + Text(", b") }
    expectEqual(list { Text("https://a.bc, b") }, address)
  }

  @Test func whatValuesSayIsNoMarkdown() {
    let name = "*star*"
    expectEqual(words { Text("a \(name)") }, "a *star*")
    expectEqual(list { Text("**\(name)**") }, list { Text(verbatim: "*star*").bold() })
  }

  @Test func interpolatedTextsKeepTheirStyles() {
    expectEqual(
      list { Text("a \(Text("b").foregroundColor(.red)) c") },
      list { Text("a ") + Text("b").foregroundColor(.red) + Text(" c") })
    expectEqual(
      list { Text("**\(Text("b").italic())**") }, list { Text("b").italic().bold() })
  }

  /// Numbers of Unicode CLDR; `%lf` has six places.
  @Test func numbersAreWrittenByTheLocale() {
    expectEqual(words { Text("\(1234) of \(1_234_567)") }, "1,234 of 1,234,567")
    expectEqual(words(locale: "de_DE") { Text("\(1234)") }, "1.234")
    expectEqual(words(locale: "ar_EG") { Text("\(12)") }, "١٢")
    expectEqual(words { Text("\(2.5)") }, "2.500000")
    expectEqual(words { Text("\(CGFloat(0.5))") }, "0.500000")
    expectEqual(words { Text(verbatim: "\(1234)") }, "1234")
  }

  @Test(arguments: [
    ("%.2f", 2.0, "2.00"), ("%.0f", 2.5, "2"), ("%6.1f|", 2.25, "%6.1f|"),
    ("%6.1f", 2.25, "   2.2"),
    ("%-6.1f", 2.75, "2.8   "), ("%06.2f", -1.5, "-01.50"), ("%+.1f", 1.0, "+1.0"),
    ("%.1e", 1500.0, "1.5e+03"), ("%g", 0.5, "0.5"),
  ])
  func specifiersSayHow(_ specifier: String, _ number: Double, _ shown: String) {
    expectEqual(words { Text("\(number, specifier: specifier)") }, shown)
  }

  @Test func specifiersOfWholeNumbers() {
    expectEqual(words { Text("\(7, specifier: "%03d")") }, "007")
    expectEqual(words { Text("\(255, specifier: "%x") \(255, specifier: "%X")") }, "ff FF")
    expectEqual(words { Text("\(8, specifier: "%o")") }, "10")
    expectEqual(words { Text("\(12345, specifier: "%lld")") }, "12,345")
  }

  @Test func nounsAgreeWithTheirNumbers() {
    func apples(_ count: Int, locale: String = "en_US") -> String {
      words(locale: locale) { Text("You have ^[\(count) green apple](inflect: true).") }
    }
    expectEqual(apples(0), "You have 0 green apples.")
    expectEqual(apples(1), "You have 1 green apple.")
    expectEqual(apples(2), "You have 2 green apples.")
    expectEqual(apples(2, locale: "de_DE"), "You have 2 green apple.")
    let forms = [
      ("box", "boxes"), ("city", "cities"), ("day", "days"), ("person", "people"),
      ("Child", "Children"), ("sheep", "sheep"), ("dish", "dishes"),
    ]
    for (one, several) in forms {
      let key = LocalizedStringKey("^[3 \(one)](inflect: true)")
      expectEqual(words { Text(key) }, "3 \(several)")
    }
  }

  @Test func titlesOfControlsAreKeys() {
    let count = 1234
    let stage = Stage {
      VStack {
        Button("**Go** \(count)") {}
        Toggle("*on*", isOn: .constant(true))
        Label("`x`", systemImage: "star")
      }
    }
    let text = stage.host.snapshot()
    #expect(text.contains("“Go 1,234”") && text.contains("“on”") && text.contains("“x”"))
  }
}
