/** The export formats of a resume, with their labels and content types. */
export const DOCUMENT_FORMATS = ["pdf", "docx", "txt", "md", "json"] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** `zip` contains one file of each format. */
export const EXPORT_FORMATS = [...DOCUMENT_FORMATS, "zip"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const FORMAT_LABELS: Record<ExportFormat, string> = {
  pdf: "PDF",
  docx: "Word (DOCX)",
  txt: "TXT (plain text)",
  md: "Markdown",
  json: "JSON Resume",
  zip: "ZIP (all formats)",
};

/** What a person would not expect of a format. */
export const FORMAT_NOTES: Partial<Record<ExportFormat, string>> = {
  docx: "Word files have your template's fonts, colors and headings, in one column.",
};

export const CONTENT_TYPES: Record<ExportFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json; charset=utf-8",
  zip: "application/zip",
};
