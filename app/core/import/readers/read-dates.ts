/** Parses months and periods as people write them, in English, German, French and Spanish. */

export interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
  /** Only years were given, so the month is set to January. */
  isYearOnly: boolean;
}

const MONTHS: Record<string, number> = {};
const NAMES =
  "jan:1 janvier:1 januar:1 enero:1 ene:1 feb:2 februar:2 février:2 fevrier:2 févr:2 febrero:2 mar:3 mär:3 märz:3 mars:3 marzo:3 apr:4 avril:4 avr:4 abril:4 abr:4 may:5 mai:5 mayo:5 jun:6 juni:6 juin:6 junio:6 jul:7 juli:7 juillet:7 juil:7 julio:7 aug:8 août:8 aout:8 agosto:8 ago:8 sep:9 sept:9 septembre:9 septiembre:9 oct:10 okt:10 oktober:10 octobre:10 octubre:10 nov:11 novembre:11 noviembre:11 dec:12 dez:12 dezember:12 déc:12 décembre:12 decembre:12 dic:12 diciembre:12 january:1 february:2 march:3 april:4 june:6 july:7 august:8 september:9 october:10 november:11 december:12";
for (const pair of NAMES.split(" ")) {
  const [name = "", number] = pair.split(":");
  MONTHS[name] = Number(number);
}
const NAME = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join("|");
const YEAR = "(?:19|20)\\d{2}";
const MONTH = [
  `(?:${NAME})\\.?,?\\s+(?:\\d{1,2},?\\s+)?${YEAR}`,
  `(?:0?[1-9]|1[0-2])\\s?[./]\\s?${YEAR}`,
  `${YEAR}[-/.](?:0[1-9]|1[0-2])(?:[-/.]\\d{2})?`,
  `(?:spring|summer|autumn|fall|winter)\\s+${YEAR}`,
  YEAR,
].join("|");
const PRESENT =
  "present|current|currently|now|today|ongoing|heute|aktuell|jetzt|présent|aujourd'hui|actualidad|actual|presente";
const TO = "\\s*(?:[-–—−‒~]|to|until|bis|à|au|hasta|through)\\s*";
const EDGE_BEFORE = "(?<![\\p{L}\\d/.@-])";
const EDGE_AFTER = "(?![\\p{L}\\d]|[-/]\\d|\\.\\d)";

const PERIOD = new RegExp(
  `${EDGE_BEFORE}(${MONTH})${TO}(${MONTH}|${PRESENT})${EDGE_AFTER}|${EDGE_BEFORE}(?:since|seit|depuis|desde)\\s+(${MONTH})${EDGE_AFTER}`,
  "iu",
);
const SINGLE = new RegExp(`${EDGE_BEFORE}(${MONTH})${EDGE_AFTER}`, "iu");
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;

/** No line with dates is longer; the limit bounds the time of the search. */
const MAX_LENGTH = 300;

/** Returns the first period in a text, and the text without it. */
export function findPeriod(text: string): { period: Period; rest: string } | null {
  const match = text.length > MAX_LENGTH ? null : PERIOD.exec(text);
  if (!match) return null;
  const [all, from = "", to = "", openStart = ""] = match;
  const isOpen = openStart !== "" || new RegExp(`^(?:${PRESENT})$`, "iu").test(to);
  const start = toMonth(openStart || from);
  const end = isOpen ? "" : toMonth(to);
  return {
    period: {
      startDate: start,
      endDate: end,
      current: isOpen,
      isYearOnly: isYear(openStart || from) || (!isOpen && isYear(to)),
    },
    rest: removeDate(text, all),
  };
}

/** Returns the first date in a text, such as that of a certificate, and the text without it. */
export function findMonth(
  text: string,
): { month: string; isYearOnly: boolean; rest: string } | null {
  const match = text.length > MAX_LENGTH ? null : SINGLE.exec(text);
  if (!match) return null;
  const [all, month = ""] = match;
  return { month: toMonth(month), isYearOnly: isYear(month), rest: removeDate(text, all) };
}

const isYear = (text: string) => /^\d{4}$/.test(text.trim());

function removeDate(text: string, part: string): string {
  return text
    .replace(part, " ")
    .replace(EMPTY_BRACKETS, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:|·•–—-]+|[\s,|·•–—(-]+$/g, "")
    .trim();
}

const SEASONS: Record<string, string> = {
  spring: "03",
  summer: "06",
  autumn: "09",
  fall: "09",
  winter: "12",
};

function toMonth(text: string): string {
  const year = new RegExp(YEAR).exec(text)?.[0] ?? "";
  const word = /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";
  if (word in SEASONS) return `${year}-${SEASONS[word]}`;
  const number = word
    ? MONTHS[word]
    : Number(/^(\d{1,2})\s?[./]/.exec(text)?.[1] ?? /^\d{4}[-/.](\d{2})/.exec(text)?.[1] ?? 1);
  return `${year}-${String(number || 1).padStart(2, "0")}`;
}
