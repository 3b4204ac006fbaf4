import Foundation
import MeniscusFormats

/// Chromium's software compositor, measured on the geometry of the four capsules where it is installed.
struct RenderPeer: Sendable {
  /// What is drawn.
  let lists: RenderLists

  /// How long it may take until a browser has told its time, in seconds.
  private static let patience = 60.0
  /// More than what stands around a page in a window, in the page's units.
  private static let frameOfWindow = 240.0

  /// Its case.
  var item: PartCase {
    PartCase(
      name: "chromium", isParallel: true, questions: [.ratio(to: "capsules-two-threads")],
      tool: .chromium
    ) { folder in
      let page = CapsulePage(lists)
      let file = folder.appendingPath("page.html")
      try FileSystem.write(page.text.utf8, to: file)
      return { recorder in
        guard let time = Self.nanoseconds(of: page, in: file, folder) else {
          let name = PeerPackage.chromium.rawValue
          throw SuiteError.workerRefused(executable: name, reason: CapsulePage.mark)
        }
        recorder.add(time)
      }
    }
  }

  /// How long a frame takes by the clock on the wall, of a browser that is started for it and ended;
  /// nil where it does not say.
  private static func nanoseconds(
    of page: CapsulePage, in file: String, _ folder: String
  ) -> UInt64? {
    guard let command = PeerPackage.browserCommand else { return nil }
    let (width, height) = (page.size.width, page.size.height + frameOfWindow)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        command, "--headless", "--disable-gpu", "--disable-software-rasterizer",
        "--disable-frame-rate-limit", "--disable-gpu-vsync", "--no-first-run",
        "--force-device-scale-factor=\(CapsulePage.density)",
        "--window-size=\(Int(width)),\(Int(height))", "--enable-logging=stderr",
        // Without it the browser ends as soon as the page is there.
        "--remote-debugging-port=0",
        "--user-data-dir=\(folder.appendingPath("profile"))",
        "--app=\(URL(fileURLWithPath: file).absoluteString)",
      ] + (geteuid() == 0 ? ["--no-sandbox"] : [])
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    do { try process.run() } catch { return nil }
    let end = DispatchWorkItem { [identifier = process.processIdentifier] in
      kill(identifier, SIGTERM)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: end)
    defer {
      end.cancel()
      process.terminate()
      process.waitUntilExit()
    }
    var text = ""
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      // A line is whole once the mark's number has its end.
      for line in text.split(whereSeparator: \.isNewline).dropLast(text.last == "\n" ? 0 : 1) {
        if let time = CapsulePage.nanoseconds(in: line) { return time }
      }
    }
    return nil
  }
}
