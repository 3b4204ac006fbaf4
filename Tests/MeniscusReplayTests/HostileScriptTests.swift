import MeniscusFormats
import MeniscusReplay
import TestSupport
import Testing

/// What people write by hand, damaged in a hundred thousand ways.
@Suite("Scripts and view trees: hostile bytes", .timeLimit(.minutes(20)))
struct HostileScriptTests {
  /// An error takes a tenth of a millisecond and more of an unoptimized build, so that few are usual;
  /// set `MENISCUS_HOSTILE` to 100000 for all.
  private static let count = HostileBytes.count(2_000)

  @Test("Recording scripts")
  func scripts() {
    let samples = [
      "size 320x240\nscale 2\nrate 120\nseed 7\nvariants dark text-xxLarge\ncheckpoint start\n"
        + "tap #go@0.5,0.25\nwait 30f\nsettle 200f\ncheckpoint end\nend\n",
      "colorScheme dark\nlocale \"ar\"\nrule view=Clock mask=ignore reason=\"it shows the time\"\n"
        + "rule checkpoint=end pixels=0,12\n"
        + "press 10,20 1\nmove #card@0.9,0.3 1 over 0.3s\nrelease 1\nhover\nhover 3,4\n",
      "tolerance flip threshold=0.02 area=4\nscroll \"#a b\" 0 -700 over 500ms\nwheel 1,1 0 9\n"
        + "toggle #on\nkey tab\ntext \"é\\n\"\nfocus #name\nmagnify 4,4 1.5 over 9f\n"
        + "rotate 4,4 90 over 1s\nenvironment colorScheme=dark boldText=true\nresize 39x84\n",
      "# a note\n\n  wait 1s # more\nfocus\nmove 1,1\nrelease\nsettle\n",
    ].map { Array($0.utf8) }
    let words = [
      "\n", " ", "\"", "\\", "#", "@", ",", "x", "f", "ms", "over", "=", "-1", "1e999", "nan",
      "9223372036854775808", "18446744073709551615f", "0x0", "end\n", "wait 1e300s\n", "\u{0}",
      "rule view=", "tolerance", "1e-320", "variants",
    ]
    let hostile = HostileBytes(samples: samples, words: words, seed: 21)
    let valid = hostile.validCount(of: Self.count) { bytes in
      do throws(ReplayError) {
        _ = try RecordingScript(String(decoding: bytes, as: UTF8.self))
        return true
      } catch {
        if error.line == nil { Issue.record("names no line: \(error)") }
        return false
      }
    }
    #expect(valid > Self.count / 100 && valid < Self.count)
  }

  private static let trees = [
    #"{"id":"a","container":[50,40],"tree":{"modifier":"frame","args":[["width",20],"#
      + #"["height",8]],"of":{"view":"Rect","args":[[null,1]]}}}"#,
    #"[{"view":"HStack","args":[["spacing",4]],"children":[{"view":"Rect","args":[[null,1]]},"#
      + #"{"view":"Color","args":[[null,".red"]]}]}]"#,
    #"{"modifier":"padding","args":[[null,10]],"of":{"view":"ScrollView","children":["#
      + #"{"modifier":"frame","args":[["height",300]],"of":{"view":"Rect","args":[[null,1]]}}]}}"#,
    #"{"modifier":"frame","args":[["maxWidth",".infinity"]],"of":{"modifier":"padding","#
      + #""args":[["leading",30],["top",5]],"of":{"view":"Rect","args":[[null,1]]}}}"#,
    #"{"view":"GlassEffectContainer","args":[["spacing",20]],"children":[{"modifier":"glassEffect","#
      + #""args":[["in","circle"]],"of":{"modifier":"frame","args":[["width",40],["height",40]],"#
      + #""of":{"view":"Image","args":[["systemName","heart.fill"]]}}}]}"#,
    ##"{"modifier":"glassEffect","args":[["in",{"rect":9}],["tint","#FF0000"]],"##
      + #""of":{"view":"Text","args":[[null,"é"]]}}"#,
  ].map { Array($0.utf8) }

  private static let treeWords = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "-1", "0", "1e308", "-1e308", "1e-308",
    "1e7", "\"inf\"", "\"args\"", "\"of\"", "\"children\":[", "\"view\":\"VStack\"",
    "\".center\"",
    "\"modifier\":\"scaleEffect\"", "\"modifier\":\"rotationEffect\"", "{\"view\":\"Divider\"}",
    "\"view\":\"ScrollView\"", "\"modifier\":\"opacity\"", "\"modifier\":\"blur\"",
  ]

  @Test("View trees are read, or refused with line and column")
  func trees() {
    let hostile = HostileBytes(samples: Self.trees, words: Self.treeWords, seed: 22)
    let valid = hostile.validCount(of: Self.count) { bytes in
      do throws(ViewTreeError) {
        return try !ViewTreeCase.read(bytes).isEmpty
      } catch {
        guard case .json(let line, let column, _) = error, line > 0, column > 0 else {
          Issue.record("names no place: \(error)")
          return false
        }
        return false
      }
    }
    #expect(valid > Self.count / 100 && valid < Self.count)
  }

  @Test("View trees that are read are laid out and drawn, or refused with their path")
  @MainActor
  func layout() throws {
    // What is laid out takes longest: an unoptimized build tries fewer.
    let count = HostileBytes.count(300)
    let hostile = HostileBytes(samples: Self.trees, words: Self.treeWords, seed: 23)
    var found = 0
    for number in 0..<count {
      guard let cases = try? ViewTreeCase.read(hostile.input(number)) else { continue }
      for tree in cases {
        do throws(ViewTreeError) {
          let frames = try tree.frames { _ throws(ViewTreePictureFailure) in throw .unreadable }
          found += 1
          for (label, frame) in frames.frames {
            let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(
              \.isFinite)
            #expect(isFinite, "\(number): \(label) \(frame)")
          }
        } catch {
          if case .tree = error { continue }
          Issue.record("\(number): \(error)")
        }
      }
    }
    #expect(found > count / 100 && found < count)
  }
}
