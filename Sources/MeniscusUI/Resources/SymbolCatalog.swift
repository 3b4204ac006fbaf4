import MeniscusText

/// The symbols that there are.
package enum SymbolCatalog {
  /// The names of all symbols, in order.
  package static var names: [String] { Symbols.names }
}
