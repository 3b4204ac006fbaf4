extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Where a case stands among all, from 0.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
