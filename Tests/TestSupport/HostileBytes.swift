import Foundation
import MeniscusGeometry
import Synchronization

/// Seeded damage of small valid files: cut short, bits flipped, parts taken out, doubled, moved or
/// put together from two, words of the format in wrong places, and noise.
package struct HostileBytes: Sendable {
  /// How many inputs a format is read with: `usual`, unless `MENISCUS_HOSTILE` sets it for all.
  package static func count(_ usual: Int = 100_000) -> Int {
    ProcessInfo.processInfo.environment["MENISCUS_HOSTILE"].flatMap { Int($0) } ?? usual
  }

  private let samples: [[UInt8]]
  private let words: [[UInt8]]
  private let seed: UInt64

  /// Makes a source of damaged files.
  ///
  /// - Parameters:
  ///   - samples: valid files, at least one.
  ///   - words: what stands in files of the format, to be put where it does not belong.
  ///   - seed: another seed gives other damage.
  package init(samples: [[UInt8]], words: [String] = [], seed: UInt64) {
    precondition(!samples.isEmpty, "There is something to damage.")
    self.samples = samples
    self.words = words.map { Array($0.utf8) }
    self.seed = seed
  }

  /// The input of a number; the same each time.
  package func input(_ number: Int) -> [UInt8] {
    var source = NumberSource(state: StableHash.combine(seed, UInt64(number)))
    let kind = source.below(16)
    if kind == 0 { return noise(&source) }
    var bytes = samples[source.below(samples.count)]
    if kind == 1 { return Array(bytes.prefix(source.below(bytes.count + 1))) }
    for _ in 0..<(1 + source.below(3)) { damage(&bytes, &source) }
    return bytes
  }

  private func noise(_ source: inout NumberSource) -> [UInt8] {
    let alphabet = Array("{}[]\",:0123456789.eE+-\\untrfals \n".utf8)
    let isText = source.below(2) == 0
    return (0..<source.below(96)).map { _ in
      isText ? alphabet[source.below(alphabet.count)] : UInt8(source.below(256))
    }
  }

  private func damage(_ bytes: inout [UInt8], _ source: inout NumberSource) {
    guard !bytes.isEmpty else { return }
    let place = source.below(bytes.count)
    let range = place..<min(place + 1 + source.below(8), bytes.count)
    switch source.below(8) {
    case 0, 1: bytes[place] ^= 1 << UInt8(source.below(8))
    case 2: bytes[place] = UInt8(source.below(256))
    case 3: bytes.removeSubrange(range)
    case 4: bytes.insert(contentsOf: Array(bytes[range]), at: source.below(bytes.count))
    case 5: bytes.insert(UInt8(source.below(256)), at: place)
    case 6:
      let other = samples[source.below(samples.count)]
      bytes = Array(bytes[..<place] + other[min(place, other.count)...])
    default:
      guard !words.isEmpty else { return bytes.swapAt(place, source.below(bytes.count)) }
      bytes.replaceSubrange(range, with: words[source.below(words.count)])
    }
  }

  /// Has every input read, over all processors.
  ///
  /// - Parameter read: reads an input, and says whether it is valid; what it throws is its answer.
  /// - Returns: how many inputs are valid.
  package func validCount(
    of count: Int = count(), read: @escaping @Sendable ([UInt8]) throws -> Bool
  ) -> Int {
    let parts = 16
    let valid = SharedCount()
    ParallelFor.threads(parts)(parts) { part in
      var found = 0
      for number in stride(from: part, to: count, by: parts) {
        if (try? read(input(number))) == true { found += 1 }
      }
      valid.add(found)
    }
    return valid.value
  }
}

/// Steele, Lea and Flood's SplitMix64.
private struct NumberSource {
  var state: UInt64

  /// A number from 0 to one below a bound.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(((value ^ (value >> 31)) >> 32) % UInt64(bound))
  }
}

/// A count that several threads add to.
private final class SharedCount: Sendable {
  private let count = Mutex(0)

  func add(_ number: Int) { count.withLock { $0 += number } }
  var value: Int { count.withLock { $0 } }
}
