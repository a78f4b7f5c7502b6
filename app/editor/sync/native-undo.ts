/**
 * Attribute of controls whose text is not in the resume yet: the editor's undo shortcuts leave undo
 * to the browser.
 */
export const NATIVE_UNDO = { "data-own-undo": "" };
