/** Ends the typing with whatever else is done in the editor or on the page. */
import { useEffect } from "react";
import { observeTypingEnd } from "./typing-pause.ts";

/** @param page the preview's document, once it is drawn */
export function useTypingEnd(page: Document | null): void {
  useEffect(() => observeTypingEnd(document), []);
  useEffect(() => (page ? observeTypingEnd(page) : undefined), [page]);
}
