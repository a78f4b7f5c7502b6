/**
 * Shortcuts: Ctrl or Cmd with B, I or K formats the selected words as bold, italic or a link; with ]
 * or [ it indents or outdents lines of a description.
 */
import { useEffect } from "react";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";
import { type FieldSelection, readFieldSelection } from "#app/editor/selection/field-selection.ts";
import { loadOrNotify } from "#app/ui/loading/lazy-part.tsx";
import { preload } from "#app/ui/loading/preload.ts";

const KEYS = ["b", "i", "k", "[", "]"] as const;
export type FormatShortcut = (typeof KEYS)[number];

const loadFormattingCode = preload(() => import("./format-selection.ts"));

/** The format command of a key; null for any other key. */
function shortcutOf(event: KeyboardEvent): FormatShortcut | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return null;
  const key = event.key.toLowerCase();
  return KEYS.find((each) => each === key) ?? null;
}

/** Runs before the editor's other shortcuts, and leaves K to them if no words are selected. */
export function useFormatShortcuts(
  /** The document of the page preview. */
  page: Document | null,
  /** False while the user may not format. */
  isOn: boolean,
  onShortcut: (key: FormatShortcut, selected: FieldSelection) => void,
): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      const selected = key && readFieldSelection(page);
      if (!key || !selected || !isFormattedField(selected.field)) return;
      const hasWords = selected.range !== null || selected.onPage !== null;
      const isIndent = key === "[" || key === "]";
      // The summary has no levels; K without selected words opens the command palette.
      if (isIndent ? selected.field === "summary" : !hasWords && key === "k") return;
      // Without selected words, B and I do nothing: neither here nor in the browser.
      event.preventDefault();
      if (isIndent || hasWords) onShortcut(key, selected);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [page, isOn, onShortcut]);
}

/** Loads the code that formats; shows a notice if that fails. */
export const loadFormatting = () => loadOrNotify(loadFormattingCode);
