/** Guesses name and contact details from the text of a page, as resume parsers do. */
import { findDateRanges } from "./date-range.ts";
import { headingKind } from "./headings.ts";
import type { TextLine } from "./lines.ts";

export interface Contact {
  name: string;
  emails: string[];
  phones: string[];
  /** Web addresses, without scheme. */
  sites: string[];
}

const EMAIL = /[\p{L}\d._%+'’-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** "+44 20 7946 0958", "(030) 123-4567". */
const PHONE = /(?<![\p{L}\d/.-])\+?\(?\d[\d\s().\u2010-\u2013/-]{5,}\d(?![\p{L}\d])/gu;
/** "linkedin.com/in/ann", "https://ann.example", "ann.example". */
const SITE =
  /(?<![@\p{L}\d.])(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s,;|]*)?(?![@\p{L}\d])/gu;
/** Lines of the first page among which the name is searched. */
const TOP_LINES = 12;
const PHONE_DIGITS = { min: 7, max: 15 } as const;

export function readContact(lines: readonly TextLine[]): Contact {
  const text = lines.map((line) => line.cells.map((cell) => cell.text).join("\n")).join("\n");
  const emails = [...new Set(text.match(EMAIL) ?? [])];
  const rest = emails.reduce((remaining, email) => remaining.replaceAll(email, " "), text);
  return { name: findName(lines), emails, phones: findPhones(rest), sites: findSites(rest) };
}

function findPhones(text: string): string[] {
  const candidates = text.split("\n").flatMap((line) => line.match(PHONE) ?? []);
  return candidates.filter((phone) => {
    const digits = phone.replace(/\D/g, "").length;
    const isYears = /^(?:19|20)\d{2}\s*\S?\s*(?:19|20)\d{2}$/.test(phone);
    const isPeriod = isYears || findDateRanges(phone).some(({ text }) => text === phone);
    return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max && !isPeriod;
  });
}

function findSites(text: string): string[] {
  const candidates = text.match(SITE) ?? [];
  return candidates
    .map((site) => site.replace(/^https?:\/\//, "").replace(/[.)]+$/, ""))
    .filter((site) =>
      /\/|^www\.|\.(?:com|org|net|io|dev|me|co|app|design|edu|\p{L}{2})$/u.test(site),
    );
}

/** Returns the largest text near the top of the first page that is neither a heading nor contact details. */
function findName(lines: readonly TextLine[]): string {
  const top = lines.filter(({ page }) => page === 1).slice(0, TOP_LINES);
  const candidates = top.filter(({ text }) => isName(text));
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  const start = candidates.find(({ size }) => size === largest);
  if (!start) return "";
  // A long name may continue on the next line, in the same font size.
  const next = top[top.indexOf(start) + 1];
  const continues =
    next && next.size === start.size && start.size > medianSize(lines) && isName(next.text);
  return continues ? `${start.text} ${next.text}` : start.text;
}

function medianSize(lines: readonly TextLine[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** Whether a line may be a name: a few words without digits or addresses. */
function isName(text: string): boolean {
  if (headingKind(text) || /[@\d/]|www\./.test(text)) return false;
  const words = text.split(/\s+/);
  return /\p{L}/u.test(text) && words.length <= 8 && text.length <= 200;
}
