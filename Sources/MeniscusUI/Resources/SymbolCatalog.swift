import MeniscusText

/// The symbols that there are.
package enum SymbolCatalog {
  /// The names of all symbols, in order; a symbol of several names stands once.
  package static var names: [String] { Symbols.drawnNames }
}
