/** Marks controls whose text is not in the room yet: the editor's shortcuts leave them the browser's own undo. */
export const NATIVE_UNDO = { "data-own-undo": "" };
