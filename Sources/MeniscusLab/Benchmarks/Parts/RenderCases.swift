import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusRender

/// What is measured of drawing.
package struct RenderCases: Sendable {
  /// What is drawn.
  private let lists: RenderLists

  /// Makes the cases.
  ///
  /// - Parameter scale: pixels per point; a phone's three, or less where it has to be quick.
  package init(scale: Double = 3) { lists = RenderLists(scale: scale) }

  /// The cases.
  package var all: [PartCase] {
    let shifts = (0..<5).map { Double($0) * 3 }
    func capsules(_ cover: RenderLists.Cover) -> @Sendable () -> [DisplayList] {
      { [lists] in shifts.map { lists.capsules(cover, shift: $0) } }
    }
    let pixels = [BenchmarkUnit.glassPixel: lists.glassPixels]
    return [
      repaint(
        "capsules", units: pixels,
        asking: [.ratio(to: "copy"), .time(for: .glassPixel, beyond: "sheets"), .target(8)],
        capsules(.glass)),
      repaint(
        "capsules-two-threads", threads: 2, units: pixels, asking: [.ratio(to: "capsules")],
        capsules(.glass)),
      repaint(
        "sheets", units: pixels, asking: [.time(for: .glassPixel, beyond: "landscape")],
        capsules(.sheets)),
      repaint("landscape", capsules(.nothing)),
      PartCase(name: BenchmarkSummary.copying) { [lists] _ in
        let list = lists.capsules(.nothing, shift: 0)
        return PartCase.copying(pixels: list.pixelWidth * list.pixelHeight)
      },
      PartCase(name: "idle", questions: [.ratio(to: "capsules")]) { [lists] _ in
        let list = lists.capsules(.glass, shift: 0)
        return Self.drawing([list, list])
      },
      repaint("ten") { [lists] in [lists.ten(moved: 0), lists.ten(moved: 1)] },
      PartCase(name: "ten-one-moves", questions: [.ratio(to: "ten")]) { [lists] _ in
        Self.drawing((0...6).map { lists.ten(moved: Double($0 % 2)) })
      },
      repaint("phone", asking: [.ratio(to: "copy"), .target(8)]) { [lists] in
        shifts.map { lists.phone(scrolled: $0 * 3) }
      },
    ]
      + [50, 100, 200].map { count in
        repaint("crowd-\(count)", units: [.shape: count], asking: [.time(for: .shape)]) { [lists] in
          [lists.crowd(of: count)]
        }
      }
      + RenderLists.paths.map { name, outlines in
        repaint(name) { [lists] in [outlines(lists)] }
      } + [RenderPeer(lists: lists).item]
  }
}

extension RenderCases {
  /// Draws lists in full, one after the other.
  private func repaint(
    _ name: String, threads: Int = 1, units: [BenchmarkUnit: Int] = [:],
    asking questions: [BenchmarkQuestion] = [],
    _ lists: @escaping @Sendable () -> [DisplayList]
  ) -> PartCase {
    PartCase(name: name, isParallel: threads > 1, questions: questions) { _ in
      let lists = lists()
      let digests = lists.map { $0.digest() }
      let parallel = threads > 1 ? ParallelFor.dispatch(threads: threads) : .serial
      var renderer = Renderer()
      return { recorder in
        recorder.units = units
        for (list, digest) in zip(lists, digests) {
          recorder.frame { probe in
            probe.measure(.render) {
              let outcome = renderer.render(
                list, digest: digest, parallel: parallel, fullRepaint: true)
              return (outcome.counters, outcome.pixelHash)
            }
          }
        }
      }
    }
  }

  /// Draws what changes from list to list; the first is drawn before.
  private static func drawing(_ lists: [DisplayList]) -> PartCase.Work {
    let digests = lists.map { $0.digest() }
    return { recorder in
      var renderer = Renderer()
      _ = renderer.render(lists[0], digest: digests[0])
      for (list, digest) in zip(lists, digests).dropFirst() {
        recorder.frame { probe in
          probe.measure(.render) {
            let outcome = renderer.render(list, digest: digest)
            return (outcome.counters, outcome.pixelHash)
          }
        }
      }
    }
  }
}
