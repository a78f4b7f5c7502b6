/**
 * Applies a proposal to a field's text, without overwriting edits that others made since it was
 * requested.
 */
import type { RewriteResponse } from "#app/core/api-contract/rewrite-bodies.ts";
import type { RewriteKind } from "#app/core/writing-advice/rewrite-source.ts";
import { capError } from "#app/ui/controls/cap-message.ts";
import { replaceLine } from "./text-lines.ts";
import { TEXTS } from "./texts.ts";

export interface RewriteRequest {
  kind: RewriteKind;
  /** The text to rewrite. */
  text: string;
  /** Index of its line in the field. */
  lineIndex: number;
}

export interface ReceivedProposal {
  request: RewriteRequest;
  response: RewriteResponse;
}

/**
 * The field's new text, or why the proposal cannot be applied. A text beyond its limit may only
 * become shorter.
 */
export function applyProposal(
  currentText: string,
  { request, response: { proposal } }: ReceivedProposal,
  cap: number,
): { text: string } | { obstacle: string } {
  const { before, after } = proposal;
  const isLine = request.kind !== "summary";
  const newSummary = currentText.trim() === before ? after : null;
  const text = isLine
    ? replaceLine(currentText, { before: request.text, after, lineIndex: request.lineIndex })
    : newSummary;
  if (text === null) return { obstacle: TEXTS.textHasChanged };
  const error =
    text.length > currentText.length ? capError(TEXTS.thisText, text.length, cap) : null;
  return error === null ? { text } : { obstacle: error };
}
