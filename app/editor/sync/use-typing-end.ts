/**
 * Runs the work that waits for a pause in typing (typing-pause.ts) as soon as the user presses a key that types
 * nothing, clicks, or leaves a field: they are no longer typing and may want to see the result.
 */
import { useEffect } from "react";
import { observeTypingEnd } from "./typing-pause.ts";

/** @param pageDocument the document in the preview's iframe; null until it has loaded */
export function useTypingEnd(pageDocument: Document | null): void {
  useEffect(() => observeTypingEnd(document), []);
  useEffect(() => (pageDocument ? observeTypingEnd(pageDocument) : undefined), [pageDocument]);
}
