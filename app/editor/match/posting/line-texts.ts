/** Texts beside the state icon of a line of the job description. */
import { keywordState, type PostingLine } from "./posting-lines.ts";
import { READ_AS, STATE_LABELS, TEXTS } from "./texts.ts";

/** `2 of 3 shown, 1 of them partly`; "" for a line of one requirement or none. */
export function shownCountText({ keywords }: PostingLine): string {
  const of = keywords.length;
  if (of < 2) return "";
  const shown = keywords.filter(({ found }) => found).length;
  const partly = keywords.filter((keyword) => keywordState(keyword) === "partly").length;
  return TEXTS.shownCount({ shown, of, partly });
}

/** The state as a screen reader says it before the line. */
export const stateText = (line: PostingLine): string =>
  [STATE_LABELS[line.state], shownCountText(line)].filter((text) => text !== "").join(", ");

/** What a line without requirements was read as, such as a benefit; null if unknown. */
export function readAsText({ readAs, state, excluded }: PostingLine): string | null {
  if (state !== "unread") return null;
  if (excluded.length > 0) return TEXTS.markedAsNone;
  return readAs === null ? null : READ_AS[readAs];
}
