/**
 * Writes the addresses of links after their texts ("Portfolio: ada.example"), unless the text is the address: the
 * readers take lines, which have no links.
 */
import type { Run } from "#app/core/import/docx/paragraph-lines.ts";
import { isSafeAbsoluteLink } from "#app/core/resume/read-address.ts";

/** Text with uniform formatting. */
export interface FormattedRun extends Run {
  link?: string | undefined;
}

/** In characters. A longer paragraph is prose, in which an address would disturb: its links stay formats of runs. */
const MAX_SHORT_LENGTH = 120;
/** Six words or more that end like a sentence. */
const SENTENCE = /^\S+(?:\s+\S+){5,}[.!?]$/;

/**
 * `isHeading`: the address follows on a separate line, because the text is a name. List items and prose are unchanged:
 * their links are kept as formats of the text, not written out.
 */
export function appendLinkAddresses(
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
  const addressesBelow: FormattedRun[] = [];
  for (const [index, run] of runs.entries()) {
    result.push(run);
    const { link } = run;
    if (!link || runs[index + 1]?.link === link || !isSafeAbsoluteLink(link)) continue;
    const text = textOfLink(runs, index);
    if (isSameAddress(text, link)) continue;
    const address = { ...run, text: link.replace(/^(?:mailto|tel):/i, ""), link: undefined };
    if (isHeading) addressesBelow.push({ ...address, text: `\n${address.text}` });
    // A link around a picture has no text.
    else if (text === "") result.push(address);
    else result.push({ ...address, text: `: ${address.text}` });
  }
  return [...result, ...addressesBelow];
}

/** The text of all neighboring runs with the same link. */
function textOfLink(runs: readonly FormattedRun[], last: number): string {
  const { link } = runs[last] ?? {};
  let text = "";
  for (let index = last; index >= 0 && runs[index]?.link === link; index--)
    text = runs[index]?.text + text;
  return text.trim();
}

const normalizeAddress = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(?:mailto:|tel:|https?:\/\/)/, "")
    .replace(/^www\./, "")
    .replace(/[\s()/-]+/g, "");
/** Compares without a label before the address: "Email: ada@example.com". */
const isSameAddress = (text: string, link: string) =>
  normalizeAddress(text.replace(/^[^:]{1,20}:\s+/, "")) === normalizeAddress(link);
