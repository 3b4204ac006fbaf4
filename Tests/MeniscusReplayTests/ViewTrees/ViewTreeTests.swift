import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusReplay
import TestSupport
import Testing

/// View trees: what they say, what they may not say, where a mistake is.
@Suite("View trees")
@MainActor
struct ViewTreeTests {
  private let noPictures: ViewTreeBuilder.Pictures = { _ throws(ViewTreePictureFailure) in
    throw .unreadable
  }

  private func read(_ text: String) throws -> [ViewTreeCase] {
    try ViewTreeCase.read(Array(text.utf8))
  }

  private func frames(_ text: String) throws -> [String: Rect2D] {
    let found = try #require(try read(text).first).frames(pictures: noPictures)
    return Dictionary(found.frames.map { ($0.label, $0.frame) }) { first, _ in first }
  }

  private func problem(_ text: String) -> (path: String, problem: ViewTreeProblem)? {
    do {
      for treeCase in try read(text) { _ = try treeCase.frames(pictures: noPictures) }
      return nil
    } catch ViewTreeError.tree(_, let path, let problem) {
      return (path, problem)
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test("One tree, one case and an array of either are read")
  func forms() throws {
    let tree = #"{"view": "Rect", "args": [[null, 1]]}"#
    try expectEqual(read(tree).map(\.id), ["0"])
    let named = #"{"id": "a", "container": [50, 40], "tree": \#(tree), "note": "for people"}"#
    let one = try #require(try read(named).first)
    expectEqual(one.id, "a")
    expectEqual(one.container, ViewTreeCase.Extent(width: 50, height: 40))
    try expectEqual(read("[\(tree), \(named), \(tree)]").map(\.id), ["0", "a", "2"])
    #expect(try read("[]").isEmpty)
  }

  @Test("Labels come from numbers, colours and identifiers; one that comes again is counted")
  func labels() throws {
    let text = #"""
      {"container": [100, 20], "tree": {"view": "HStack", "args": [["spacing", 0]], "children": [
        {"view": "Color", "args": [[null, ".red"]]},
        {"view": "Color", "args": [[null, "red"]]},
        {"view": "Color", "args": [[null, "#00FF0080"]]},
        {"modifier": "accessibilityIdentifier", "args": [[null, "last"]],
          "of": {"view": "Rect", "args": [[null, 7.0]]}}]}}
      """#
    let found = try #require(try read(text).first).frames(pictures: noPictures)
    expectEqual(found.frames.map(\.label), ["red", "red#2", "#00FF0080", "last", "7"])
    expectEqual(found.frames.map(\.frame.minX), [0, 25, 50, 75, 75])
  }

  @Test("Frames inside of scroll views count from the container")
  func scrolled() throws {
    let frames = try frames(
      #"""
      {"container": [100, 100], "tree": {"modifier": "padding", "args": [[null, 10]], "of":
        {"view": "ScrollView", "children": [
          {"modifier": "frame", "args": [["height", 300]], "of": {"view": "Rect", "args": [[null, 1]]}}]}}}
      """#)
    expectEqual(frames["1"], Rect2D(x: 10, y: 10, width: 80, height: 300))
  }

  @Test("Arguments are told apart by label and kind")
  func arguments() throws {
    let frames = try frames(
      #"""
      {"container": [100, 100], "tree": {"modifier": "padding",
        "args": [[null, [".top", ".left"]], [null, 10]], "of":
        {"modifier": "frame", "args": [["maxWidth", ".infinity"], ["alignment", ".topLeft"]], "of":
        {"modifier": "environment", "args": [[null, "\\.layoutDirection"], [null, ".rightToLeft"]],
          "of": {"modifier": "padding", "args": [["leading", 30], ["top", 5]], "of":
            {"modifier": "frame", "args": [["width", 20], ["height", 20]], "of":
              {"view": "Rect", "args": [[null, 1]]}}}}}}}
      """#)
    // Padded by 30 on the right inside, at the left of a frame that starts at 10; 35 points high in
    // all, in the middle of 100, with 10 and 5 above.
    expectEqual(frames["1"]?.minX, 10)
    expectEqual(frames["1"]?.minY, 47.5)
  }

  @Test("What means nothing is named with its path and what was meant")
  func mistakes() throws {
    let nested = #"{"view": "VStack", "children": [{"view": "HStak"}]}"#
    let view = try #require(problem(nested))
    expectEqual(view.path, "tree.children[0]")
    expectEqual(view.problem, .unknownView("HStak", suggestion: "HStack"))

    let modifier = try #require(problem(#"{"modifier": "framee", "of": {"view": "Circle"}}"#))
    expectEqual(modifier.problem, .unknownModifier("framee", suggestion: "frame"))

    let label = try #require(
      problem(#"{"modifier": "frame", "args": [["widht", 1]], "of": {"view": "Circle"}}"#))
    guard case .unknownArgument("widht", "frame", _, "width") = label.problem else {
      Issue.record("\(label.problem)")
      return
    }
    let value = try #require(
      problem(#"{"view": "HStack", "args": [["alignment", ".leading"]]}"#))
    guard case .unknownValue("alignment", "HStack", "leading", _, _) = value.problem else {
      Issue.record("\(value.problem)")
      return
    }
    let kind = try #require(
      problem(#"{"modifier": "opacity", "args": [[null, "half"]], "of": {"view": "Circle"}}"#))
    expectEqual(kind.problem, .wrongValue(nil, of: "opacity", found: "half", expected: .other))
    let extra = try #require(
      problem(#"{"modifier": "hidden", "args": [[null, true]], "of": {"view": "Circle"}}"#))
    expectEqual(extra.problem, .wrongValue(nil, of: "hidden", found: "true", expected: .other))
    let children = try #require(
      problem(#"{"view": "Circle", "children": [{"view": "Circle"}]}"#))
    expectEqual(children.problem, .unexpectedChildren(of: "Circle", count: 1))
    let missing = try #require(problem(#"{"view": "Text"}"#))
    expectEqual(missing.problem, .missingArgument(nil, of: "Text"))
    let shape = try #require(
      problem(
        #"{"modifier": "fill", "args": [[null, "red"]], "of": {"view": "EmptyView"}}"#))
    expectEqual(shape.problem, .notAShape(of: "fill"))
    let color = try #require(
      problem(
        #"{"modifier": "background", "args": [[null, "rde"]], "of": {"view": "Circle"}}"#))
    guard case .unknownValue(nil, "background", "rde", _, "red") = color.problem else {
      Issue.record("\(color.problem)")
      return
    }
    let argument = #"""
      {"modifier": "overlay", "args": [[null, {"view": "Blob"}]], "of": {"view": "Circle"}}
      """#
    expectEqual(problem(argument)?.path, "tree.args[0][1]")
  }

  @Test("A form that is broken is named with line and column")
  func brokenForms() {
    for text in [
      "", "{", "3", "null", #"{"view": 3}"#, #"{"of": {}}"#, #"{"modifier": "frame"}"#,
      #"{"view": "Rect", "arg": []}"#, #"{"view": "Rect", "args": [[1, 2, 3]]}"#,
      #"{"view": "A", "modifier": "b", "of": {"view": "A"}}"#,
      #"{"container": [1], "tree": {"view": "Rect"}}"#, "{\n\"view\": \"Rect\",\n]",
    ] {
      let error = #expect(throws: ViewTreeError.self) { try read(text) }
      guard case .json(let line, let column, _)? = error else {
        Issue.record("\(text): \(String(describing: error))")
        continue
      }
      #expect(line == (text.hasPrefix("{\n") ? 3 : 1) && column >= 1)
    }
  }

  @Test("Trees that are cut or deeper than possible stop nothing else")
  func hostile() throws {
    let text = #"""
      {"modifier":"glassEffect","args":[["in",{"rect":9}],["tint","#FF0000"]],"of":{"view":"Text","args":[[null,"é\u00e9"]]}}
      """#
    let bytes = Array(text.utf8)
    for end in 0..<bytes.count - 1 {
      #expect(throws: ViewTreeError.self) { try ViewTreeCase.read(Array(bytes[..<end])) }
    }
    let deep =
      String(repeating: #"{"modifier":"hidden","of":"#, count: 400)
      + #"{"view":"Circle"}"# + String(repeating: "}", count: 400)
    expectEqual(problem(deep)?.problem, .tooDeep(limit: ViewTreeBuilder.depthLimit))
    let deeper =
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(throws: ViewTreeError.self) { try read(deeper) }
  }

  @Test("Pictures are read beside the tree; what is no picture is said")
  func pictures() throws {
    let tree = #"""
      {"modifier": "resizable", "of": {"view": "Image", "args": [["file", "a.png"]]}}
      """#
    let treeCase = try #require(try read(tree).first)
    let png = PNG.encode(Bitmap(width: 4, height: 2, samples: Array(repeating: 200, count: 32)))
    let frames = try treeCase.frames { _ throws(ViewTreePictureFailure) in Array(png) }
    #expect(frames.issues.isEmpty)
    for (bytes, failure) in [([1, 2, 3], ViewTreePictureFailure.notAPicture)] as [([UInt8], _)] {
      #expect(
        throws: ViewTreeError.tree(
          id: "0", path: "tree.of", problem: .picture("a.png", failure))
      ) {
        try treeCase.frames { _ throws(ViewTreePictureFailure) in bytes }
      }
    }
    #expect(
      throws: ViewTreeError.tree(
        id: "0", path: "tree.of", problem: .picture("a.png", .outside))
    ) {
      try treeCase.frames { _ throws(ViewTreePictureFailure) in throw .outside }
    }
  }

  /// Every word is used once: a tree that names them all is laid out without an issue.
  @Test("A tree of glass is drawn")
  func glass() throws {
    let text = #"""
      {"view": "GlassEffectContainer", "args": [["spacing", 20]], "children": [
        {"view": "HStack", "args": [["spacing", 8]], "children": [
          {"modifier": "glassEffect", "args": [["glass", ".clear"], ["in", "circle"]], "of":
            {"modifier": "frame", "args": [["width", 40], ["height", 40]], "of":
              {"view": "Image", "args": [["systemName", "heart.fill"]]}}},
          {"modifier": "glassEffectUnion", "args": [["id", 1]], "of":
            {"modifier": "glassEffect", "args": [["tint", ".blue"], ["in", {"concentric": 12}]], "of":
              {"modifier": "frame", "args": [["width", 40], ["height", 40]], "of":
                {"view": "Text", "args": [[null, "A"]]}}}}]}]}
      """#
    let treeCase = try #require(try read(text).first)
    let scene = try treeCase.scene(
      size: ViewTreeCase.Extent(width: 120, height: 60), pictures: noPictures)
    let picture = StillPicture(of: scene, scale: 1, colorScheme: .light)
    #expect(picture.issues.isEmpty)
    #expect(picture.bitmap.width == 120 && picture.bitmap.height == 60)
    let middle = Array(picture.bitmap.samples[(30 * 120 + 84) * 4..<(30 * 120 + 84) * 4 + 3])
    // Inside the tinted glass, which is blue over white.
    #expect(middle[2] > middle[0])
  }
}
