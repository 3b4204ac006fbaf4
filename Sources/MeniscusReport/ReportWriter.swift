import Foundation
import MeniscusFormats
import MeniscusImage

/// Writes the report of a run into a folder, for people and for machines.
///
/// Pictures, view snapshots and display lists are referred to by their paths; who makes the run
/// puts them into the folder.
package enum ReportWriter {
  /// The files that a report consists of, in the order in which they are written.
  package static let files = [
    "report.json", "junit.xml", "summary.md", CodeQualityReport.name, MetricsText.name,
    TraceEventFile.name, compressedTrace, page,
  ]

  /// The page to look at.
  package static let page = "index.html"

  /// The trace event file as it is uploaded.
  package static let compressedTrace = TraceEventFile.name + ".gz"

  /// Writes all files of the report; equal reports give equal bytes.
  ///
  /// Each file is written beside and renamed into place. The page comes last, so that a folder
  /// with a page is whole.
  ///
  /// - Parameter core: what draws frames again, as gzip compresses it; nil for a page without.
  /// - Throws: ``SuiteError`` with the path of the file that cannot be written.
  package static func write(
    _ report: RunReport, into folder: URL, core: [UInt8]? = nil
  ) throws(SuiteError) {
    let redrawing = Redrawing(core: core, folder: folder.path)
    let trace = Array(TraceEventFile.text(of: report).utf8)
    for file in files {
      let path = folder.appendingPathComponent(file).path
      switch file {
      case TraceEventFile.name: try FileSystem.write(trace, to: path)
      case compressedTrace: try FileSystem.write(Gzip.compress(trace), to: path)
      case page:
        try FileSystem.write(to: path) { (put) throws(SuiteError) in
          try ReportPage.write(report, redrawing: redrawing, to: put)
        }
      default: try FileSystem.write(text(of: file, for: report).utf8, to: path)
      }
    }
  }

  /// The text of one of ``files``; of the compressed trace what is compressed.
  package static func text(of file: String, for report: RunReport) -> String {
    switch file {
    case "report.json": RunDocument.json(of: report).written(as: .indented) + "\n"
    case "junit.xml": JUnitDocument.text(of: report)
    case "summary.md": MarkdownSummary.text(of: report)
    case CodeQualityReport.name: CodeQualityReport.text(of: report)
    case MetricsText.name: MetricsText.text(of: report)
    case TraceEventFile.name, compressedTrace: TraceEventFile.text(of: report)
    default: ReportPage.text(of: report)
    }
  }
}
