enum ReportPlaceholder {}
