/// A section of the views that a container was given: a `Section`, or what stands between two.
@MainActor @preconcurrency
public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others of its container.
  nonisolated public struct ID: Hashable, Sendable {
    let first: Subview.ID
  }

  /// What tells the section from the others of its container.
  nonisolated public let id: ID
  /// What stands above.
  public internal(set) var header = SubviewsCollection(subviews: [])
  /// The views.
  public internal(set) var content = SubviewsCollection(subviews: [])
  /// What stands below.
  public internal(set) var footer = SubviewsCollection(subviews: [])

  /// What the section's views say to the container around it.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections of the views that a container was given, in order.
@MainActor @preconcurrency
public struct SectionCollection: View, RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The place of the first section.
  nonisolated public var startIndex: Int { 0 }
  /// The place after the last section.
  nonisolated public var endIndex: Int { sections.count }
  /// The section at a place.
  nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// All of the views.
  public var body: some View {
    ForEach(sections) { section in
      section.header
      section.content
      section.footer
    }
  }
}

extension SubviewsCollection {
  /// The views by their sections; those that stand in none between two are one.
  @MainActor var bySections: SectionCollection {
    var sections: [SectionConfiguration] = []
    var last: Node?
    for subview in subviews {
      let section = subview.section
      if sections.isEmpty || section !== last {
        sections.append(SectionConfiguration(id: SectionConfiguration.ID(first: subview.id)))
      }
      last = section
      sections[sections.count - 1].take(subview)
    }
    return SectionCollection(sections: sections)
  }
}

extension SectionConfiguration {
  fileprivate mutating func take(_ subview: Subview) {
    switch subview.containerValues.part {
    case .header: header = SubviewsCollection(subviews: header.subviews + [subview])
    case .footer: footer = SubviewsCollection(subviews: footer.subviews + [subview])
    case .content: content = SubviewsCollection(subviews: content.subviews + [subview])
    }
  }
}

extension Subview {
  /// The innermost section around the view in its container.
  @MainActor fileprivate var section: Node? {
    sequence(first: element.innermost as Node, next: \.parent).lazy
      .prefix { $0 !== source }.first { $0 is any SectionMark }
  }
}

extension Group {
  /// Makes a view from the sections of another one.
  public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init {
      GroupElementsOfContent(base: view) { views in transform(onMainActor { views.bySections }) }
    }
  }
}

/// A view for each of the sections of another one.
nonisolated public struct ForEachSection<Base: View, Content: View>: View, TransparentView {
  let base: Base
  let content: (SectionConfiguration) -> Content

  /// The views.
  @MainActor public var body: some View {
    GroupElementsOfContent(base: base) { subviews in
      ForEach(subviews.bySections) { content($0) }
    }
  }
}

extension ForEach {
  /// Makes a view for each of the sections of another one.
  @MainActor
  public init<Base: View, Inner: View>(
    sections view: Base,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Inner
  ) where Data == Range<Int>, ID == Int, Content == ForEachSection<Base, Inner> {
    self.init(0..<1) { _ in ForEachSection(base: view, content: content) }
  }
}
