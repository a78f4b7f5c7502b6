/** Editing on the preview's page: which text is being edited, and what keys and input events do to it. */
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import type { CardList } from "#app/core/resume/entry-lists.ts";
import { type EntrySection, isEntrySection } from "#app/core/resume/schema.ts";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { TEXTS } from "#app/editor/page/texts.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import type { Entry, Room } from "#app/editor/sync/room.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { type ActiveText, createActiveText, cursorOf, type TextRange } from "./active-text.ts";
import { caretAt } from "./caret-at.ts";
import { commandOf } from "./edit-command.ts";
import { hostLabels, makeEditable, makeReadOnly } from "./editable-host.ts";
import { createEntryEdits } from "./entry-edits.ts";
import { createInputEvents } from "./input-events.ts";
import { createKeyHandler } from "./key-handler.ts";
import type { PageWriting } from "./page-writing.ts";
import { scrollToCaret } from "./scroll-to-caret.ts";
import { entryOf, hasEntryOf, textAfter } from "./text-order.ts";
import { textKindOf, writableTextPath } from "./text-path.ts";

interface Ports {
  /** The document in the preview's iframe. */
  pageDocument: Document;
  room: Room;
  writing: PageWriting;
  createEntry(section: CardList, sectionId?: string): Entry;
  /** Focuses a field in the form. */
  onPick(key: string): void;
  /** Called with the key of the text whose editing begins, and with null when editing ends. */
  onWrite(key: string | null): void;
  /** Called after an edit and a caret move, to keep the caret visible. */
  onCaret(caret: DOMRect): void;
}

/** Entries and sections that can be added on the page. */
export type PagePart = EntrySection | "fullName" | "summary" | "skills";

export type PageEditor = ReturnType<typeof createPageEditor>;

export function createPageEditor({
  pageDocument,
  room,
  writing,
  createEntry,
  onPick,
  onWrite,
  onCaret,
}: Ports) {
  let text: ActiveText | null = null;
  /** True while this code moves the focus, so that the blur does not end the editing. */
  let isMovingFocus = false;
  let revealTimer: ReturnType<typeof setTimeout> | undefined;
  let addedEntry: string | null = null;
  /** An announcement for screen readers that waits until the live region is loaded. */
  let unannounced: string | null = null;
  const storeAnnouncement = (sentence: string) => {
    unannounced = sentence;
  };
  let announce = storeAnnouncement;
  const entries = createEntryEdits(room, createEntry);

  const input = createInputEvents({
    text: () => text,
    run,
    render: writing.render,
    onComposed: reveal,
  });
  const onKeyDown = createKeyHandler({
    pageDocument,
    entry: () => entryOf(text?.key ?? ""),
    isWriting: () => text !== null,
    leave,
    move,
    moveEntry: (entry, by) => announceMove(entries.move(entry, by)),
    addEntryBelow,
  });
  const root = () => pageDocument.getElementById(FLOW_ID);

  /** Begins editing a text; false if it cannot be edited on the page. */
  function begin(key: string): boolean {
    if (text?.key === key && text.host()) return true;
    const path = writableTextPath(key);
    const flow = root();
    const snapshot = room.document.read();
    if (!path || !flow || !snapshot) return false;
    input.stop();
    isMovingFocus = true;
    makeReadOnly(flow);
    const isMultiLine = textKindOf(path) !== "line";
    const host = hostLabels(key, labelOfField(snapshot.resume, key), isMultiLine);
    text = createActiveText({
      room,
      root: flow,
      path,
      onHost: (element) => makeEditable(element, host),
      onLost: () => text?.key === key && giveToForm(key),
      onTooLong: (maxLength) =>
        notify.error(TEXTS.canHaveAtMostCharacters({ placeholder: host.placeholder, maxLength })),
    });
    const newText = text;
    const textEnd = newText.read().length;
    writing.set(newText);
    // If the page does not show the text as it is, this render ends the editing (onLost).
    newText.renderAt(textEnd, writing.render);
    isMovingFocus = false;
    if (text !== newText) return false;
    if (!newText.host()) {
      end();
      return false;
    }
    if (entryOf(key) !== addedEntry) removeAddedIfBlank();
    onWrite(key);
    return true;
  }

  function end(): void {
    if (!text) return;
    input.stop();
    text = null;
    const flow = root();
    if (flow) makeReadOnly(flow);
    writing.set(null);
    removeAddedIfBlank();
    onWrite(null);
    room.presence.cursorMoved();
  }

  /**
   * Ends editing here and focuses the field in the form, because the page no longer shows the text
   * as it is.
   */
  function giveToForm(key: string): void {
    end();
    const snapshot = room.document.read();
    const isRemoved = snapshot && entryOf(key) !== null && !hasEntryOf(snapshot.resume, key);
    if (!isRemoved) onPick(key);
    else if (!room.document.isLastChangeLocal()) notify.plain(TEXTS.theEntryYouWere);
  }

  function removeAddedIfBlank(): void {
    if (addedEntry !== null) entries.removeIfBlank(addedEntry);
    addedEntry = null;
  }

  /** Ends the editing and moves the focus to the scrollable region around the page. */
  function leave(): void {
    end();
    pageDocument.defaultView?.frameElement?.closest<HTMLElement>("[tabindex]")?.focus();
  }

  function keysOnPage(): string[] {
    const fields = root()?.querySelectorAll<HTMLElement>("[data-field]") ?? [];
    return [...fields].map((field) => field.dataset.field ?? "");
  }

  /** Moves to the next or previous text and selects all of it; false if there is none. */
  function move(by: 1 | -1): boolean {
    let key = text?.key ?? null;
    while (key !== null) {
      key = textAfter(keysOnPage(), key, by);
      if (key !== null && begin(key)) {
        text?.select({ anchor: 0, head: text.read().length });
        reveal();
        return true;
      }
    }
    return false;
  }

  function run(inputType: string, data: string, range: TextRange): void {
    const found = text?.lineMap();
    if (!text || !found) return;
    const context = { text: text.read(), kind: textKindOf(text.path), map: found.map };
    const command = commandOf({ inputType, data, range }, context);
    if (command === null) return;
    if (command === "undo") room.history.undo();
    else if (command === "redo") room.history.redo();
    else if (command === "next") move(1);
    else text.replace(command.range, command.insert);
    if (typeof command === "object") room.presence.typed();
    reveal();
  }

  function announceMove(sentence: string | null): void {
    if (sentence === null) return;
    announce(sentence);
    reveal();
  }

  /** Begins editing an entry that was just added; null if it could not be added. */
  function beginAdded(key: string | null): void {
    if (key === null) {
      notify.error(TEXTS.thisSectionCannotHaveMoreEntries);
      return;
    }
    // Some sections can only be edited in the form.
    if (!begin(key)) {
      onPick(key);
      return;
    }
    // Remembered, to remove the entry again if it stays blank.
    addedEntry = entryOf(key);
    reveal();
  }
  function addEntryBelow(entry: string): void {
    beginAdded(entries.addBelow(entry));
  }

  /**
   * Adds an entry to a section, or begins editing a text that the page does not show yet, such as
   * the summary.
   */
  function addTo(part: PagePart): void {
    const key = part === "fullName" ? "personalInfo.fullName" : part;
    if (isEntrySection(part)) beginAdded(entries.addTo(part));
    else if (begin(key)) reveal();
    else onPick(key);
  }

  function onSelectionChange(): void {
    if (!text || input.isChanging()) return;
    const before = text.selection().head;
    text.readSelection();
    const { head } = text.selection();
    room.presence.cursorMoved();
    if (head === before) return;
    // A blank line stays on the page only while it has the caret.
    const snapshot = room.document.read();
    const page = text.lineMap();
    if (
      snapshot &&
      page?.map.some((line) => line.hasKeeper && (head < line.start || head > line.end))
    )
      text.renderAt(head, writing.render);
  }

  function onFocusOut(): void {
    if (isMovingFocus) return;
    // Checked later: rendering may replace the focused element, which then gets the focus back.
    setTimeout(() => {
      const host = text?.host();
      const frameElement = pageDocument.defaultView?.frameElement;
      const isHere = frameElement?.ownerDocument.activeElement === frameElement;
      if (text && !(isHere && pageDocument.activeElement === host)) end();
    });
  }

  /**
   * Scrolls to the caret in a new task, since requesting an animation frame costs more time. If the browser paints
   * before the task, the scroll shows one frame later.
   */
  function reveal(): void {
    revealTimer ??= setTimeout(() => {
      revealTimer = undefined;
      const range =
        text && pageDocument.getSelection()?.rangeCount
          ? pageDocument.getSelection()?.getRangeAt(0)
          : null;
      const [caret] = range?.getClientRects() ?? [];
      if (caret) {
        onCaret(caret);
        scrollToCaret(pageDocument, caret);
      }
      room.presence.cursorMoved();
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
  const removeCursor = pageCursor.set(() => text && cursorOf(text));

  return {
    begin,
    beginFirst: () => keysOnPage().some((key) => begin(key)),
    end,
    leave,
    key: () => text?.key ?? null,
    addEntryBelow,
    addTo,
    moveEntryTo: (entry: string, target: string) => announceMove(entries.moveTo(entry, target)),
    /** Sets the function that announces a change to screen readers; returns the function that removes it. */
    onAnnounce(listener: (sentence: string) => void): () => void {
      announce = listener;
      if (unannounced !== null) listener(unannounced);
      unannounced = null;
      return () => {
        announce = storeAnnouncement;
      };
    },
    /** Puts the caret at a point of the page, in CSS pixels of its window. */
    placeCaret(x: number, y: number): void {
      const position = caretAt(pageDocument, x, y);
      if (position) this.select(position);
    },
    select(range: StaticRange): void {
      const at = text?.rangeOf(range);
      if (at) text?.select({ anchor: at.start, head: at.end });
    },
    destroy(): void {
      end();
      clearTimeout(revealTimer);
      removeCursor();
      for (const [type, listener] of Object.entries(listeners))
        pageDocument.removeEventListener(type, listener);
    },
  };
}
