import MeniscusGeometry

/// A view that is drawn, as rules about whole screens look at it.
package struct ViewPortrait: Equatable, Sendable {
  /// What a view is, as far as a rule asks.
  package enum Kind: Equatable, Sendable {
    /// A text, and whether it is shown in capitals whatever was written.
    case text(String, isUppercased: Bool)
    /// A symbol of the system by its name.
    case symbol(String)
    /// A picture.
    case picture
    /// A shape or a colour.
    case shape
    /// Something that a person presses.
    case press
    /// A glass effect that is not the identity and no material.
    case glass(GlassPortrait)
    /// A material.
    case material
    /// A container of glass effects.
    case glassContainer
    /// What scrolls; whether there is more than it shows.
    case scroll(isLong: Bool)
    /// A row of a list, or what stands above or below a section.
    case row(RowPortrait)
    /// A wrapper by its name in paths: `.background`, `.clipShape`.
    case wrapper(String)
    /// A view that extends its background under bars.
    case backgroundExtension
    /// The icon of an app, and how many of its layers its mask cuts.
    case icon(cutLayers: Int)
    /// The screen of a stack.
    case screen
    /// Something that stands over the scene.
    case presented(PresentationPortrait)
    /// Any other view.
    case other
  }

  /// What else is known of a view.
  package struct Marks: OptionSet, Hashable, Sendable {
    /// A bit for each mark.
    package let rawValue: UInt16

    /// Makes a set from its bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The system made it: bars, sidebars, what presentations stand on.
    package static let isSystems = Marks(rawValue: 1)
    /// It is in a bar.
    package static let isInBar = Marks(rawValue: 1 << 1)
    /// It is the segments of a picker.
    package static let isSegments = Marks(rawValue: 1 << 2)
    /// It opens a menu.
    package static let isMenu = Marks(rawValue: 1 << 3)
    /// It states what people who do not see it hear.
    package static let isNamed = Marks(rawValue: 1 << 4)
    /// People who do not see it do not hear of it.
    package static let isUnheard = Marks(rawValue: 1 << 5)
    /// It is hidden, or wholly clear.
    package static let isUnseen = Marks(rawValue: 1 << 6)
    /// It is on its way out.
    package static let isLeaving = Marks(rawValue: 1 << 7)
    /// It scrolls with what is around it.
    package static let isScrolled = Marks(rawValue: 1 << 8)
    /// It is part of a control that the system draws, as a stepper's buttons.
    package static let isInControl = Marks(rawValue: 1 << 9)
    /// Its glass is that of a control's style.
    package static let isStandard = Marks(rawValue: 1 << 10)
  }

  /// The names from the root to the view.
  package var path: String
  /// The name by which traces find it; nil for most.
  package var identifier: String?
  /// The row of the view around; nil for the outermost.
  package var container: Int?
  /// The first row after it and all inside.
  package var end: Int
  /// Where it is drawn, in scene points.
  package var frame: Rect2D
  /// The part of that which the scroll views around show.
  package var visible: Rect2D
  /// What it is.
  package var kind: Kind
  /// What else is known of it.
  package var marks: Marks
}

/// What a glass effect is.
package struct GlassPortrait: Equatable, Sendable {
  /// Whether it is clear glass.
  package var isClear: Bool
  /// Whether it answers touch.
  package var isInteractive: Bool
  /// Whether its shape is that of letters.
  package var isLetters: Bool
  /// Whether it flows out of another shape, or into one.
  package var isFlowing: Bool
}

/// What a row of a list is.
package struct RowPortrait: Equatable, Sendable {
  /// A row's place in its section.
  package enum Part: Equatable, Sendable {
    case header, row, footer
  }

  /// Its place.
  package var part: Part
  /// The titles of the buttons that swipes bring out, as stated; empty for none.
  package var swipes: [String] = []
  /// The titles of the menu that a long press opens, from the top; empty for none.
  package var menu: [String] = []
}

/// What stands over the scene.
package struct PresentationPortrait: Equatable, Sendable {
  /// A kind of presentation.
  package enum Kind: Equatable, Sendable {
    case sheet, cover, popover, menu, alert, dialog
  }

  /// What it is.
  package var kind: Kind
  /// Whether something is stated to be behind it in place of the system's own.
  package var hasOwnBackground = false
  /// Whether it grows out of the view that it belongs to.
  package var hasSource = true
  /// Where a sheet is, and the radii of its corners; nil for all others.
  package var surface: (frame: Rect2D, radii: CornerRadii2D)?

  /// Compares all of it.
  package static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.hasOwnBackground == right.hasOwnBackground
      && left.hasSource == right.hasSource && left.surface?.frame == right.surface?.frame
      && left.surface?.radii == right.surface?.radii
  }
}
