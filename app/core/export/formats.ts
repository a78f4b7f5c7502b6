/** The export formats of a resume, with their labels and content types. */
export const DOCUMENT_FORMATS = [
  "pdf",
  "docx",
  "odt",
  "txt",
  "md",
  "json",
  "rendercv",
  "europass",
] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** `zip` contains one file of each format. */
export const EXPORT_FORMATS = [...DOCUMENT_FORMATS, "zip"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const FORMAT_LABELS: Record<ExportFormat, string> = {
  pdf: "PDF",
  docx: "Word (DOCX)",
  odt: "OpenDocument (ODT)",
  txt: "TXT (plain text)",
  md: "Markdown",
  json: "JSON Resume",
  rendercv: "RenderCV (YAML)",
  europass: "Europass (XML)",
  zip: "ZIP (all formats)",
};

/** Properties of a format that people may not expect. */
export const FORMAT_NOTES: Partial<Record<ExportFormat, string>> = {
  docx: "Word and OpenDocument files have your template's fonts, colors and headings, in one column.",
};

export const CONTENT_TYPES: Record<ExportFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json; charset=utf-8",
  rendercv: "application/yaml; charset=utf-8",
  europass: "application/xml; charset=utf-8",
  zip: "application/zip",
};

/** The extension of a file in this format, which is not always the format's name. */
export const fileExtension = (format: ExportFormat): string => EXTENSIONS[format] ?? format;
const EXTENSIONS: Partial<Record<ExportFormat, string>> = { rendercv: "yaml", europass: "xml" };
