import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// What the rules say of bars in a frame at rest.
extension LintFrame {
  /// How many groups a bar has at most.
  private static let mostGroups = 3
  /// From how many characters on a title is long.
  private static let longTitle = 15

  var barBackground: [Mark] {
    portrait.bars.filter(\.hasOwnBackground).map { Mark($0.stack) }
  }

  var barGroups: [Mark] {
    portrait.bars.flatMap { bar in
      [true, false].compactMap { isLower in
        let groups = bar.groups.filter {
          ($0.place == .bottom) == isLower && $0.items.contains { hasPresses($0) }
        }
        guard groups.count > Self.mostGroups else { return nil }
        return Mark(bar.stack, .count(groups.count))
      }
    }
  }

  var barTextWithIcons: [Mark] {
    groups { group in
      let actions = actions(of: group)
      let worded = actions.first { !texts(in: $0).isEmpty && symbols(in: $0).isEmpty }
      let drawn = actions.first { texts(in: $0).isEmpty && !symbols(in: $0).isEmpty }
      guard let worded, let drawn else { return nil }
      return Mark(worded, other: drawn, .texts(texts(in: worded), symbols(in: drawn)))
    }
  }

  var barAdjoiningText: [Mark] {
    groups { group in
      let worded = actions(of: group).filter { !texts(in: $0).isEmpty && symbols(in: $0).isEmpty }
      guard worded.count > 1 else { return nil }
      return Mark(
        worded[0], other: worded[1], .texts(worded.map { texts(in: $0).joined(separator: " ") }, [])
      )
    }
  }

  var barPrimaryActions: [Mark] {
    portrait.bars.flatMap { bar -> [Mark] in
      let prominent = bar.groups.filter(\.isProminent)
      guard let first = prominent.first else { return [] }
      if prominent.count > 1 {
        return [Mark(row(of: first) ?? bar.stack, .count(prominent.count))]
      }
      let isTrailing =
        first.place == .trailing
        || first.place == .bottom && bar.groups.last { $0.place == .bottom } == first
      return isTrailing ? [] : [Mark(row(of: first) ?? bar.stack, .place(first.place.rawValue))]
    }
  }

  var barSegmentedControl: [Mark] {
    items { row, _ in
      (row..<views[row].end).first { views[$0].marks.contains(.isSegments) && isShown($0) }
        .map { Mark($0) }
    }
  }

  /// The symbols of the menu that holds what a bar has no room for, which the system adds.
  private static let overflowSymbols: Set<String> = [
    "chevron.right.2", "chevron.forward.2", "chevron.compact.right",
  ]

  var barOverflowMenu: [Mark] {
    items { row, group in
      guard (row..<views[row].end).contains(where: { views[$0].marks.contains(.isMenu) }) else {
        return nil
      }
      let symbols = symbols(in: row)
      let isMore = symbols.contains { $0.hasPrefix("ellipsis") }
      let isOverflow = symbols.contains { Self.overflowSymbols.contains($0) }
      let isMisplaced = isMore && (group.place == .leading || group.place == .principal)
      return isOverflow || isMisplaced ? Mark(row, .place(group.place.rawValue)) : nil
    }
  }

  var barEmptyItem: [Mark] {
    items { row, group in group.hasGlass && !drawsSomething(row) ? Mark(row) : nil }
  }

  private static let navigationWords: Set<String> = ["back", "close"]

  var barWordedNavigation: [Mark] {
    items { row, group in
      guard group.place != .principal, hasPresses(row) else { return nil }
      let word = texts(in: row).joined(separator: " ")
      let bare = word.lowercased().filter { $0.isLetter }
      return Self.navigationWords.contains(bare) ? Mark(row, .text(word)) : nil
    }
  }

  var barTitle: [Mark] {
    portrait.bars.compactMap { bar in
      guard let title = bar.title else { return nil }
      if let application, title.lowercased() == application.lowercased() {
        return Mark(bar.stack, .texts([title], [application]))
      }
      return title.count >= Self.longTitle ? Mark(bar.stack, .text(title)) : nil
    }
  }

  var barBorderedSymbol: [Mark] {
    items { row, _ in
      symbols(in: row).first { name in
        let parts = name.split(separator: ".")
        let bare = parts.filter { $0 != "fill" }
        // A person in a circle is a picture of somebody, not a border.
        return bare.count > 1 && bare.last == "circle" && !bare.contains("crop")
      }.map { Mark(row, .text($0)) }
    }
  }

  private static let navigationSymbols: Set<String> = [
    "chevron.left", "chevron.right", "chevron.backward", "chevron.forward", "arrow.left",
    "arrow.right", "arrow.backward", "arrow.forward",
  ]

  var barMixedNavigation: [Mark] {
    groups { group in
      let actions = actions(of: group)
      let leads = actions.first { isNavigation($0) }
      let acts = actions.first { !isNavigation($0) }
      guard let leads, let acts else { return nil }
      return Mark(leads, other: acts, .texts(symbols(in: leads), names(in: acts)))
    }
  }

  private func isNavigation(_ row: Int) -> Bool {
    let symbols = symbols(in: row)
    return texts(in: row).isEmpty && !symbols.isEmpty
      && symbols.allSatisfy { Self.navigationSymbols.contains($0) }
  }

  var barTintedControls: [Mark] {
    portrait.bars.compactMap { bar in
      let tinted = bar.groups.flatMap { group in
        group.items.compactMap(\.self).filter { hasPresses($0) }
          .filter { group.isProminent || isColored($0) }
      }
      return tinted.count > 1 ? Mark(tinted[0], other: tinted[1], .count(tinted.count)) : nil
    }
  }

  /// Whether what is drawn in a view is in a colour of its own.
  private func isColored(_ row: Int) -> Bool {
    guard let range = operations(in: row) else { return false }
    let paths = Set((row..<views[row].end).map { views[$0].path })
    return range.contains { index in
      let operation = list.operations[index]
      guard list.views.indices.contains(Int(operation.view.row)),
        paths.contains(list.views[Int(operation.view.row)].path), !seen[index].isEmpty
      else { return false }
      guard case .glyphs(_, .color(let color)) = operation.action else {
        guard case .fill(_, .color(let color)) = operation.action else { return false }
        return color.isColored
      }
      return color.isColored
    }
  }

  var barOverflow: [Mark] {
    guard isUsualSize else { return [] }
    return portrait.bars.compactMap { bar in
      for isLower in [false, true] {
        let rows = bar.groups.filter { ($0.place == .bottom) == isLower }
          .flatMap(\.items).compactMap(\.self).filter { drawsSomething($0) }
        for (index, row) in rows.enumerated() {
          let frame = views[row].frame
          if frame.minX < -1 || frame.maxX > portrait.size.width + 1 { return Mark(row) }
          for other in rows[(index + 1)...] {
            let common = frame.intersection(views[other].frame)
            if common.width > 2, common.height > 2 { return Mark(row, other: other) }
          }
        }
      }
      return nil
    }
  }

  // MARK: Parts of bars

  /// What can be pressed in the items of a group.
  private func actions(of group: BarPortrait.Group) -> [Int] {
    group.items.compactMap(\.self).flatMap { presses(in: $0) }
  }

  private func hasPresses(_ row: Int?) -> Bool { row.map { !presses(in: $0).isEmpty } ?? false }

  private func row(of group: BarPortrait.Group) -> Int? { group.items.compactMap(\.self).first }

  /// What a view of a bar is called: its texts, or its symbols.
  func names(in row: Int) -> [String] {
    let texts = texts(in: row)
    return texts.isEmpty ? symbols(in: row) : texts
  }

  private func groups(_ mark: (BarPortrait.Group) -> Mark?) -> [Mark] {
    portrait.bars.flatMap { $0.groups.compactMap(mark) }
  }

  private func items(_ mark: (Int, BarPortrait.Group) -> Mark?) -> [Mark] {
    portrait.bars.flatMap(\.groups).flatMap { group in
      group.items.compactMap(\.self).compactMap { mark($0, group) }
    }
  }
}

extension RGBA {
  /// Whether the colour is more than a grey.
  fileprivate var isColored: Bool {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    return opacity > 0.1 && most > 0 && (most - least) / most > 0.3
  }
}
