/// The lengths of lists, in points.
///
/// Sources: UIKit's view trees on iOS 26.1, as third parties read them (a phone 375 and one 393 points
/// wide); what is ours is marked. A row is its text, the margins and a pixel for the separator:
/// 20.5 + 31 + 0.5 = 52 on the one, and with the largest text but for accessibility sizes 59.
struct ListMetrics: Equatable {
  /// The width of the list.
  let width: Double
  let look: ListLook
  /// A pixel.
  let pixel: Double
  /// Whether rows and cards are those of the classic design: UIKit's of iOS 18.
  var isClassic = false

  /// The least height of a row (ours: what iOS had before).
  static let minimumRowHeight = 44.0
  /// The margin above and below a row's views.
  static let rowMargin = 15.5
  /// The corners of a card.
  static let cornerRadius = 26.0
  /// The distance between sections without header and footer: two of UIKit's empty footers.
  static let sectionSpacing = 35.0
  /// The height of a footer that is not there.
  static let emptyFooter = 17.5
  /// The distance between a header's text and the rows below it (ours; UIKit's total is kept).
  static let headerBottom = 8.0
  /// What stands above a header between sections: 55.5 with a line of 20.5 points.
  static let headerMargin = 35.0
  /// What stands above it after a footer: 45.5 with that line.
  static let headerMarginAfterFooter = 25.0
  /// Above and below a footer's text.
  static let footerMargins = (top: 7.667, bottom: 6.667)
  /// The margins of a plain header: 28 points with a line of 20.333.
  static let plainHeader = (top: 4.0, bottom: 3.667)
  /// The distance between a row's views and what stands at its end (ours).
  static let accessoryGap = 8.0
  /// How much further in a level of a tree stands (ours).
  static let indentation = 16.0
  /// The buttons of a swipe: height, radius, distances, text and what is around the text.
  static let swipe = (height: 44.0, radius: 13.0, gap: 10.0, font: 13.0, inset: 12.0)
  /// The share of its width by which a row is swiped for its first action (ours: of a row 375 wide,
  /// 250 points do not suffice).
  static let fullSwipe = 0.7

  /// The margin above and below a row's views in the design at hand.
  var rowRoom: Double { isClassic ? 11 : Self.rowMargin }
  /// The corners of a card in the design at hand.
  var cardRadius: Double { isClassic ? 10 : Self.cornerRadius }
  /// The system's margin: 20 from 390 points of width on, on iOS 18 from 414, else 16.
  var margin: Double { width >= (isClassic ? 414 : 390) ? 20 : 16 }
  /// What cards keep away from the sides.
  var cardInset: Double { look.isCarded ? margin : 0 }
  /// What is around a row's views at its sides, inside a card.
  var rowInset: Double { look.isCarded ? 16 : margin }
  /// The start of a header's text.
  var headerInset: Double { cardInset + rowInset }
  /// From the end of a separator to the list's side: those of the classic design run to the edge of
  /// the card.
  var separatorInset: Double { isClassic ? cardInset : headerInset }
}

extension Animation {
  /// The spring by which rows of lists come and go: stiffness 438.649, damping 41.888.
  ///
  /// Source: UIKit on iOS 26.1, as a third party's tests of table rows have it.
  static let listRows = Animation.interpolatingSpring(
    mass: 1, stiffness: 438.649, damping: 41.888)
}
