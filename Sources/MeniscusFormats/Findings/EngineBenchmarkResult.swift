/// What a benchmark of the view engine measured.
package struct EngineBenchmarkResult: Codable, Equatable, Sendable {
  /// The large scene and the change of one of its leaves.
  package var scene: Scene
  /// The long list, scrolled.
  package var list: List
  /// Stacks inside stacks.
  package var nesting: [Nesting]

  /// Makes it of its parts.
  package init(scene: Scene, list: List, nesting: [Nesting]) {
    self.scene = scene
    self.list = list
    self.nesting = nesting
  }

  /// The large scene.
  package struct Scene: Codable, Equatable, Sendable {
    /// The views that a snapshot lists.
    package var views: Int
    /// The nodes of the view graph, which keep the views' state, layout and drawing.
    package var nodes: Int
    /// Building and first layout, in milliseconds.
    package var firstMilliseconds: Double
    /// Sizes asked for and not known in the first layout.
    package var firstMeasurements: Int
    /// The change of one leaf with its layout, in milliseconds.
    package var changeMilliseconds: Double
    /// `changeMilliseconds` as a fraction of `firstMilliseconds`.
    package var changeRatio: Double
    /// Bodies evaluated for the change.
    package var changeBodies: Int
    /// Sizes asked for and not known for the change.
    package var changeMeasurements: Int
    /// Elements placed anew for the change.
    package var changePlacements: Int
    /// The memory of the graph for every node, in bytes; nil where the system does not say it.
    package var bytesPerNode: Double?

    /// Makes it of its parts.
    package init(
      views: Int, nodes: Int, firstMilliseconds: Double, firstMeasurements: Int,
      changeMilliseconds: Double, changeRatio: Double, changeBodies: Int, changeMeasurements: Int,
      changePlacements: Int, bytesPerNode: Double? = nil
    ) {
      self.views = views
      self.nodes = nodes
      self.firstMilliseconds = firstMilliseconds
      self.firstMeasurements = firstMeasurements
      self.changeMilliseconds = changeMilliseconds
      self.changeRatio = changeRatio
      self.changeBodies = changeBodies
      self.changeMeasurements = changeMeasurements
      self.changePlacements = changePlacements
      self.bytesPerNode = bytesPerNode
    }
  }

  /// A long list.
  package struct List: Codable, Equatable, Sendable {
    /// Its rows.
    package var rows: Int
    /// Building and first layout, in milliseconds.
    package var firstMilliseconds: Double
    /// A frame of scrolling, in milliseconds; its drawing list and hashes included.
    package var scrollMilliseconds: Double
    /// Bodies evaluated in the most expensive frame of scrolling.
    package var scrollBodies: Int
    /// Elements placed in the most expensive frame of scrolling.
    package var scrollPlacements: Int

    /// Makes it of its parts.
    package init(
      rows: Int, firstMilliseconds: Double, scrollMilliseconds: Double, scrollBodies: Int,
      scrollPlacements: Int
    ) {
      self.rows = rows
      self.firstMilliseconds = firstMilliseconds
      self.scrollMilliseconds = scrollMilliseconds
      self.scrollBodies = scrollBodies
      self.scrollPlacements = scrollPlacements
    }
  }

  /// Stacks inside stacks.
  package struct Nesting: Codable, Equatable, Sendable {
    /// How many lie inside each other.
    package var depth: Int
    /// The views that a snapshot lists.
    package var views: Int
    /// Sizes asked for and not known in the first layout.
    package var measurements: Int
    /// `measurements` for every view.
    package var measurementsPerView: Double

    /// Makes it of its parts.
    package init(depth: Int, views: Int, measurements: Int, measurementsPerView: Double) {
      self.depth = depth
      self.views = views
      self.measurements = measurements
      self.measurementsPerView = measurementsPerView
    }
  }
}
