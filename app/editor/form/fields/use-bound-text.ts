/**
 * Ties a text control to one text of the room. The control keeps its own text, so that typing draws
 * nothing of the form again; what others write is spliced in around the caret.
 */
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import { CAPS } from "#app/core/resume/schema.ts";
import { controlId } from "#app/editor/form/field-path.ts";
import { useUnsavedWarning } from "#app/editor/form/use-unsaved-warning.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { capError, capHint } from "#app/ui/controls/cap-message.ts";
import { formatDoubt } from "./format-warning.ts";
import { mergeTyped } from "./merge-typed.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What to say about a text: its length near the cap and past it, and what makes one doubt its form. */
function noteOf(label: string, text: string, cap: number, doubt: string | null) {
  const { length } = text;
  return { error: capError(label, length, cap), hint: capHint(length, cap), doubt };
}

export function useBoundText<E extends TextControl>({
  path,
  label,
  cap = CAPS.shortText,
}: {
  path: TextPath;
  label: string;
  cap?: number;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const control = useRef<E>(null);
  const [initial] = useState(() => textAt(room.read(), path));
  const [note, setNote] = useState(() => noteOf(label, initial, cap, formatDoubt(path, initial)));
  /** The note as it is now: asking React for it at every key costs more than the note. */
  const said = useRef(note);
  /** The text that control and room last had in common. */
  const base = useRef(initial);
  /** While either holds, what others write waits: a composition is the browser's, a text too long the person's. */
  const holds = useRef({ isComposing: false, isTooLong: false });
  const key = path.join(".");

  /** Nobody is interrupted while typing: a doubt goes at once, and comes when the field is left. */
  function describe(text: string, isTyping: boolean) {
    const found = formatDoubt(path, text);
    const now = said.current;
    const next = noteOf(label, text, cap, isTyping && now.doubt === null ? null : found);
    if (now.error === next.error && now.hint === next.hint && now.doubt === next.doubt) return;
    said.current = next;
    setNote(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the path
  useEffect(() => {
    follow();
    return room.subscribe(follow);
  }, [room, key]);

  useUnsavedWarning(note.error !== null);

  const latestSend = useRef(send);
  latestSend.current = send;
  // Not React's, which looks for handlers up the whole page: what a keystroke costs (docs/decisions/0010-keystroke.md).
  useLayoutEffect(() => {
    const element = control.current;
    const onInput = (event: Event) => {
      event.stopPropagation();
      if (element) latestSend.current(element);
    };
    element?.addEventListener("input", onInput);
    return () => element?.removeEventListener("input", onInput);
  }, []);

  function send(element: TextControl) {
    const typed = element.value;
    holds.current.isTooLong = typed.length > cap;
    describe(typed, true);
    if (holds.current.isTooLong) return;
    const caret = element.selectionStart ?? undefined;
    const current = textAt(room.read(), path);
    const isBehind = current !== base.current;
    const merged = isBehind ? mergeTyped({ base: base.current, typed, current, caret }) : typed;
    // Now only what others wrote lies between the control and the room.
    base.current = typed;
    room.setText(path, merged, isBehind ? undefined : caret);
    if (isBehind) follow();
  }

  function follow() {
    const element = control.current;
    const now = textAt(room.read(), path);
    const { isComposing, isTooLong } = holds.current;
    if (!element || now === base.current || isComposing || isTooLong) return;
    base.current = now;
    writeInto(element, now);
    describe(now, element === document.activeElement);
  }

  return {
    note,
    field: {
      ref: control,
      id: controlId(path),
      readOnly: !mayEdit,
      defaultValue: initial,
      // The page is in English; what people write is spell-checked in their own language.
      lang: navigator.language,
      onBlur: (event: FocusEvent<E>) => describe(event.currentTarget.value, false),
      onCompositionStart: () => {
        holds.current.isComposing = true;
      },
      onCompositionEnd: (event: { currentTarget: E }) => {
        holds.current.isComposing = false;
        send(event.currentTarget);
      },
    },
  };
}

/** Replaces only what differs, so that a caret outside of it stays where it is. */
function writeInto(element: TextControl, value: string): void {
  const splice = spliceOf(element.value, value);
  if (!splice) return;
  const end = splice.index + splice.remove;
  // E-mail inputs know no selection.
  if (element.selectionStart === null) element.value = value;
  else element.setRangeText(splice.insert, splice.index, end, "preserve");
}
