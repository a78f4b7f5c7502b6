/** Writes the address of a link after its text, unless the text is the address. */
import type { Run } from "#app/core/import/docx/paragraph-lines.ts";
import { isSafeAbsoluteLink } from "#app/core/resume/read-address.ts";

/** Text with uniform formatting. */
export interface FormattedRun extends Run {
  link?: string | undefined;
}

/** A longer paragraph is prose, whose links are kept as formats. */
const MAX_SHORT_LENGTH = 120;
/** A sentence of six words or more. */
const SENTENCE = /^\S+(?:\s+\S+){5,}[.!?]$/;

/**
 * `isHeading`: the address follows on a separate line, because the text is a name. List items and prose keep their
 * links as formats alone.
 */
export function withAddresses(
  runs: readonly FormattedRun[],
  { isListItem, isHeading }: { isListItem: boolean; isHeading: boolean },
): FormattedRun[] {
  const paragraphText = runs
    .map(({ text }) => text)
    .join("")
    .trim();
  const isProse = paragraphText.length > MAX_SHORT_LENGTH || SENTENCE.test(paragraphText);
  if (isListItem || isProse) return [...runs];
  const result: FormattedRun[] = [];
  const below: FormattedRun[] = [];
  for (const [index, run] of runs.entries()) {
    result.push(run);
    const { link } = run;
    if (!link || runs[index + 1]?.link === link || !isSafeAbsoluteLink(link)) continue;
    const text = textOfLink(runs, index);
    if (isSameAddress(text, link)) continue;
    const address = { ...run, text: link.replace(/^(?:mailto|tel):/i, ""), link: undefined };
    if (isHeading) below.push({ ...address, text: `\n${address.text}` });
    else if (text === "") result.push(address);
    else result.push({ ...address, text: `: ${address.text}` });
  }
  return [...result, ...below];
}

/** The text of all neighboring runs with the same link. */
function textOfLink(runs: readonly FormattedRun[], last: number): string {
  const { link } = runs[last] ?? {};
  let text = "";
  for (let at = last; at >= 0 && runs[at]?.link === link; at--) text = runs[at]?.text + text;
  return text.trim();
}

const normalize = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(?:mailto:|tel:|https?:\/\/)/, "")
    .replace(/^www\./, "")
    .replace(/[\s()/-]+/g, "");
const isSameAddress = (text: string, link: string) =>
  normalize(text.replace(/^[^:]{1,20}:\s+/, "")) === normalize(link);
