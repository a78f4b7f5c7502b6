/**
 * The text being edited on the page, as the code that renders the page sees it. Null until the user
 * edits on the page, for which page-editor.ts is loaded.
 */
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";

export interface WrittenText {
  /** The field's key, as in the page's `data-field`. */
  key: string;
  /** The resume as the page has to show it: the line with the caret stays on it even if it is blank. */
  display(snapshot: ResumeSnapshot): Resume;
  /**
   * True while the browser changes the text itself, as in a composition (IME): the page must not be
   * rendered.
   */
  isRenderPaused(): boolean;
  /** Called before the page changes, which loses the browser's selection. */
  beforeRender(): void;
  /**
   * @param isPatched whether only letters of a text node have changed, and all elements are the
   * same
   */
  afterRender(isPatched?: boolean): void;
  /** The page's markup without the attributes that make the text editable. */
  markup(): string;
}

export type PageWriting = ReturnType<typeof createPageWriting>;

export function createPageWriting() {
  let current: WrittenText | null = null;
  let renderPage = () => {};
  return {
    current: () => current,
    set(next: WrittenText | null): void {
      current = next;
      renderPage();
    },
    /** Renders the page again, at once. */
    render: () => renderPage(),
    /** Sets the function that renders the page from the document; returns the function that removes it. */
    setRenderer(render: () => void): () => void {
      renderPage = render;
      return () => {
        renderPage = () => {};
      };
    },
  };
}
