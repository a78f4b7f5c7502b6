/** Whom a resume is about and how to reach them, as a parser guesses it from the page's text. */
import { sectionOf } from "./headings.ts";
import type { TextLine } from "./lines.ts";

export interface Contact {
  name: string;
  emails: string[];
  phones: string[];
  /** Addresses on the web, without scheme. */
  sites: string[];
}

const EMAIL = /[\p{L}\d._%+'’-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const PHONE = /(?<![\p{L}\d/.-])\+?\(?\d[\d\s().\u2010-\u2013/-]{5,}\d(?![\p{L}\d])/gu;
const SITE =
  /(?<![@\p{L}\d.])(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s,;|]*)?(?![@\p{L}\d])/gu;
const PHONE_DIGITS = { least: 7, most: 15 } as const;

export function readContact(lines: readonly TextLine[]): Contact {
  const text = lines.map((line) => line.cells.map((cell) => cell.text).join("\n")).join("\n");
  const emails = [...new Set(text.match(EMAIL) ?? [])];
  const rest = emails.reduce((left, email) => left.replaceAll(email, " "), text);
  return { name: nameOf(lines), emails, phones: phonesIn(rest), sites: sitesIn(rest) };
}

function phonesIn(text: string): string[] {
  const found = text.split("\n").flatMap((line) => line.match(PHONE) ?? []);
  return found.filter((phone) => {
    const digits = phone.replace(/\D/g, "").length;
    // Two years are a period and no number.
    const isYears = /^(?:19|20)\d{2}\s*\S?\s*(?:19|20)\d{2}$/.test(phone);
    return digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most && !isYears;
  });
}

function sitesIn(text: string): string[] {
  const found = text.match(SITE) ?? [];
  return found
    .map((site) => site.replace(/^https?:\/\//, "").replace(/[.)]+$/, ""))
    .filter((site) =>
      /\/|^www\.|\.(?:com|org|net|io|dev|me|co|app|design|edu|\p{L}{2})$/u.test(site),
    );
}

/** The largest text near the top of the first page that is neither a heading nor a way to reach someone. */
function nameOf(lines: readonly TextLine[]): string {
  const top = lines.filter(({ page }) => page === 1).slice(0, 12);
  const possible = top.filter(({ text }) => isName(text));
  const largest = Math.max(0, ...possible.map(({ size }) => size));
  const first = possible.findIndex(({ size }) => size === largest);
  const start = possible[first];
  if (!start) return "";
  // A long name goes on in the next line, in the same letters.
  const at = top.indexOf(start);
  const next = top[at + 1];
  const goesOn =
    next && next.size === start.size && start.size > bodySize(lines) && isName(next.text);
  return goesOn ? `${start.text} ${next.text}` : start.text;
}

function bodySize(lines: readonly TextLine[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function isName(text: string): boolean {
  if (sectionOf(text) || /[@\d/]|www\./.test(text)) return false;
  const words = text.split(/\s+/);
  return /\p{L}/u.test(text) && words.length <= 8 && text.length <= 200;
}
