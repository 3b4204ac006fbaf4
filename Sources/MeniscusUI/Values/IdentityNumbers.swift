/// Numbers the identities of a scene that differ from run to run, such as a `UUID()`, by the order
/// in which its state first has them: the state's hash is the same in every run.
///
/// One whose value is drawn, or by which something is ordered, still differs from run to run: the
/// second replay finds it.
final class IdentityNumbers: @unchecked Sendable {
  /// The numbers of the scene that is being encoded.
  @TaskLocal static var current: IdentityNumbers?

  private var numbers: [UUID: Int] = [:]

  init() {}

  /// The identities that have numbers, in their order.
  var all: [UUID] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  /// The number of an identity that has one.
  func known(_ identity: UUID) -> Int? { numbers[identity] }

  /// The number of an identity, from 1 on.
  func number(of identity: UUID) -> Int {
    if let number = numbers[identity] { return number }
    numbers[identity] = numbers.count + 1
    return numbers.count
  }
}
