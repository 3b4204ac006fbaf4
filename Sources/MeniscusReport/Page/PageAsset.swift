import Foundation
import MeniscusFormats

/// What the page looks like or does: files of `Assets`, built into the program.
///
/// None refers to anything outside; without the script, all is there to be read. The text goes into
/// the page as it stands, so nothing but such files can become one.
struct PageAsset {
  /// The text of the files, one after the other.
  let text: String
  /// How a content security policy names the text, so that it runs and nothing else does.
  let source: String

  init(_ files: [UInt8]...) {
    let bytes = Array(files.joined())
    text = String(decoding: bytes, as: UTF8.self)
    source = "'sha256-" + Data(SHA256.digest(of: bytes)).base64EncodedString() + "'"
  }

  /// The stylesheet.
  ///
  /// The palette keeps a contrast of 4.5 for text and 3 for marks of charts; a test computes both.
  /// Colour never speaks alone: beside it stand an icon and a word.
  static let stylesheet = PageAsset(
    PackageResources.palette_css, PackageResources.base_css, PackageResources.sidebar_css,
    PackageResources.overview_css, PackageResources.cases_css, PackageResources.gallery_css,
    PackageResources.tables_css, PackageResources.compare_css, PackageResources.timeline_css,
    PackageResources.redraw_css, PackageResources.media_css, Array(Icon.marks.utf8))

  /// The script: what the files declare is seen by all of them, and by nothing else.
  static let script = PageAsset(
    Array("(() => {\n\"use strict\";\n".utf8),
    PackageResources.page_js, PackageResources.theme_js, PackageResources.time_js,
    PackageResources.data_js,
    PackageResources.copy_js, PackageResources.compare_js, PackageResources.chart_js,
    PackageResources.timeline_js, PackageResources.tables_js,
    PackageResources.redraw_worker_js, PackageResources.redraw_controls_js,
    PackageResources.redraw_compare_js, PackageResources.redraw_overlay_js,
    PackageResources.redraw_state_js, PackageResources.redraw_views_js,
    PackageResources.redraw_steps_js,
    PackageResources.redraw_js,
    PackageResources.case_js,
    PackageResources.gallery_js, PackageResources.list_js, PackageResources.filter_js,
    PackageResources.unfold_js, PackageResources.keys_js,
    Array("})();\n".utf8))
}
