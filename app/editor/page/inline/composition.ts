/**
 * Handles a composition of an input method (IME), or another change that the browser makes to the
 * page by itself: reads the change from the page, writes it to the document, and undoes it on the
 * page, so that React can render the document.
 */

import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import { mergeTyped } from "#app/editor/sync/merge-typed.ts";
import type { ActiveText } from "./active-text.ts";
import { LINE_KEEPER, type LineMap, toTextOffset } from "./line-map.ts";

export interface Composition {
  /** Writes to the document what the browser has changed so far. */
  writeChanges(): void;
  /** Restores what React rendered, and renders the document. */
  end(render: () => void): void;
}

/** Null if the page does not show the text. */
export function startComposition(text: ActiveText): Composition | null {
  const located = text.lineMap();
  if (!located) return null;
  const { host } = located.page;
  const { map } = located;
  /** The text when the composition began. */
  const base = text.read();
  const before = readLines(host);
  /** The text as the browser has changed it so far, without edits of collaborators. */
  let typed = base;
  let caret = text.selection().head;
  // Only collects the changes, which are taken from it when the browser has made them.
  const observer = new MutationObserver(() => {});
  const records: MutationRecord[] = [];
  observer.observe(host, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  text.setRenderPaused(true);

  function writeChanges(): void {
    records.push(...observer.takeRecords());
    const after = readLines(host);
    const splice = spliceOf(before, after, caretOnPage(host));
    const next = splice ? applyToText(base, map, before, splice) : { text: base, caret };
    if (next.text === typed) return;
    const current = text.read();
    const merged =
      current === typed ? next.text : mergeTyped({ base: typed, typed: next.text, current });
    const change = current === typed ? null : spliceOf(next.text, merged);
    typed = next.text;
    const isBefore = change && change.index <= next.caret;
    caret = isBefore ? next.caret + change.insert.length - change.remove : next.caret;
    text.write(merged, caret);
  }

  return {
    writeChanges,
    end(render) {
      writeChanges();
      observer.disconnect();
      restore(records);
      text.setRenderPaused(false);
      text.renderAt(Math.min(caret, text.read().length), render);
    },
  };
}

/** The text of an element's lines, joined by line breaks. */
function readLines(host: HTMLElement): string {
  const blocks = [...host.querySelectorAll<HTMLElement>("li, p")];
  if (blocks.length === 0) return host.textContent ?? "";
  return blocks.map((block) => block.textContent ?? "").join("\n");
}

/** The caret's offset in the text that `readLines` returns; undefined outside of the element. */
function caretOnPage(host: HTMLElement): number | undefined {
  const selection = host.ownerDocument.getSelection();
  if (!selection?.focusNode || !host.contains(selection.focusNode)) return undefined;
  const blocks = [...host.querySelectorAll<HTMLElement>("li, p")];
  const lines = blocks.length === 0 ? [host] : blocks;
  let offset = 0;
  for (const line of lines) {
    if (line.contains(selection.focusNode)) {
      const range = host.ownerDocument.createRange();
      range.setStart(line, 0);
      range.setEnd(selection.focusNode, selection.focusOffset);
      return offset + range.toString().length;
    }
    offset += (line.textContent?.length ?? 0) + 1;
  }
  return undefined;
}

/**
 * Applies a change of the page's lines to the text.
 *
 * @param shown the page's lines before the change, which `map` describes
 */
function applyToText(
  text: string,
  map: LineMap,
  shown: string,
  { index, remove, insert }: { index: number; remove: number; insert: string },
): { text: string; caret: number } {
  const start = textOffsetOf(map, shown, index);
  const end = Math.max(start, textOffsetOf(map, shown, index + remove));
  // Browsers insert a no-break space (U+00A0) for a space beside another one.
  const inserted = insert.replaceAll(LINE_KEEPER, "").replaceAll("\u00a0", " ");
  return {
    text: text.slice(0, start) + inserted + text.slice(end),
    caret: start + inserted.length,
  };
}

function textOffsetOf(map: LineMap, shown: string, at: number): number {
  const before = shown.slice(0, at).split("\n");
  const line = before.length - 1;
  return toTextOffset(map, { line, offset: before[line]?.length ?? 0 });
}

/** Undoes changes of the page, the last one first. */
function restore(records: readonly MutationRecord[]): void {
  for (const {
    type,
    target,
    oldValue,
    addedNodes,
    removedNodes,
    nextSibling,
  } of records.toReversed()) {
    if (type === "characterData") {
      (target as CharacterData).data = oldValue ?? "";
      continue;
    }
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, next);
  }
}
