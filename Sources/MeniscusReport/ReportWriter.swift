import Foundation
import MeniscusFormats

/// Writes the report of a run into a folder, for people and for machines.
///
/// Pictures, view snapshots and display lists are referred to by their paths; who makes the run
/// puts them into the folder.
package enum ReportWriter {
  /// The files that a report consists of, in the order in which they are written.
  package static let files = ["report.json", "junit.xml", "summary.md", "trace.json", "index.html"]

  /// Writes all files of the report; equal reports give equal bytes.
  ///
  /// Each file is written beside and renamed into place. The page comes last, so that a folder
  /// with a page is whole.
  ///
  /// - Throws: ``ReportError`` with the path of the file that cannot be written.
  package static func write(_ report: RunReport, into folder: URL) throws(ReportError) {
    for file in files {
      let path = folder.appendingPathComponent(file).path
      do throws(SuiteError) {
        try FileSystem.write(text(of: file, for: report).utf8, to: path)
      } catch {
        throw .unwritable(error)
      }
    }
  }

  /// The text of one of ``files``.
  package static func text(of file: String, for report: RunReport) -> String {
    switch file {
    case "report.json": RunDocument.json(of: report).written(as: .indented) + "\n"
    case "junit.xml": JUnitDocument.text(of: report)
    case "summary.md": MarkdownSummary.text(of: report)
    case "trace.json": TraceEventFile.text(of: report)
    default: ReportPage.text(of: report)
    }
  }
}
