/**
 * Binds a text control to one text of the shared document. The control is uncontrolled, so that
 * typing renders nothing of the form; remote edits are spliced in around the cursor.
 */
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { controlId } from "#app/editor/form/field-path.ts";
import { useUnsavedField } from "#app/editor/form/use-unsaved-field.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { mergeTyped } from "#app/editor/sync/merge-typed.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { capError, capHint } from "#app/ui/controls/cap-message.ts";
import { formatWarning } from "./format-warning.ts";
import { onTextInput } from "./text-input.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The messages for a text: an error or hint about its length, and a warning about its format. */
function messagesFor(label: string, text: string, cap: number, warning: string | null) {
  const { length } = text;
  return { error: capError(label, length, cap), hint: capHint(length, cap), warning };
}

/** Returns the control's props, and the messages to show below it. @param cap the most characters */
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
  const [initial] = useState(() => textAt(room.document.read(), path));
  const [messages, setMessages] = useState(() =>
    messagesFor(label, initial, cap, formatWarning(path, initial)),
  );
  /**
   * The latest messages, compared here: setting equal state at every key would cost more than
   * computing it.
   */
  const latestMessages = useRef(messages);
  /** The text that the control and the document last had in common. */
  const base = useRef(initial);
  /** Remote edits wait during a composition (IME), and while the text is too long to save. */
  const pause = useRef({ isComposing: false, isTooLong: false });
  const key = path.join(".");

  /** A warning disappears while typing, but appears only when the focus leaves the field. */
  function updateMessages(text: string, isTyping: boolean) {
    const warning = formatWarning(path, text);
    const current = latestMessages.current;
    const isWarningDelayed = isTyping && current.warning === null;
    const next = messagesFor(label, text, cap, isWarningDelayed ? null : warning);
    if (
      current.error === next.error &&
      current.hint === next.hint &&
      current.warning === next.warning
    ) {
      return;
    }
    latestMessages.current = next;
    setMessages(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `path`
  useEffect(() => {
    showText();
    return room.document.subscribeText(path, showText);
  }, [room, key]);

  useUnsavedField(key, label, messages.error !== null);

  const latest = useRef({ saveText, showText });
  latest.current = { saveText, showText };
  useLayoutEffect(() => {
    const element = control.current;
    if (!element) return;
    const stopInput = onTextInput(element, () => latest.current.saveText(element));
    // The form is updated a little later than the page, so it is updated before a caret is placed
    // in it.
    const onEnter = () => latest.current.showText();
    element.addEventListener("pointerdown", onEnter);
    element.addEventListener("focus", onEnter);
    return () => {
      stopInput();
      element.removeEventListener("pointerdown", onEnter);
      element.removeEventListener("focus", onEnter);
    };
  }, []);

  /** Writes the control's text to the document. */
  function saveText(element: TextControl) {
    const typed = element.value;
    pause.current.isTooLong = typed.length > cap;
    updateMessages(typed, true);
    if (pause.current.isTooLong) return;
    const caret = element.selectionStart ?? undefined;
    const current = textAt(room.document.read(), path);
    const isOutdated = current !== base.current;
    const merged = isOutdated ? mergeTyped({ base: base.current, typed, current, caret }) : typed;
    // From here on, the control and the document differ only by remote edits.
    base.current = typed;
    room.edits.setText(path, merged, isOutdated ? undefined : caret);
    if (isOutdated) showText();
  }

  /** Writes the document's text to the control. */
  function showText() {
    const element = control.current;
    const current = textAt(room.document.read(), path);
    const { isComposing, isTooLong } = pause.current;
    if (!element || current === base.current || isComposing || isTooLong) return;
    base.current = current;
    replaceText(element, current);
    updateMessages(current, element === document.activeElement);
  }

  return {
    messages,
    field: {
      ref: control,
      id: controlId(path),
      readOnly: !mayEdit,
      defaultValue: initial,
      // The page is in English, but people write their resume in their own language.
      lang: navigator.language,
      dir: "auto",
      onBlur: (event: FocusEvent<E>) => updateMessages(event.currentTarget.value, false),
      onCompositionStart: () => {
        pause.current.isComposing = true;
      },
      onCompositionEnd: (event: { currentTarget: E }) => {
        pause.current.isComposing = false;
        saveText(event.currentTarget);
      },
    },
  };
}

/** Replaces only what differs, so that a cursor outside of it keeps its position. */
function replaceText(element: TextControl, value: string): void {
  const splice = spliceOf(element.value, value);
  if (!splice) return;
  const end = splice.index + splice.remove;
  // Email inputs have no selection.
  if (element.selectionStart === null) element.value = value;
  else element.setRangeText(splice.insert, splice.index, end, "preserve");
}
