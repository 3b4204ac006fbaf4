import MeniscusDisplay
import MeniscusFormats
import TestSupport
import Testing

@Suite("History: entries")
struct HistoryEntryTests {
  private static func sample() throws -> HistoryFile {
    HistoryFile(try FormatSample.bytes(of: .history, version: 1))
  }

  @Test("What a line says is read")
  func reads() throws {
    let file = try Self.sample()
    #expect(file.problems.isEmpty)
    let entry = try #require(file.entries.first)
    expectEqual(entry.run, 0xff)
    expectEqual(entry.name.identifier, "glass/hello/tap@dark")
    expectEqual(entry.kind, .test)
    expectEqual(entry.revision?.parent, "8adf312c4b5a69788796a5b4c3d2e1f00f1e2d3c")
    expectEqual(entry.revision?.branch, "main")
    expectEqual(entry.revision?.isDirty, false)
    expectEqual(entry.machine, .init(processor: "Apple M3 Pro", cores: 12, system: "macOS arm64"))
    expectEqual(entry.traceHash, 0x0123_4567_89ab_cdef)
    expectEqual(entry.framesHash, 0xfedc_ba98_7654_3210)
    expectEqual([entry.frames, entry.rate], [144, 60])
    let kinds = WorkCounters.Kind.allCases
    expectEqual(
      kinds.prefix(9).map { entry.counters[$0] },
      [12, 340, 56, 78, 2016, 90, 1_234_567, 8910, 144])
    // Kinds that are younger than the line were not counted, and are not written as if they were.
    #expect(kinds.prefix(9).allSatisfy { entry.counters.counts($0) })
    #expect(kinds.dropFirst(9).allSatisfy { !entry.counters.counts($0) })
    expectEqual(HistoryMetric.counter(.glassPixels).value(in: entry), nil)
    #expect(!entry.line.contains("glassPixels"))
    expectEqual(
      entry.phases[.layout],
      .init(count: 144, minimum: 1000, median: 2000, p95: 3000, p99: 4000, deviation: 500))
    expectEqual(entry.phases[.input], nil)
    expectEqual(entry.frame?.p99, 34_004_000)
    // Two of 146 refreshes of a 60th of a second were missed: 13.7 ms a second.
    let ratio = try #require(entry.hitches[60]?.ratio)
    #expect(abs(ratio - 1000 * 2 / 146) < 1e-6)
    let second = file.entries[1]
    expectEqual(second.revision, nil)
    #expect(second.phases.isEmpty && second.frame == nil && second.hitches.isEmpty)
  }

  @Test("A line that breaks the format is a problem with its place, and hides no other")
  func broken() {
    let lines = FormatSample.text(of: .history, version: 1).split(separator: "\n")
    let whole = String(lines[1])
    let faults: [(String, String)] = [
      (#""version":1"#, #""version":2"#), (#""run":"0000"#, #""run":"000"#),
      (#"glass/hello/tap"#, "../../etc"), (#""kind":"bench""#, #""kind":"guess""#),
      (#""frames":144"#, #""frames":-1"#), (#""bodies":12"#, #""bodies":1.5"#),
      (#""bodies":12"#, #""bodes":12"#), (#""rate":60"#, #""rate":0"#),
      (#"{"meniscus":"history""#, #"{"meniscus":"trace""#), ("}", ""),
    ]
    for (old, new) in faults {
      let text = whole + "\n" + whole.replacing(old, with: new, maxReplacements: 1) + "\n" + whole
      let file = HistoryFile(Array(text.utf8))
      expectEqual(file.entries.count, 2, "\(new)")
      expectEqual(file.problems.map(\.line), [2], "\(new)")
      for problem in file.problems {
        #expect((0...whole.utf8.count).contains(problem.error.offset))
      }
    }
  }

  @Test("Damaged in many ways, a line is an entry that writes itself, or is refused with its place")
  func hostile() {
    let samples = FormatSample.text(of: .history, version: 1).split(separator: "\n")
      .map { Array($0.utf8) }
    let words = ["{", "}", "\"", ":", ",", "null", "-1", "1e9", "18446744073709551616", "\n", "0"]
    let hostile = HostileBytes(samples: samples, words: words, seed: 16)
    let count = HostileBytes.count(10_000)
    let valid = hostile.validCount(of: count) { bytes in
      do throws(JSONError) {
        let entry = try HistoryEntry(line: bytes)
        #expect(try HistoryEntry(line: Array(entry.line.utf8)) == entry)
        return true
      } catch {
        if !(0...bytes.count).contains(error.offset) { Issue.record("outside: \(error)") }
        return false
      }
    }
    #expect(valid > 0 && valid < count)
  }

  @Test("Entries of two sources are in the order of their runs, each once")
  func merging() throws {
    let entries = try Self.sample().entries
    var later = entries[0]
    (later.run, later.at) = (7, "2026-11-20T09:30:30Z")
    let merged = ([entries[1], later] + entries + [later]).merged
    expectEqual(merged.map(\.run), [0xff, 7, 0x100])
    expectEqual(merged.merged, merged)
  }

  @Test("All of the last runs are kept, of older ones the last of each day, series by series")
  func policy() throws {
    let sample = try Self.sample().entries[0]
    func entries(_ name: CaseName, machine: Int) -> [HistoryEntry] {
      // Three a day, from the first of November on.
      (0..<30).map { index in
        var entry = sample
        entry.name = name
        entry.machine.cores = machine
        entry.run = UInt64(machine * 100 + index)
        let day = String(101 + index / 3).dropFirst()
        entry.at = "2026-11-\(day)T0\(index % 3):00:00Z"
        return entry
      }
    }
    let a = CaseName(scene: "a", trace: "x")
    let b = CaseName(scene: "a", trace: "x", variant: "dark")
    let all = entries(a, machine: 1) + entries(b, machine: 1) + entries(a, machine: 2)
    let kept = HistoryPolicy(recent: 4).kept(all)
    // The last four runs are of the last two days; eight days are left.
    let expected = [2, 5, 8, 11, 14, 17, 20, 23, 26, 27, 28, 29]
    for (name, machine) in [(a, 1), (b, 1), (a, 2)] {
      let series = kept.filter { $0.name == name && $0.machine.cores == machine }
      expectEqual(series.map { Int($0.run) - machine * 100 }, expected)
    }
    expectEqual(kept.count, 36)
    expectEqual(HistoryPolicy(recent: 4).kept(kept), kept)
    expectEqual(HistoryPolicy(recent: 30).kept(all), all)
  }

  @Test("The processor is named as the system names it")
  func processor() {
    let text = "processor\t: 0\nvendor_id\t: X\nmodel name\t: AMD EPYC 9R45: 2\nflags\t: a b\n"
    expectEqual(MachineFingerprint.processorName(inCPUInformation: text), "AMD EPYC 9R45: 2")
    expectEqual(
      MachineFingerprint.processorName(inCPUInformation: "Features: x\nModel\t\t: Raspberry Pi 5"),
      "Raspberry Pi 5")
    expectEqual(MachineFingerprint.processorName(inCPUInformation: ""), nil)
    let here = MachineFingerprint.current
    #expect(here.cores > 0 && here == .current)
    var other = here
    other.cores += 1
    #expect(other.machineClass != here.machineClass)
  }
}
