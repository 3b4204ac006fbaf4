import Foundation
import MeniscusFormats

/// The browser of whoever sits at the machine.
enum Browser {
  /// Opens an address, where there is a screen and something that opens addresses; says nothing if not.
  static func open(_ address: String, _ environment: [String: String]) {
    #if os(macOS)
      let opener = "/usr/bin/open"
    #else
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
      let opener = "/usr/bin/xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: opener)
    process.arguments = [address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
