/**
 * Connects the code that edits a text on the page (page-editor.ts) with the code that renders the
 * page: stores the text that is being edited, and the function that renders the page.
 */
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";

/** The text being edited, as the code that renders the page uses it. */
export interface EditedText {
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

export type EditedTextStore = ReturnType<typeof createEditedTextStore>;

/** Created with the page; no text is edited at first. */
export function createEditedTextStore() {
  let current: EditedText | null = null;
  let renderPage = () => {};
  return {
    /** Null while no text is edited. */
    current: () => current,
    set(next: EditedText | null): void {
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
