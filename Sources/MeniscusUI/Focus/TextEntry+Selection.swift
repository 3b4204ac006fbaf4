extension TextSelection {
  /// The number of characters before the caret; nil where several are selected, or the text is
  /// another one.
  func caret(in text: String) -> Int? {
    guard case .selection(let range) = indices, range.isEmpty, range.lowerBound <= text.endIndex
    else { return nil }
    return text.distance(from: text.startIndex, to: range.lowerBound)
  }

  /// The caret after some characters of a text.
  init(caret: Int, in text: String) {
    self.init(
      insertionPoint: text.index(text.startIndex, offsetBy: min(max(caret, 0), text.count)))
  }
}

extension TextEntryElement {
  /// Puts the caret where its owner has it; what is selected beside that is noted.
  func takeSelection() {
    guard let selection = view.selected else { return }
    guard let place = selection.caret(in: view.shown) else {
      graph.note(.obeyed, "TextSelection(range:)", askedBy: self)
      return
    }
    move(to: place)
  }

  /// Tells the owner of the caret where it is, or that there is none.
  func tellSelection() {
    guard let binding = view.selection else { return }
    let new = isFocused ? TextSelection(caret: caret, in: view.text.wrappedValue) : nil
    if binding.wrappedValue != new { binding.wrappedValue = new }
  }
}
