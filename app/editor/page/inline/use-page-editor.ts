/**
 * Handles clicks on the preview's page: a text becomes editable in place, other fields are focused
 * in the form. Users who may only comment select the text to comment on.
 */
import { useEffect, useRef, useState } from "react";
import type { CardList } from "#app/core/resume/entry-lists.ts";
import { isUnwrittenResume } from "#app/core/resume/is-empty-resume.ts";
import { enableReviewSelection } from "#app/editor/page/review-selection.ts";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import type { Entry, Room } from "#app/editor/sync/room.ts";
import { useReadableRoom } from "#app/editor/sync/room-context.ts";
import { createEditedTextStore, type EditedTextStore } from "./edited-text-store.ts";
import type { PageEditor } from "./page-editor.ts";

interface Options {
  /** The document in the preview's iframe. */
  pageDocument: Document | null;
  /** A blank entry with a new id. */
  createEntry(section: CardList, sectionId?: string): Entry;
  /** Called with the key of a clicked field that is edited in the form. */
  onPick(key: string): void;
  /** Called with the key of the text whose editing begins, and with null when editing ends. */
  onEditedKeyChange(key: string | null): void;
  /**
   * Called with the caret's rectangle, in CSS pixels of the frame's window, to turn to its page.
   */
  onCaret(caret: DOMRect): void;
}

/** Attaches the handlers that the user's role allows to the page. */
export function usePageEditor({ pageDocument, ...handlers }: Options): {
  editedText: EditedTextStore;
  /** Null until its code is loaded. */
  editor: PageEditor | null;
} {
  const room = useReadableRoom();
  const mayEdit = useMayEdit() && "presence" in room;
  const isReviewing = useEditorAccess().role === "comment";
  const [editedText] = useState(createEditedTextStore);
  const [editor, setEditor] = useState<PageEditor | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!pageDocument) return;
    if (mayEdit)
      return enablePageEditing(pageDocument, room as Room, editedText, latest, setEditor);
    if (isReviewing) return enableReviewSelection(pageDocument);
    const pick = (event: MouseEvent) => {
      event.preventDefault();
      const key = keyAt(event);
      if (key && !hasSelection(pageDocument)) latest.current.onPick(key);
    };
    pageDocument.addEventListener("click", pick);
    return () => pageDocument.removeEventListener("click", pick);
  }, [pageDocument, mayEdit, isReviewing, room, editedText]);
  return { editedText, editor };
}

/**
 * The key of the field at the pointer, else of its section; null outside of both. No `instanceof`: the elements are of
 * another window.
 */
function keyAt(event: Event): string | null {
  const part = (event.target as Element).closest?.<HTMLElement>("[data-field], [data-section]");
  return part?.dataset.field ?? part?.dataset.section ?? null;
}

/** True at the end of a drag that selected words, which is not a click on a field. */
const hasSelection = (pageDocument: Document) => pageDocument.getSelection()?.isCollapsed === false;

/**
 * Loads the page editor when the pointer or the focus reaches the page. Returns the function that
 * stops it.
 */
function enablePageEditing(
  pageDocument: Document,
  room: Room,
  editedText: EditedTextStore,
  latest: { current: Omit<Options, "pageDocument"> },
  onEditor: (editor: PageEditor | null) => void,
): () => void {
  let editor: PageEditor | null = null;
  let loading: Promise<void> | null = null;
  let isStopped = false;
  const load = () => {
    loading ??= import("./page-editor.ts").then(({ createPageEditor }) => {
      if (isStopped) return;
      editor = createPageEditor({
        pageDocument,
        room,
        editedText,
        createEntry: (...of) => latest.current.createEntry(...of),
        onPick: (key) => latest.current.onPick(key),
        onEditedKeyChange: (key) => latest.current.onEditedKeyChange(key),
        onCaret: (caret) => latest.current.onCaret(caret),
      });
      onEditor(editor);
    });
    return loading;
  };
  const noop = () => {};
  const prepare = () => void load().catch(noop);
  const onMouseDown = (event: MouseEvent) => {
    if (event.button === 0) editor?.press(event);
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (hasSelection(pageDocument)) return;
    const pick = () => {
      const key = keyAt(event);
      if (key) latest.current.onPick(key);
    };
    // Mouse down did not begin editing: the editor was still loading, or the field is edited in the
    // form.
    load().then(() => {
      const key = editor?.fieldAt(event);
      if (!editor || !key || editor.key() === key) return;
      // Words that a double click has selected meanwhile stay selected.
      const selection = hasSelection(pageDocument)
        ? pageDocument.getSelection()?.getRangeAt(0)
        : null;
      const selected = selection && new StaticRange(selection);
      if (!editor.startEditing(key)) editor.openInForm(key);
      else if (selected) editor.select(selected);
      else editor.placeCaret(event.clientX, event.clientY);
    }, pick);
  };
  const pane = pageDocument.defaultView?.frameElement?.closest("section");
  /** Enter begins editing at the first text; Tab moves on from there. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.target !== pane || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    load().then(() => editor?.editFirstText(), noop);
  };
  // An empty page offers buttons to begin with, which need the editor before the pointer arrives.
  const snapshot = room.document.read();
  if (snapshot && isUnwrittenResume(snapshot.resume)) prepare();
  pane?.addEventListener("focusin", prepare, { once: true });
  pane?.addEventListener("keydown", onKeyDown);
  pageDocument.addEventListener("pointerover", prepare, { once: true });
  pageDocument.addEventListener("mousedown", onMouseDown);
  pageDocument.addEventListener("click", onClick);
  return () => {
    isStopped = true;
    editor?.destroy();
    onEditor(null);
    pane?.removeEventListener("focusin", prepare);
    pane?.removeEventListener("keydown", onKeyDown);
    pageDocument.removeEventListener("pointerover", prepare);
    pageDocument.removeEventListener("mousedown", onMouseDown);
    pageDocument.removeEventListener("click", onClick);
  };
}
