/** Applies a proposal to a field's text without overwriting what others have written since it was requested. */
import type { RewriteAnswer } from "#app/core/api-contract/rewrite-bodies.ts";
import type { RewriteKind } from "#app/core/writing-advice/rewrite-source.ts";
import { capError } from "#app/ui/controls/cap-message.ts";
import { replaceLine } from "./text-lines.ts";
import { TEXTS } from "./texts.ts";

export interface Question {
  kind: RewriteKind;
  text: string;
  /** Which line of the field it is. */
  place: number;
}

export interface Proposed {
  question: Question;
  answer: RewriteAnswer;
}

/** The whole text, or why it is not put in. A text beyond its cap may only become shorter. */
export function putIn(
  now: string,
  { question, answer: { proposal } }: Proposed,
  cap: number,
): { text: string } | { obstacle: string } {
  const { before, after } = proposal;
  const isLine = question.kind !== "summary";
  const asIs = now.trim() === before ? after : null;
  const text = isLine ? replaceLine(now, { ...question, before: question.text, after }) : asIs;
  if (text === null) return { obstacle: TEXTS.textHasChanged };
  const error = text.length > now.length ? capError(TEXTS.thisText, text.length, cap) : null;
  return error === null ? { text } : { obstacle: error };
}
