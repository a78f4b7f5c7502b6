/** Marks controls whose text is not in the room yet; they keep the browser's own undo. */
export const OWN_UNDO = { "data-own-undo": "" };
