import Foundation

enum CLIPlaceholder {}
