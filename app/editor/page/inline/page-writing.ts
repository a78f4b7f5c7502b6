/**
 * The text being written on the page, as the code that renders the page sees it. It is empty until a person writes on
 * the page, when writing-session.ts is loaded.
 */
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";

export interface WrittenText {
  /** The field's key, as in the page's `data-field`. */
  key: string;
  /** The resume as the page has to show it: the line with the caret stays on it even if it is blank. */
  display(snapshot: ResumeSnapshot): Resume;
  /** True during a composition (IME): the browser then owns the text on the page. */
  isHeld(): boolean;
  /** The page is about to change, which loses the browser's selection. */
  beforeRender(): void;
  /** @param isPatched only letters of a text node have changed: its elements are those of before. */
  afterRender(isPatched?: boolean): void;
  /** The markup of the page without what makes the text editable. */
  markup(): string;
}

export type PageWriting = ReturnType<typeof createPageWriting>;

export function createPageWriting() {
  let current: WrittenText | null = null;
  let follow = () => {};
  return {
    current: () => current,
    set(next: WrittenText | null): void {
      current = next;
      follow();
    },
    /** Renders the page again, at once. */
    render: () => follow(),
    /** Sets the function that renders the page from the document; returns the function that removes it. */
    setRenderer(render: () => void): () => void {
      follow = render;
      return () => {
        follow = () => {};
      };
    },
  };
}
