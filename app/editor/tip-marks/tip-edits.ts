/**
 * Actions of a tip's popover: replace the words, ignore the tip in this resume, or open the AI
 * rewrite tool.
 */
import { CAPS } from "#app/core/resume/schema-fields.ts";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { linesIn } from "#app/editor/ai-rewrite/text-lines.ts";
import type { Room, TextPath } from "#app/editor/sync/room.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { TEXTS } from "./texts.ts";

const pathOf = (field: string) => field.split(".") as unknown as TextPath;

/** Replaces the tip's words; does nothing if they have changed since. */
export function applyFix(room: Room, { field, range, words }: Tip, fixed: string): void {
  const path = pathOf(field);
  const text = textAt(room.document.read(), path);
  if (text.slice(range.start, range.end) !== words) return;
  room.edits.replaceText(path, text.slice(0, range.start) + fixed + text.slice(range.end));
}

export function ignoreTip(room: Room, { id }: Tip): void {
  if (!room.edits.ignoreTip(id)) {
    notify.error(TEXTS.tooManyIgnoredTips({ maxIgnoredTips: CAPS.ignoredTips }));
    return;
  }
  notify.plain(TEXTS.tipIgnoredInThisResume, { action: undoAction(room.history) });
}

/**
 * Opens the form's rewrite tool at the line, by a hash that names the line
 * (ai-rewrite/rewrite-tool.tsx).
 */
export function openRewrite(room: Room, { field, range }: Tip): void {
  const lines = linesIn(textAt(room.document.read(), pathOf(field)));
  const line = lines.findIndex(({ end }) => range.start < end);
  location.hash = `#rewrite-${field}~${field === "summary" ? 0 : Math.max(0, line)}`;
}

/**
 * Whether the field has a rewrite tool (app/editor/form/sections), and the tip has no fixes to
 * offer.
 */
export const isRewritable = ({ field, fixes }: Tip): boolean =>
  fixes.length === 0 &&
  /^summary$|^(?:experience|projects|volunteering|militaryService|customEntries)\./.test(field);
