/** The line height of base.css, which most layouts keep; a test compares both. */
export const DEFAULT_LINE_HEIGHT = 1.38;
