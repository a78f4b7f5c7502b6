/** The template's HTML as it is drawn now; null before the first drawing. */
export type PreviewHtml = () => string | null;
