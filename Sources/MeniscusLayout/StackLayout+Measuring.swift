import MeniscusGeometry

/// What the measured children of a stack take up.
struct StackExtent {
  /// The sum of lengths and spacings, not below 0.
  var length: Double
  /// The smallest coordinate across the axis, counted from the alignment guide.
  var start: Double
  /// The largest coordinate across the axis, counted from the alignment guide.
  var end: Double

  /// The extent as a size.
  func size(_ axis: LayoutAxis) -> Size2D {
    Size2D(along: axis, length, across: distance(from: start, to: end))
  }
}

extension StackLayout {
  /// Offers every child its share and keeps offers, answers and guides in `scratch`.
  func measure<Subject: LayoutSubject>(
    _ subjects: [Subject], along major: ProposedExtent, across minor: ProposedExtent,
    scratch: inout StackScratch
  ) {
    scratch.resize(to: subjects.count)
    prepareSpacings(subjects, scratch: &scratch)
    if let major {
      divide(major, across: minor, among: subjects, scratch: &scratch)
    } else {
      for index in subjects.indices {
        ask(subjects[index], at: index, along: nil, across: minor, scratch: &scratch)
      }
    }
  }

  /// The room that the children measured last take up.
  func extent(_ scratch: StackScratch) -> StackExtent {
    guard !scratch.sizes.isEmpty else { return StackExtent(length: 0, start: 0, end: 0) }
    var extent = StackExtent(length: 0, start: .infinity, end: -.infinity)
    for index in scratch.sizes.indices {
      let size = scratch.sizes[index]
      let guide = scratch.guides[index]
      extent.length += size[axis]
      if index < scratch.spacings.count { extent.length += scratch.spacings[index] }
      extent.start = min(extent.start, -guide)
      extent.end = max(extent.end, distance(from: guide, to: size[axis.cross]))
    }
    extent.length = nonnegative(extent.length)
    return extent
  }

  private func prepareSpacings<Subject: LayoutSubject>(
    _ subjects: [Subject], scratch: inout StackScratch
  ) {
    for index in scratch.spacings.indices {
      scratch.spacings[index] =
        spacing
        ?? subjects[index].layoutSpacing.distance(
          to: subjects[index + 1].layoutSpacing, along: axis)
    }
  }

  /// Divides a proposed length: priority by priority, the less flexible children first, each
  /// offered an equal share of what its predecessors left.
  private func divide<Subject: LayoutSubject>(
    _ major: Double, across minor: ProposedExtent, among subjects: [Subject],
    scratch: inout StackScratch
  ) {
    var available = subtracting(scratch.spacings.reduce(0, +), from: major)
    prepareOrder(of: subjects, across: minor, scratch: &scratch)
    guard let first = scratch.order.first else { return }
    let highest = scratch.priorities[first]
    for index in scratch.order where scratch.priorities[index] != highest {
      available = subtracting(scratch.minima[index], from: available)
    }
    var start = 0
    while start < subjects.count {
      let priority = scratch.priorities[scratch.order[start]]
      var end = start
      while end < subjects.count, scratch.priorities[scratch.order[end]] == priority {
        if priority != highest { available += scratch.minima[scratch.order[end]] }
        end += 1
      }
      for position in start..<end {
        let index = scratch.order[position]
        // Less than nothing becomes 0 in the proposal.
        let share = available / Double(end - position)
        ask(subjects[index], at: index, along: share, across: minor, scratch: &scratch)
        available = subtracting(scratch.sizes[index][axis], from: available)
      }
      start = end
    }
  }

  /// Measures minima and flexibilities and sorts; a single child needs neither.
  private func prepareOrder<Subject: LayoutSubject>(
    of subjects: [Subject], across minor: ProposedExtent, scratch: inout StackScratch
  ) {
    guard subjects.count > 1 else { return }
    for index in subjects.indices {
      let subject = subjects[index]
      let priority = subject.layoutPriority
      let smallest = subject.measured(LayoutProposal(along: axis, 0, across: minor))[axis]
      let largest = subject.measured(LayoutProposal(along: axis, .infinity, across: minor))[axis]
      scratch.priorities[index] = priority.isNaN ? 0 : priority
      scratch.minima[index] = smallest
      scratch.flexibilities[index] = distance(from: smallest, to: largest)
    }
    scratch.sortOrder()
  }

  private func ask<Subject: LayoutSubject>(
    _ subject: Subject, at index: Int, along major: ProposedExtent, across minor: ProposedExtent,
    scratch: inout StackScratch
  ) {
    let proposal = LayoutProposal(along: axis, major, across: minor)
    let size = subject.measured(proposal)
    scratch.offers[index] = proposal[axis]
    scratch.sizes[index] = size
    scratch.guides[index] = subject.position(of: alignment, size: size, proposal: proposal)
  }
}
