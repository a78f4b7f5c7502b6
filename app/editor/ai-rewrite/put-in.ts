/**
 * Applies a proposal to a field's text, without overwriting edits that others made since it was
 * requested.
 */
import type { RewriteAnswer } from "#app/core/api-contract/rewrite-bodies.ts";
import type { RewriteKind } from "#app/core/writing-advice/rewrite-source.ts";
import { capError } from "#app/ui/controls/cap-message.ts";
import { replaceLine } from "./text-lines.ts";
import { TEXTS } from "./texts.ts";

export interface Question {
  kind: RewriteKind;
  /** The text to rewrite. */
  text: string;
  /** Index of its line in the field. */
  place: number;
}

export interface Proposed {
  question: Question;
  answer: RewriteAnswer;
}

/**
 * The field's new text, or why the proposal cannot be applied. A text beyond its limit may only
 * become shorter.
 */
export function putIn(
  now: string,
  { question, answer: { proposal } }: Proposed,
  cap: number,
): { text: string } | { obstacle: string } {
  const { before, after } = proposal;
  const isLine = question.kind !== "summary";
  const newSummary = now.trim() === before ? after : null;
  const text = isLine
    ? replaceLine(now, { ...question, before: question.text, after })
    : newSummary;
  if (text === null) return { obstacle: TEXTS.textHasChanged };
  const error = text.length > now.length ? capError(TEXTS.thisText, text.length, cap) : null;
  return error === null ? { text } : { obstacle: error };
}
