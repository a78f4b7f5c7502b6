/**
 * The editor of the preview's page: keeps track of which text is being edited, and handles the keys,
 * input events and buttons that change texts, or add and move entries.
 */
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import type { CardList } from "#app/core/resume/entry-lists.ts";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { TEXTS } from "#app/editor/page/texts.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import type { Entry, Room } from "#app/editor/sync/room.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { type ActiveText, createActiveText, cursorOf, type TextRange } from "./active-text.ts";
import { createAnnouncer } from "./announcer.ts";
import { caretAt } from "./caret-at.ts";
import { toEditCommand } from "./edit-command.ts";
import { hostLabels, makeEditable, makeReadOnly } from "./editable-host.ts";
import type { EditedTextStore } from "./edited-text-store.ts";
import { createEntryEdits } from "./entry-edits.ts";
import { fieldAt } from "./field-at.ts";
import { focusNextControl } from "./focus-next-control.ts";
import { createInputEvents } from "./input-events.ts";
import { createKeyHandler } from "./key-handler.ts";
import { isOutsideKeptLine } from "./line-map.ts";
import { addPageStyles } from "./page-styles.ts";
import { fieldKeysIn } from "./page-text.ts";
import { createPartActions } from "./part-actions.ts";
import { createPlaceFocus } from "./place-focus.ts";
import { createCaretReveal } from "./reveal-caret.ts";
import { entryOf, hasEntryOf, isPlaceField, stopAfter } from "./text-order.ts";
import { editableTextPath, textKindOf } from "./text-path.ts";

interface Options {
  /** The document in the preview's iframe. */
  pageDocument: Document;
  room: Room;
  editedText: EditedTextStore;
  createEntry(section: CardList, sectionId?: string): Entry;
  /** Focuses a field in the form. */
  onPick(key: string): void;
  /** Called with the key of the text whose editing starts, and with null when editing ends. */
  onEditedKeyChange(key: string | null): void;
  /** Called after an edit and a caret move, to keep the caret visible. */
  onCaret(caret: DOMRect): void;
}

export type PageEditor = ReturnType<typeof createPageEditor>;

export function createPageEditor({
  pageDocument,
  room,
  editedText,
  createEntry,
  onPick,
  onEditedKeyChange,
  onCaret,
}: Options) {
  let text: ActiveText | null = null;
  /** True while this code moves the focus, so that the blur does not end the editing. */
  let isMovingFocus = false;
  /** The entry that was just added; it is removed again if it stays blank. */
  let addedEntry: string | null = null;
  const announcer = createAnnouncer();
  const entries = createEntryEdits(room, createEntry);

  const caretReveal = createCaretReveal({
    pageDocument,
    isEditing: () => text !== null,
    onCaret,
    onRevealed: () => room.presence.notifyCursorMoved(),
  });
  const revealCaret = caretReveal.schedule;
  const input = createInputEvents({
    text: () => text,
    applyInput,
    render: editedText.render,
    onComposed: revealCaret,
  });
  const root = () => pageDocument.getElementById(FLOW_ID);
  const place = createPlaceFocus({
    pageDocument,
    root,
    isBlank: entries.isBlank,
    stopEditing,
    onKeyChange: onEditedKeyChange,
    onCaret,
  });
  const actions = createPartActions({
    entries,
    startEditing,
    onPick,
    onEntryAdded: (key) => {
      addedEntry = entryOf(key);
    },
    announce: announcer.announce,
    revealCaret,
  });
  const onKeyDown = createKeyHandler({
    pageDocument,
    entryKey: () => entryOf(text?.key ?? place.key() ?? ""),
    isEditing: () => text !== null,
    focusedPlace: place.key,
    leave,
    goToAdjacentStop,
    focusNextControl: () => focusNextControl(pageDocument),
    openInForm,
    moveEntry: actions.moveEntry,
    addEntryBelow: actions.addEntryBelow,
  });

  /** Starts editing a text; false if it cannot be edited on the page. */
  function startEditing(key: string): boolean {
    if (text?.key === key && text.host()) return true;
    const path = editableTextPath(key);
    const flow = root();
    const snapshot = room.document.read();
    if (!path || !flow || !snapshot) return false;
    place.leave();
    input.stop();
    isMovingFocus = true;
    makeReadOnly(flow);
    const isMultiLine = textKindOf(path) !== "line";
    const host = hostLabels(key, labelOfField(snapshot.resume, key), isMultiLine);
    text = createActiveText({
      room,
      root: flow,
      path,
      onHostRendered: (element) => makeEditable(element, host),
      onLost: () => text?.key === key && continueInForm(key),
      onTooLong: (maxLength) =>
        notify.error(TEXTS.canHaveAtMostCharacters({ placeholder: host.placeholder, maxLength })),
    });
    const newText = text;
    const textEnd = newText.read().length;
    editedText.set(newText);
    // If the page does not show the text as it is, this render ends the editing (onLost).
    newText.renderAt(textEnd, editedText.render);
    isMovingFocus = false;
    if (text !== newText) return false;
    if (!newText.host()) {
      stopEditing();
      return false;
    }
    if (entryOf(key) !== addedEntry) removeAddedIfBlank();
    onEditedKeyChange(key);
    return true;
  }

  function stopEditing(): void {
    if (!text) return;
    input.stop();
    text = null;
    const flow = root();
    if (flow) makeReadOnly(flow);
    editedText.set(null);
    removeAddedIfBlank();
    onEditedKeyChange(null);
    room.presence.notifyCursorMoved();
  }

  /** Ends editing here and focuses the field in the form: the page no longer shows the text as it is. */
  function continueInForm(key: string): void {
    stopEditing();
    const snapshot = room.document.read();
    const isRemoved = snapshot && entryOf(key) !== null && !hasEntryOf(snapshot.resume, key);
    if (!isRemoved) onPick(key);
    else if (!room.document.isLastChangeLocal()) notify.plain(TEXTS.editedEntryWasRemoved);
  }

  function removeAddedIfBlank(): void {
    if (addedEntry !== null) entries.removeIfBlank(addedEntry);
    addedEntry = null;
  }

  /** Ends the editing and moves the focus to the scrollable region around the page. */
  function leave(): void {
    stopEditing();
    place.leave();
    pageDocument.defaultView?.frameElement?.closest<HTMLElement>("[tabindex]")?.focus();
  }

  const keysOnPage = () => fieldKeysIn(root());

  /** Selects the next or previous text, or focuses the next place; false if there is none. */
  function goToAdjacentStop(by: 1 | -1): boolean {
    let key = text?.key ?? place.key();
    while (key !== null) {
      key = stopAfter(keysOnPage(), key, by);
      if (key === null) return false;
      if (isPlaceField(key) ? place.focus(key) : startEditing(key)) {
        text?.select({ anchor: 0, head: text.read().length });
        revealCaret();
        return true;
      }
    }
    return false;
  }

  /** Focuses a field in the form; the form keeps an added entry in which nothing is written yet. */
  function openInForm(key: string): void {
    if (entryOf(key) === addedEntry) addedEntry = null;
    place.leave();
    onPick(key);
  }

  /** Applies an input event to the text. @param inputType as in InputEvent */
  function applyInput(inputType: string, data: string, range: TextRange): void {
    const located = text?.lineMap();
    if (!text || !located) return;
    const context = { text: text.read(), kind: textKindOf(text.path), map: located.map };
    const command = toEditCommand({ inputType, data, range }, context);
    if (command === null) return;
    if (command === "undo") room.history.undo();
    else if (command === "redo") room.history.redo();
    else if (command === "next") goToAdjacentStop(1);
    else text.replace(command.range, command.insert);
    if (typeof command === "object") room.presence.notifyTyping();
    revealCaret();
  }

  function onSelectionChange(): void {
    if (!text || input.isBrowserChanging()) return;
    const before = text.selection().head;
    text.readSelection();
    const { head } = text.selection();
    room.presence.notifyCursorMoved();
    if (head === before) return;
    // A blank line stays on the page only while it has the caret, so the page is rendered again.
    const map = text.lineMap()?.map;
    if (map && isOutsideKeptLine(map, head) && room.document.read())
      text.renderAt(head, editedText.render);
  }

  function onFocusOut(): void {
    if (isMovingFocus) return;
    place.leave();
    // Checked later: rendering may replace the focused element, which then gets the focus back.
    setTimeout(() => {
      const host = text?.host();
      const frameElement = pageDocument.defaultView?.frameElement;
      const isHere = frameElement?.ownerDocument.activeElement === frameElement;
      if (text && !(isHere && pageDocument.activeElement === host)) stopEditing();
    });
  }

  const listeners = {
    ...input.listeners,
    keydown: onKeyDown,
    selectionchange: onSelectionChange,
    focusout: onFocusOut,
  } as unknown as Record<string, EventListener>;
  for (const [type, listener] of Object.entries(listeners))
    pageDocument.addEventListener(type, listener);
  const removeStyles = addPageStyles(pageDocument);
  const removeCursor = pageCursor.set(() => text && cursorOf(text));

  return {
    startEditing,
    /** Starts editing the first text of the page that can be edited; false if there is none. */
    editFirstText: () => keysOnPage().some((key) => startEditing(key)),
    stopEditing,
    leave,
    /** The key of the edited text; null if none is edited. */
    key: () => text?.key ?? null,
    /** Starts editing the text at the pointer, before the browser places the caret. */
    press(event: MouseEvent): void {
      const key = this.fieldAt(event);
      if (key !== null && startEditing(key)) {
        // Beside the text, the browser would take the focus away from it.
        if (text?.host()?.contains(event.target as Node)) return;
        this.placeCaret(event.clientX, event.clientY);
      } else if (key === null || entryOf(key) !== addedEntry) return;
      // A blank entry stays until the click, which leads to one of its fields in the form.
      event.preventDefault();
    },
    ...actions,
    openInForm,
    /** The field at the pointer, else the section; null outside of both. */
    fieldAt(event: MouseEvent): string | null {
      const snapshot = room.document.read();
      return snapshot && fieldAt(event, snapshot.resume);
    },
    onAnnounce: announcer.onAnnounce,
    /** Puts the caret at a point of the page, in CSS pixels of its window. */
    placeCaret(x: number, y: number): void {
      const position = caretAt(pageDocument, x, y);
      if (position) this.select(position);
    },
    /** Selects a range of the page in the edited text. */
    select(range: StaticRange): void {
      const textRange = text?.rangeOf(range);
      if (textRange) text?.select({ anchor: textRange.start, head: textRange.end });
    },
    destroy(): void {
      stopEditing();
      caretReveal.cancel();
      removeCursor();
      removeStyles();
      for (const [type, listener] of Object.entries(listeners))
        pageDocument.removeEventListener(type, listener);
    },
  };
}
