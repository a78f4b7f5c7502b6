/**
 * Attribute of controls whose text is not in the resume yet, such as a comment: there, the editor's
 * undo shortcuts leave undo to the browser.
 */
export const NATIVE_UNDO = { "data-own-undo": "" };
