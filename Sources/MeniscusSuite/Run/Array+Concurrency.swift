extension Array where Element: Sendable {
  /// Works on the elements, so many of them at once, and gives what came out in their order.
  ///
  /// The first error ends the work on the others; where the task is cancelled no more is begun, and
  /// what came out is shorter.
  ///
  /// - Parameters:
  ///   - jobs: how many elements are worked on at once; one at least.
  ///   - work: what is done with an element and its place.
  ///   - show: is given each result as soon as it is there.
  package func worked<Output: Sendable, Failure: Error>(
    jobs: Int, by work: @escaping @Sendable (Int, Element) async throws(Failure) -> Output,
    show: (Output) -> Void = { _ in }
  ) async throws(Failure) -> [Output] {
    let all = await withTaskGroup(of: (Int, Result<Output, Failure>).self) { group in
      var outputs = [Output?](repeating: nil, count: count)
      var waiting = enumerated().makeIterator()
      func start() {
        guard !Task.isCancelled, let (index, element) = waiting.next() else { return }
        group.addTask {
          do throws(Failure) {
            return (index, .success(try await work(index, element)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for _ in 0..<Swift.max(jobs, 1) { start() }
      for await (index, result) in group {
        switch result {
        case .success(let output):
          outputs[index] = output
          show(output)
          start()
        case .failure(let error):
          group.cancelAll()
          return Result<[Output], Failure>.failure(error)
        }
      }
      return .success(outputs.compactMap { $0 })
    }
    return try all.get()
  }
}
