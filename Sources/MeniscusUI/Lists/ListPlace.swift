/// What a row is in its list.
enum ListRole: Hashable {
  /// A header, and whether it is the list's first line, or stands below a footer.
  case header(isFirst: Bool, isBelowFooter: Bool)
  /// A row: whether it is the first or the last of its section, and what stands above the section.
  case row(isFirst: Bool, isLast: Bool, gap: ListGap)
  case footer

  var isRow: Bool {
    if case .row = self { return true }
    return false
  }

  var isHeader: Bool {
    if case .header = self { return true }
    return false
  }

  /// Whether the row is the last of its section.
  var isLast: Bool {
    if case .row(_, let isLast, _) = self { return isLast }
    return false
  }

  /// Whether the row is the first of its section.
  var isFirst: Bool {
    if case .row(let isFirst, _, _) = self { return isFirst }
    return false
  }
}

/// What stands above the first row of a section.
enum ListGap: Hashable {
  /// A header, or a row of the same section.
  case none
  /// The start of the list.
  case start
  /// The end of another section.
  case section
  /// A footer.
  case footer
}

/// What the items of a list are.
@MainActor
struct ListPlan {
  private struct Part {
    var rows: Range<Int>
    var header: Range<Int>
    var footer: Range<Int>
    var mark: (any SectionMark)?
    var isBelowFooter: Bool
  }

  private var parts: [Part] = []

  /// Finds out what the items are; those in no section stand together.
  init(_ items: LazyItems) {
    var next = 0
    for section in items.sections where section.all.lowerBound >= next {
      addLoose(next..<section.all.lowerBound)
      add(rows: section.content, header: section.header, footer: section.footer, section.mark)
      next = section.all.upperBound
    }
    addLoose(next..<items.count)
  }

  private mutating func addLoose(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    add(
      rows: rows, header: rows.lowerBound..<rows.lowerBound,
      footer: rows.upperBound..<rows.upperBound, nil)
  }

  private mutating func add(
    rows: Range<Int>, header: Range<Int>, footer: Range<Int>, _ mark: (any SectionMark)?
  ) {
    guard !(rows.isEmpty && header.isEmpty && footer.isEmpty) else { return }
    parts.append(
      Part(
        rows: rows, header: header, footer: footer, mark: mark,
        isBelowFooter: parts.last.map { !$0.footer.isEmpty } ?? false))
  }

  private func part(of item: Int) -> Int? {
    let index = parts.partitioningIndex { $0.header.lowerBound > item } - 1
    return parts.indices.contains(index) ? index : nil
  }

  /// What an item is.
  func role(of item: Int) -> ListRole {
    guard let index = part(of: item) else {
      return .row(isFirst: false, isLast: false, gap: .none)
    }
    let part = parts[index]
    if part.header.contains(item) {
      return .header(isFirst: index == 0, isBelowFooter: part.isBelowFooter)
    }
    if part.footer.contains(item) { return .footer }
    let isFirst = item == part.rows.lowerBound
    let gap: ListGap =
      !isFirst || !part.header.isEmpty
      ? .none : index == 0 ? .start : part.isBelowFooter ? .footer : .section
    return .row(isFirst: isFirst, isLast: item == part.rows.upperBound - 1, gap: gap)
  }

  /// The section of an item; nil for what stands in none.
  func section(of item: Int) -> (any SectionMark)? { part(of: item).flatMap { parts[$0].mark } }

  /// Whether what comes last is a footer.
  var endsWithFooter: Bool { parts.last.map { !$0.footer.isEmpty } ?? false }
}
