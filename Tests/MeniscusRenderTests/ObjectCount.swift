import Foundation
import Synchronization

/// Counts what a thread asks Swift's runtime for: arrays, closures, boxes and instances.
///
/// The runtime calls whatever stands in `_swift_allocObject`, so that no other language has to be
/// linked for it. Memory that code asks for by a pointer is none of these.
enum ObjectCount {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// What the runtime itself does.
  private static let original = Atomic<UInt>(0)
  /// The thread that is watched; 0 for none.
  private static let watched = Atomic<UInt>(0)
  private static let count = Atomic<Int>(0)

  /// The objects of the thread that is watched, since it is.
  static var soFar: Int { count.load(ordering: .relaxed) }

  private static let hook: Allocate = { type, size, alignment in
    if watched.load(ordering: .relaxed) == thread { count.add(1, ordering: .relaxed) }
    let original = unsafeBitCast(original.load(ordering: .relaxed), to: Allocate.self)
    return original(type, size, alignment)
  }

  private static var thread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlopen(nil, RTLD_NOW).flatMap { dlsym($0, name) }
  }

  /// Has this thread's objects counted while `work` runs; nil where the runtime has no such place.
  ///
  /// One thread at a time may count.
  ///
  /// - Parameter work: reads ``soFar``.
  static func watch<Result>(_ work: () -> Result) -> Result? {
    guard let place = symbol("_swift_allocObject")?.assumingMemoryBound(to: Allocate.self) else {
      return nil
    }
    // Some runtimes look at the place only where they are told to.
    let flag = symbol(
      "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
    flag?.assumingMemoryBound(to: Bool.self).pointee = true
    let before = place.pointee
    original.store(unsafeBitCast(before, to: UInt.self), ordering: .relaxed)
    count.store(0, ordering: .relaxed)
    watched.store(thread, ordering: .relaxed)
    place.pointee = hook
    defer {
      place.pointee = before
      watched.store(0, ordering: .relaxed)
    }
    return work()
  }
}
