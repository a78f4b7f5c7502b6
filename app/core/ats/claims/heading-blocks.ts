/**
 * Finds lines whose status is set by the heading above them: `Currently learning`, `Interests`. A
 * status (claim-status.ts) says what a resume claims about a skill.
 */

import { headingAt } from "#app/core/ats/evidence/resume-sections.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { STATUS, type Status } from "./claim-status.ts";

const HEADINGS: [Status, RegExp][] = [
  [
    STATUS.learning,
    /^(?:(?:i am |i m )?(?:currently |now |actively )?(?:learning|studying)(?: (?:now|at the moment|currently|in progress))?|(?:skills|courses|certifications|training) in progress|in progress|ongoing (?:courses|training|education|studies))$/,
  ],
  [
    STATUS.wish,
    /^(?:(?:learning|development|future|career) (?:goals|plans)|(?:other |personal |professional |career |areas of )?interests|hobbies(?: and interests)?|interests and hobbies|interessen(?: und hobbys)?|hobbys(?: und interessen)?|loisirs|intereses|aficiones|zainteresowania|wish ?list|(?:what )?i (?:want|would like|plan) to learn(?: next)?|want to learn|to learn|next steps|future plans|goals)$/,
  ],
  [
    STATUS.quoted,
    /^(?:what you (?:bring|need|have|will bring|will need)|must haves?|nice to haves?|about (?:the|this) (?:role|job|position)|(?:required|preferred) (?:skills|qualifications|experience))$/,
  ],
];
/** In words. */
const LONGEST_HEADING = 6;
/** Maximum number of lines that a heading applies to. */
const MAX_LINES = 12;

interface Block {
  from: number;
  to: number;
  status: Status;
}

/** The token ranges from such a heading to the last line that it applies to, with its status. */
export function headingBlocks(text: TokenText): Block[] {
  const { tokens } = text;
  const blocks: Block[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if ((tokens[i] as Token).gap !== GAP.line) continue;
    const end = lineEnd(tokens, i);
    if (end - i > LONGEST_HEADING) continue;
    const line = wordsOf(tokens, i, end);
    const heading = HEADINGS.find(([, pattern]) => pattern.test(line));
    if (heading) blocks.push({ from: i, to: blockEnd(text, end), status: heading[0] });
  }
  return blocks;
}

function blockEnd({ tokens, clean }: TokenText, from: number): number {
  let to = from;
  for (let lines = 0; lines < MAX_LINES && to < tokens.length; lines++) {
    const gap = clean.text.slice(tokens[to - 1]?.end, tokens[to]?.start);
    if (lines > 0 && /\n\s*\n/.test(gap)) break;
    if (headingAt(tokens, to) !== null) break;
    to = lineEnd(tokens, to);
  }
  return to;
}

function lineEnd(tokens: Token[], from: number): number {
  let to = from + 1;
  while (to < tokens.length && (tokens[to] as Token).gap !== GAP.line) to++;
  return to;
}

const wordsOf = (tokens: Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(" ");
