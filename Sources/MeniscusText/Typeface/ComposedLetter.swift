/// A letter with a mark, by its parts.
struct ComposedLetter: Equatable {
  /// The letter.
  let base: Unicode.Scalar
  /// The mark.
  let mark: AccentMark

  /// The parts of a character: a composed letter, or a letter followed by a mark of its own.
  init?(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    let second = scalars.dropFirst().first
    if let second, let mark = AccentMark(rawValue: second.value), scalars.count == 2 {
      base = first
      self.mark = mark
      return
    }
    guard scalars.count == 1 else { return nil }
    for (mark, text) in Self.table {
      let letters = Array(text.unicodeScalars)
      for index in stride(from: 0, to: letters.count, by: 2) where letters[index] == first {
        base = letters[index + 1]
        self.mark = mark
        return
      }
    }
    return nil
  }

  /// Composed letters by mark, each followed by its base.
  ///
  /// Latin-1, Latin Extended-A and the letters
  /// with a comma below, from the Unicode Character Database's canonical decompositions.
  private static let table: [(AccentMark, String)] = [
    (.grave, "ÀAÈEÌIÒOÙUàaèeìiòoùu"),
    (.acute, "ÁAÉEÍIÓOÚUÝYáaéeíióoúuýyĆCćcĹLĺlŃNńnŔRŕrŚSśsŹZźz"),
    (.circumflex, "ÂAÊEÎIÔOÛUâaêeîiôoûuĈCĉcĜGĝgĤHĥhĴJĵjŜSŝsŴWŵwŶYŷy"),
    (.tilde, "ÃAÑNÕOãañnõoĨIĩiŨUũu"),
    (.macron, "ĀAāaĒEēeĪIīiŌOōoŪUūu"),
    (.breve, "ĂAăaĔEĕeĞGğgĬIĭiŎOŏoŬUŭu"),
    (.dot, "ĊCċcĖEėeĠGġgİIŻZżz"),
    (.diaeresis, "ÄAËEÏIÖOÜUäaëeïiöoüuÿyŸY"),
    (.ring, "ÅAåaŮUůu"),
    (.doubleAcute, "ŐOőoŰUűu"),
    (.caron, "ČCčcĎDďdĚEěeĽLľlŇNňnŘRřrŠSšsŤTťtŽZžz"),
    (.commaBelow, "ȘSșsȚTțt"),
    (.cedilla, "ÇCçcĢGģgĶKķkĻLļlŅNņnŖRŗrŞSşsŢTţt"),
    (.ogonek, "ĄAąaĘEęeĮIįiŲUųu"),
  ]
}
