/// The tokens of a search: those in its field, those that are suggested, and how others come there.
struct SearchTokens {
  /// Those in the field.
  var chosen: [SearchToken] = []
  /// Those that are suggested; nil for none.
  var suggested: AnyView?
  /// Takes a value as a token of the search; whether it is one.
  var take: ((Any) -> Bool)?

  /// Makes no tokens.
  init() {}

  /// Makes the tokens that a binding leads to.
  init<Tokens, Label: View>(
    _ tokens: Binding<Tokens>, suggested: Binding<Tokens>?,
    label: @escaping (Tokens.Element) -> Label
  )
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    self.init(tokens) { AnyView(label($0)) }
    guard let suggested else { return }
    let known = Set(tokens.wrappedValue.map(\.id))
    let others = suggested.wrappedValue.filter { !known.contains($0.id) }
    self.suggested = AnyView(
      ForEach(Array(others)) { element in
        nonisolated(unsafe) let element = element
        return Button {
          tokens.wrappedValue.append(element)
        } label: {
          label(element)
        }
        .buttonStyle(.plain)
      })
  }

  /// Makes the tokens that a binding leads to, each with the way to itself.
  init<Tokens, Label: View>(
    _ tokens: Binding<Tokens>,
    editableLabel: @escaping (Binding<Tokens.Element>) -> Label
  ) where Tokens: EditableCollection, Tokens.Element: Identifiable {
    self.init(tokens) { element in
      nonisolated(unsafe) let element = element
      return AnyView(
        editableLabel(
          Binding(
            get: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
            set: { new in
              guard let place = tokens.wrappedValue.firstIndex(where: { $0.id == element.id })
              else { return }
              tokens.wrappedValue[place] = new
            })))
    }
  }

  private init<Tokens>(
    _ tokens: Binding<Tokens>, label: (Tokens.Element) -> AnyView
  )
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    nonisolated(unsafe) let label = label
    chosen = onMainActor {
      tokens.wrappedValue.map { element in
        SearchToken(label: label(element)) {
          tokens.wrappedValue.removeAll { $0.id == element.id }
        }
      }
    }
    take = { value in
      guard let token = value as? Tokens.Element else { return false }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) {
        tokens.wrappedValue.append(token)
      }
      return true
    }
  }
}
