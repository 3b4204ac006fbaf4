import MeniscusFormats
import MeniscusReport
import MeniscusServer

/// The server of a report's page, on this machine alone.
package struct ReportServer: Sendable {
  private let server: LoopbackServer
  private let fragment: String

  /// What files of a report may do where somebody opens one by its address: nothing, as none of them is
  /// a page of this tool's.
  private static let filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

  /// Opens a server for the report in a folder.
  ///
  /// - Parameters:
  ///   - name: the case at which the page is opened; nil for its top.
  ///   - port: nil for any that is free.
  package init(of folder: String, at name: CaseName?, port: Int?) throws(StudioError) {
    let files = ServedFolder(path: folder)
    let path = folder.appendingPath(ReportWriter.page)
    switch Self.page(in: files) {
    case .none: throw .noPage(path: path)
    case .foreign: throw .foreignPage(path: path)
    case .page: break
    }
    do throws(ServerError) {
      server = try LoopbackServer(port: port, live: "live") { path in
        guard path.components.isEmpty || path.components == [ReportWriter.page] else {
          return files.file(at: path, contentSecurityPolicy: Self.filePolicy)
        }
        guard case .page(let page) = Self.page(in: files) else { return nil }
        return ServedFile(
          name: ReportWriter.page, bytes: page.bytes, contentSecurityPolicy: page.policy)
      }
    } catch {
      throw StudioError(error)
    }
    fragment = name.map { "#" + ReportPage.anchor(of: $0) } ?? ""
  }

  /// What lies where a report has its page.
  private enum Page {
    case none
    /// A page that this version of the tool has not written.
    case foreign
    case page(ServedPage)
  }

  private static func page(in files: ServedFolder) -> Page {
    guard let path = ServedPath(components: [ReportWriter.page]),
      let bytes = files.file(at: path)?.bytes
    else { return .none }
    return ServedPage(bytes, mark: ReportDesk.mark(of: bytes)).map { .page($0) } ?? .foreign
  }

  /// What a browser has to open.
  package var address: String { server.address + fragment }

  /// Begins to serve a session.
  @MainActor
  package func start(_ session: ReportSession) {
    server.start(session.receiver)
  }

  /// Ends all connections.
  package func stop() { server.stop() }
}
