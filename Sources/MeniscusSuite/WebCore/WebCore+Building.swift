import Foundation
import MeniscusFormats
import MeniscusImage

extension WebCore {
  /// Builds the module with the toolchain that `PATH` leads to, and keeps it.
  ///
  /// - Parameter willCompile: called with the name of each module before it is compiled.
  /// - Returns: where it is kept.
  /// - Throws: ``WebCoreError`` where the toolchain cannot build it.
  package func build(
    willCompile: @escaping @Sendable (String) -> Void
  ) async throws(WebCoreError) -> String {
    guard case .file = FileSystem.kind(of: sources.appendingPath(Self.runtime)) else {
      throw .noSources(path: sources)
    }
    let scratch = FileSystem.temporaryPath("web-core")
    defer { try? FileSystem.remove(scratch) }
    do throws(SuiteError) { try FileSystem.createFolder(scratch) } catch { throw .suite(error) }
    let compiler = try Self.tool("swiftc", beside: nil)
    let object = scratch.appendingPath("core.o")
    for module in Self.modules {
      willCompile(module)
      // Embedded Swift compiles what a module uses of others along with it: the object of the module that the
      // page calls has everything.
      let code = module == Self.entry ? ["-c", "-o", object] : []
      try await run(
        compiler,
        Self.flags + [
          "-module-name", module, "-I", scratch, "-emit-module", "-emit-module-path",
          scratch.appendingPath(module + ".swiftmodule"),
        ] + code + files(in: module), module, scratch)
    }
    let runtime = scratch.appendingPath("runtime.o")
    try await run(
      Self.tool("clang", beside: compiler),
      [
        "--target=wasm32-unknown-none-wasm", "-O2", "-ffreestanding", "-fno-builtin",
        "-mbulk-memory", "-c", sources.appendingPath(Self.runtime), "-o", runtime,
      ], "runtime.c", scratch)
    let linked = scratch.appendingPath("core.wasm")
    try await run(
      Self.tool("wasm-ld", beside: compiler),
      [
        "--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", "stack-size=1048576",
        object, runtime, "-o", linked,
      ], "core.wasm", scratch)
    return try keep(linked)
  }

  /// Keeps what was linked, compressed.
  private func keep(_ linked: String) throws(WebCoreError) -> String {
    let (bytes, path): ([UInt8], String)
    do throws(SuiteError) {
      bytes = Gzip.compress(try FileSystem.read(linked), effort: .thorough)
      path = try self.path()
    } catch {
      throw .suite(error)
    }
    guard bytes.count <= Self.byteLimit else {
      throw .tooLarge(bytes: bytes.count, limit: Self.byteLimit)
    }
    do throws(SuiteError) { try FileSystem.write(bytes, to: path) } catch { throw .suite(error) }
    return path
  }

  private func files(in module: String) throws(WebCoreError) -> [String] {
    do throws(SuiteError) { return try files(of: module) } catch { throw .suite(error) }
  }

  /// Runs a step; what it prints is only told where it fails.
  private func run(
    _ executable: String, _ arguments: [String], _ step: String, _ scratch: String
  ) async throws(WebCoreError) {
    let output = scratch.appendingPath("output.txt")
    var process = WorkerProcess(
      executable: executable, arguments: arguments, output: output, timeout: .seconds(1800))
    process.isAskedToEnd = true
    switch await process.run() {
    case .exited(status: 0): break
    case .cancelled: throw .suite(.interrupted)
    default: throw .failed(step: step, output: WorkerOutput(at: output).firstError)
    }
  }

  /// A tool of the toolchain: beside another one, else the first that `PATH` leads to.
  private static func tool(_ name: String, beside other: String?) throws(WebCoreError) -> String {
    let folders =
      [other.map { FileSystem.resolved($0).parentPath }].compactMap(\.self)
      + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders {
      let path = folder.appendingPath(name)
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw .noTool(name)
  }
}
