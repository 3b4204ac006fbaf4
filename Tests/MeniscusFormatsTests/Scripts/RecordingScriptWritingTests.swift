import Foundation
import MeniscusFormats
import TestSupport
import Testing

@Suite("Recording script: written")
struct RecordingScriptWritingTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// The texts of all files below a folder of the package, by name.
  static func texts(below folder: String, kind: String) throws -> [(name: String, text: String)] {
    let folder = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: folder.resolvingSymlinksInPath().path)
    return try (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(kind) }.sorted()
      .map { path in
        (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
      }
  }

  /// A script without the numbers of its lines.
  static func unnumbered(_ script: RecordingScript) -> RecordingScript {
    var script = script
    for index in script.steps.indices { script.steps[index].line = 0 }
    return script
  }

  @Test("Every script of the gallery reads again as it was")
  func gallery() throws {
    let scripts = try Self.texts(below: "Sources/MeniscusGallery/Scripts", kind: ".txt")
    #expect(scripts.count > 100)
    for (name, text) in scripts {
      let script = try RecordingScript(text)
      let again = try RecordingScript(script.text)
      expectEqual(Self.unnumbered(again), Self.unnumbered(script), "\(name)")
      expectEqual(again.text, script.text, "\(name)")
    }
  }

  @Test("Every setting and step, in the form of the documentation")
  func lines() throws {
    let text = #"""
      size 320x240.5
      scale 3
      rate 120
      seed 18446744073709551615
      variants dark right-to-left text-xLarge
      tolerance flip mean=0.02 area=4 exactThrough=layout
      rule view=Clock mask=ignore "reason=it shows \"the\" time"
      rule checkpoint=end pixels=0,12 channel=0,3
      rule rectangle=1,-2.5,30,4 mask=pin
      rule checkpoint=end tolerance=flip mean=0.02
      rule unseen=fail
      colorScheme dark
      locale ar_EG
      horizontalSizeClass compact
      tap #toggle
      tap #slider@0.25,1
      tap 12,-30.5
      tap "#an id"
      tap #a@1,2@0.5,0.5
      toggle #x
      press #card
      press 1,2 pointer 3
      move #card pointer 3
      release
      release pointer 3
      release 4,5 pointer 9
      hover #card
      hover none
      hover #none
      scroll #list 0 -200 over 0.3s
      wheel #list 0.00001 -12.5
      key "#"
      text "a \"b\" \\\n#"
      text pointer
      text ""
      focus #name
      focus #a@1,2@0.5,0.5
      focus none
      magnify #photo 1.5 over 0.2s
      rotate #photo -0.5 over 30f
      environment colorScheme=dark reduceMotion=true "locale=x y"
      resize 390x844
      wait 30f
      wait 0.5s
      settle
      settle 90
      checkpoint after-tap

      """#
    expectEqual(try RecordingScript(text).text, text)
  }

  @Test(
    "Numbers have no exponent and read as the same",
    arguments: [
      (1e-7, "0.0000001"), (-1.25e-10, "-0.000000000125"), (1e16, "10000000000000000"),
      (1.5e17, "150000000000000000"), (0.1, "0.1"), (-0.0, "0"), (123456.789, "123456.789"),
      (-2e20, "-200000000000000000000"),
    ])
  func numbers(number: Double, text: String) throws {
    let script = try RecordingScript("rotate 0,0 \(text) over 1f")
    expectEqual(script.text, "rotate 0,0 \(text) over 1f\n")
    expectEqual(
      script.steps.map(\.action),
      [.gesture(.rotate(.point(.zero), by: number, duration: 1), over: .frames(1))])
  }

  @Test("Lines may end as other systems end them")
  func lineEnds() throws {
    let text = "size 100x80\n\n# A comment\ntap #play\ntext \"a b\"\nnowhere\n"
    let ends = text.replacingOccurrences(of: "\n", with: "\r\n")
    func problem(_ text: String) -> ReplayError? {
      #expect(throws: ReplayError.self) { try RecordingScript(text) }
    }
    expectEqual(problem(ends), problem(text))
    let whole = String(ends.dropLast("nowhere\r\n".count))
    expectEqual(try RecordingScript(whole).steps.map(\.line), [4, 5])
    expectEqual(
      try RecordingScript(whole),
      try RecordingScript(whole.replacingOccurrences(of: "\r", with: "")))
  }
}
