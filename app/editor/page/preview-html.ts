/** Reads the rendered template's HTML; null before the first render. */
export type PreviewHtml = () => string | null;
