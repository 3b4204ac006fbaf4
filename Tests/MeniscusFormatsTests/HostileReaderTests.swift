import MeniscusFormats
import TestSupport
import Testing

/// Small files, damaged in a hundred thousand ways: each is valid and writes itself, or is refused
/// with its place; never a trap, never without end.
@Suite("Readers: hostile bytes", .timeLimit(.minutes(20)))
struct HostileReaderTests {
  private static let jsonWords = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\ud800", "\\u0000", "null", "true", "-", "1e999",
    "0", "18446744073709551616", "-1", "\n", "\r", "\u{FEFF}", "{\"a\":[{\"b\":",
  ]

  @Test("JSON")
  func json() {
    let samples = [
      #"{"a":[1,-2.5e3,"é\n\u00e9"],"b":null}"#, #"[true,false,{"x":{"y":[[]]}}]"#,
      "\"\\ud83d\\ude00\"",
      "-0.125", " [ 1 , 2 ] ",
    ].map { Array($0.utf8) }
    let hostile = HostileBytes(samples: samples, words: Self.jsonWords, seed: 1)
    let valid = hostile.validCount { bytes in
      do throws(JSONError) {
        _ = try JSONReader.read(bytes[...])
        return true
      } catch {
        if !(0...bytes.count).contains(error.offset) { Issue.record("outside: \(error)") }
        return false
      }
    }
    #expect(valid > HostileBytes.count() / 100 && valid < HostileBytes.count())
  }

  @Test("Traces")
  func traces() {
    let header = TraceSample.header
    let events = [
      #"{"at":0,"press":{"pointer":0,"id":"a"}}"# + "\n" + #"{"at":5,"release":{"pointer":0}}"#,
      #"{"at":9,"scroll":{"id":"l","by":[0,-9],"over":30}}"#,
      #"{"at":1,"checkpoint":"c"}"# + "\n" + #"{"at":1,"resize":[39,84]}"#,
      #"{"at":2,"environment":{"colorScheme":"dark"}}"#, #"{"at":3,"text":"é\n"}"#,
      #"{"at":4,"tap":{"point":[1,2]}}"#, #"{"at":4,"hover":null}"#,
    ]
    let samples = events.map { Array("\(header)\n\($0)\n{\"at\":99,\"end\":true}\n".utf8) }
    let words =
      Self.jsonWords + [
        "\"at\":", "86400000001", "\"end\":true", "{\"at\":0,\"end\":true}\n", "\"press\"",
        "\"move\"",
        "\"version\":2", "\"scale\":4", "8193", "1e308", "\"pointer\":9", "\"over\":86400000000",
      ]
    let hostile = HostileBytes(samples: samples, words: words, seed: 2)
    let valid = hostile.validCount { bytes in
      do throws(ReplayError) {
        let trace = try TraceReader().read(bytes)
        let again = try? TraceReader().read(TraceWriter.text(of: trace))
        if again != trace { Issue.record("does not write itself: \(bytes)") }
        // What is read can be asked for its frames, however far apart its events are.
        return trace.frameCount > 0
      } catch {
        if error.line == nil { Issue.record("names no line: \(error)") }
        return false
      }
    }
    #expect(valid > HostileBytes.count() / 100 && valid < HostileBytes.count())
  }

  @Test("Frame-hash logs")
  func frames() {
    var hashes = StageHashes()
    hashes[.pixels] = .max
    let small = FrameHashLog(
      rate: 60, pixelWidth: 9, pixelHeight: 9, tileSize: 64, views: ["A"],
      frames: [
        .init(
          hashes: hashes, views: [.init(view: 0, state: 1, layout: 2, operations: 3)],
          tiles: [.init(tile: 0, digest: 4)])
      ],
      checkpoints: [.init(name: "c", frame: 0)])
    var longer = small
    longer.frames.append(.init(hashes: hashes, views: [], tiles: []))
    longer.frames.append(
      .init(hashes: hashes, views: [], tiles: [], extent: .init(width: 1, height: 99)))
    let words =
      Self.jsonWords + [
        "\"repeat\":100001", "{\"repeat\":99},", "\"views\":[\"0slo\",\"", "\"tiles\":[\"0-99\",\"",
        "0-9223372036854775807", "0-9999999", "[1,\"", "\"size\":[1,1]", "32769", "AAAA", "=",
      ]
    let hostile = HostileBytes(
      samples: [small, small, longer].map { Array($0.json.utf8) }, words: words, seed: 3)
    let valid = hostile.validCount { bytes in
      do throws(ReplayError) {
        let hashLog = try FrameHashLog(json: bytes)
        // One in eight, by its length: writing and reading again takes most of the time.
        if bytes.count % 8 == 0, (try? FrameHashLog(json: hashLog.json)) != hashLog {
          Issue.record("does not write itself: \(bytes)")
        }
        return true
      } catch {
        if error.line == nil { Issue.record("names no line: \(error)") }
        return false
      }
    }
    #expect(valid > HostileBytes.count() / 100 && valid < HostileBytes.count())
  }
}
