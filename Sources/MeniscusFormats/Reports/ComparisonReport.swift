import MeniscusDiff
import MeniscusDisplay

/// What a comparator found between two pictures of a checkpoint, and what is allowed.
package struct ComparisonReport: Equatable, Codable, Sendable {
  /// The comparator's name.
  package var comparator: String
  /// What it measured.
  package var figures: [ComparatorFigure]
  /// Where it sees differences: for ꟻLIP the map in colours.
  package var picture: CheckpointReport.Picture

  /// Takes over what a comparator found.
  package init(
    _ finding: ComparatorFinding, by comparator: PictureComparator,
    picture: CheckpointReport.Picture
  ) {
    self.comparator = comparator.name
    figures = finding.figures
    self.picture = picture
  }

  /// The figures of ꟻLIP; nil where another comparator was asked.
  package var flip: [ComparatorFigure]? {
    comparator == PictureComparator.flip.name ? figures.record("flip") : nil
  }
}
