import TestSupport
import Testing

/// Every piece of code in the documents is compiled as it is written there.
@Suite(
  "Samples are verbatim",
  .enabled(if: SampleText.documents != nil, "the documents are not there"))
struct VerbatimTests {
  /// A piece of a document without fences: its first and its last line.
  struct Place: Sendable {
    let document: String
    let first: String
    let last: String

    init(_ document: String, _ first: String, _ last: String) {
      self.document = document
      self.first = first
      self.last = last
    }
  }

  @Test("Code in fences", arguments: [("000", 21), ("003", 3)])
  func fenced(document: String, count: Int) {
    let pieces = SampleText.fenced(in: document)
    expectEqual(pieces.count, count)
    for piece in pieces {
      #expect(SampleText.isCompiled(piece), "\(piece.testDescription)")
    }
  }

  /// Left out: `GlassTextShape`, which needs Core Text, and `HStack(spacing: 0) { ... }`, whose
  /// dots stand for the cells before it.
  static let places = [
    Place("001", "TabView {", ".tabBarMinimizeBehavior(.onScrollDown)"),
    Place("001", "Tab(role: .search) {", "}"),
    Place("001", "Text(\"Hello, World!\")", ".glassEffect(.regular.tint(.orange).interactive())"),
    Place("001", "GlassEffectContainer(spacing: 40.0) {", ".offset(x: -40.0, y: 0.0)"),
    Place(
      "001", "GlassEffectContainer(spacing: 20.0) {",
      ".glassEffectUnion(id: item < 2 ? \"1\" : \"2\", namespace: namespace)"),
    Place("001", "@State private var isExpanded: Bool = false", ".buttonStyle(.glass)"),
    Place(
      "002", "Text(\"Hello, World!\")",
      ".glassEffect(.regular.tint(.orange).interactive())  // tint + touch reactivity"),
    Place("002", "Rectangle()", ".frame(width: cellWidth, height: cellHeight)"),
    Place("002", "VStack(spacing: 0) {", ".accessibilityHidden(true)"),
    Place("002", "durationPicker", ".transition(.opacity.combined(with: .scale(scale: 0.95)))"),
    Place("002", "HStack(spacing: 0) {", "cellWidth: cellWidth, cellHeight: cellHeight)"),
    Place(
      "002", ".flipsForRightToLeftLayoutDirection(false)",
      ".environment(\\.layoutDirection, .leftToRight)"),
    Place(
      "002", ".animation(reduceMotion ? nil : .easeInOut(duration: 0.15), value: displayTime)",
      ".animation(reduceMotion ? nil : .easeInOut(duration: 0.15), value: displayTime)"),
    Place(
      "004", "struct Hexagon: Shape {", "p.closeSubpath()"),
    Place(
      "004", "// then, on the badge:", ".glassEffect(.regular.tint(.orange), in: Hexagon())"),
    Place("004", "struct QuickBrewMenu: View {", ".glassEffectID(\"fab\", in: glassNS)"),
    Place("004", "enum StreakGlass: Equatable {", "return streak >= 7 ? .onFire : .lit"),
    Place(
      "004", "@Suite(\"Streak badge glass prominence\")",
      "#expect(streakGlass(streak: -3) == .hidden)"),
    Place(
      "004", "func quickAddMethods(showMilkBased: Bool) -> [BrewMethod] {",
      "#expect(m.contains(.espresso) && m.contains(.cold))"),
    Place(
      "004", "private func badge(for streak: Int) -> some View {",
      "case .onFire: AnyView(StreakBadge(glass: .regular.tint(.orange)))"),
  ]

  @Test("Code between lines", arguments: places)
  func unfenced(place: Place) throws {
    let piece = try #require(
      SampleText.piece(of: place.document, from: place.first, to: place.last))
    #expect(SampleText.isCompiled(piece), "\(piece.lines)")
  }

  @Test("A line that is another is found")
  func another() throws {
    let piece = try #require(SampleText.fenced(in: "003").last)
    #expect(SampleText.isCompiled(piece))
    for index in piece.lines.indices {
      var lines = piece.lines
      lines[index] += "!"
      #expect(!SampleText.isCompiled(DocumentPiece(document: "003", lines: lines)))
    }
  }
}
