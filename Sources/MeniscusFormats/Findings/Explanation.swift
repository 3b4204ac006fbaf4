/// Why a frame, or a pixel of it, is as it is.
package struct Explanation: Equatable, Codable, Sendable {
  /// The case, as `scene/trace@variant`.
  package var identifier: String
  /// The frame.
  package var frame: Int
  /// Its time, in microseconds.
  package var microseconds: Int
  /// How a pixel came to its colour; nil where none was asked for.
  package var pixel: Pixel?
  /// What changed since the frame before; nil where a pixel was asked for.
  package var change: Change?
  /// What is accepted of the frame.
  package var expected: Expected

  /// Makes it of its parts.
  package init(
    identifier: String, frame: Int, microseconds: Int, pixel: Pixel? = nil, change: Change? = nil,
    expected: Expected
  ) {
    self.identifier = identifier
    self.frame = frame
    self.microseconds = microseconds
    self.pixel = pixel
    self.change = change
    self.expected = expected
  }

  /// A pixel.
  package struct Pixel: Equatable, Codable, Sendable {
    /// The column.
    package var x: Int
    /// The row.
    package var y: Int
    /// Its colour before anything is drawn.
    package var background: String
    /// Its colour.
    package var color: String
    /// The operations that reach it, back to front.
    package var operations: [Operation]

    /// Makes it of its parts.
    package init(x: Int, y: Int, background: String, color: String, operations: [Operation]) {
      self.x = x
      self.y = y
      self.background = background
      self.color = color
      self.operations = operations
    }
  }

  /// An operation that reaches a pixel.
  package struct Operation: Equatable, Codable, Sendable {
    /// The row in the display list, from 0.
    package var row: Int
    /// What it does, as display lists are written.
    package var text: String
    /// The groups, layers and clips that it lies in, the outermost first.
    package var inside: [String]
    /// The pixel before it is drawn.
    package var before: String
    /// The pixel once it is drawn.
    package var after: String
    /// The view that caused it.
    package var view: String?
    /// The state that acts on what the view draws.
    package var state: [Value]

    /// Makes it of its parts.
    package init(
      row: Int, text: String, inside: [String], before: String, after: String, view: String? = nil,
      state: [Value]
    ) {
      self.row = row
      self.text = text
      self.inside = inside
      self.before = before
      self.after = after
      self.view = view
      self.state = state
    }
  }

  /// A value of the state.
  package struct Value: Equatable, Codable, Sendable {
    /// The view that owns it.
    package var view: String
    /// What it is called.
    package var name: String
    /// What it was before it changed last; nil where it was not there.
    package var before: String?
    /// What it is; nil where it is gone.
    package var value: String?
    /// The frame in which it changed last.
    package var changed: Int
    /// The first frame in which it changed without a rest since; other than `changed` where it is
    /// in motion.
    package var began: Int
    /// What it goes back to; nil where it is as the scene began.
    package var cause: ChangeSource?

    /// Makes it of its parts.
    package init(
      view: String, name: String, before: String? = nil, value: String? = nil, changed: Int,
      began: Int, cause: ChangeSource? = nil
    ) {
      self.view = view
      self.name = name
      self.before = before
      self.value = value
      self.changed = changed
      self.began = began
      self.cause = cause
    }

    /// Whether it changed in several frames on end, up to now or to its rest.
    package var isMoving: Bool { began < changed }
  }

  /// What changed in a frame since the one before.
  package struct Change: Equatable, Codable, Sendable {
    /// The stages whose hashes differ.
    package var stages: [String]
    /// The events that reach the scene in the frame.
    package var events: [EventCause]
    /// What the frame goes back to; nil where nothing changed, or nothing is known of it.
    package var cause: ChangeSource?
    /// The values of the state that changed.
    package var state: [Value]
    /// The views that stand elsewhere, or are new or gone.
    package var layout: [Difference]
    /// The operations that differ.
    package var display: [Difference]
    /// The views of which anything changed, by path.
    package var views: [String]
    /// The number of pixels that differ.
    package var pixels: Int
    /// Where they are.
    package var regions: [Region]

    /// Makes it of its parts.
    package init(
      stages: [String], events: [EventCause], cause: ChangeSource? = nil, state: [Value],
      layout: [Difference], display: [Difference], views: [String], pixels: Int, regions: [Region]
    ) {
      self.stages = stages
      self.events = events
      self.cause = cause
      self.state = state
      self.layout = layout
      self.display = display
      self.views = views
      self.pixels = pixels
      self.regions = regions
    }
  }

  /// A difference between two frames, or two sides.
  package struct Difference: Equatable, Codable, Sendable {
    /// What happened, in one word, as `moved`.
    package var kind: String
    /// The view that it happened to.
    package var view: String
    /// The part that differs, if it is a single one.
    package var field: String?
    /// What it was and what it is.
    package var values: String?

    /// Makes it of its parts.
    package init(kind: String, view: String, field: String? = nil, values: String? = nil) {
      self.kind = kind
      self.view = view
      self.field = field
      self.values = values
    }
  }

  /// A part of a picture.
  package struct Region: Equatable, Codable, Sendable {
    /// Left, top, width and height, in points.
    package var frame: [Double]
    /// The number of pixels that differ.
    package var pixels: Int
    /// The views that drew there, the frontmost first.
    package var views: [String]

    /// Makes it of its parts.
    package init(frame: [Double], pixels: Int, views: [String]) {
      self.frame = frame
      self.pixels = pixels
      self.views = views
    }
  }

  /// What is accepted.
  package struct Expected: Equatable, Codable, Sendable {
    /// Whether anything is accepted of the case, and can be read.
    package var exists: Bool
    /// Why what is accepted cannot be read; nil where it can, and once it is worded.
    package var unreadable: BaselineProblem?
    /// Why what is accepted cannot be read, in a sentence; nil until it is worded.
    package var problem: String?
    /// The stages of the frame whose hashes are not the accepted ones; nil where nothing is
    /// accepted of the frame.
    package var stages: [String]?
    /// The first frame up to this one that is not as accepted; nil where all are.
    package var firstDifference: FirstDifference?
    /// The checkpoint at the frame whose files were compared; nil where none is.
    package var checkpoint: String?
    /// The accepted colour of the pixel.
    package var color: String?
    /// The accepted operations that reach the pixel and have changed or are gone.
    package var operations: [ExpectedOperation] = []
    /// What differs in the checkpoint's state, layout and operations.
    package var differences: [Difference] = []

    /// Makes it of its parts.
    package init(
      exists: Bool, stages: [String]? = nil,
      firstDifference: FirstDifference? = nil, checkpoint: String? = nil, color: String? = nil,
      operations: [ExpectedOperation] = [], differences: [Difference] = []
    ) {
      self.exists = exists
      self.stages = stages
      self.firstDifference = firstDifference
      self.checkpoint = checkpoint
      self.color = color
      self.operations = operations
      self.differences = differences
    }

    private enum CodingKeys: CodingKey {
      case exists, problem, stages, firstDifference, checkpoint, color, operations, differences
    }
  }

  /// A first difference from what is accepted.
  package struct FirstDifference: Equatable, Codable, Sendable {
    /// The frame.
    package var frame: Int
    /// The stage; nil where one side has no such frame.
    package var stage: String?
    /// The views, the one to look at first at the front.
    package var views: [String]

    /// Makes it of its parts.
    package init(frame: Int, stage: String? = nil, views: [String]) {
      self.frame = frame
      self.stage = stage
      self.views = views
    }
  }

  /// An operation whose accepted form differs.
  package struct ExpectedOperation: Equatable, Codable, Sendable {
    /// The row of the operation now; nil where it is gone.
    package var row: Int?
    /// The accepted form; nil where there was none.
    package var text: String?
    /// The view that caused it.
    package var view: String

    /// Makes it of its parts.
    package init(row: Int? = nil, text: String? = nil, view: String) {
      self.row = row
      self.text = text
      self.view = view
    }
  }
}
