/** Finds yes-or-no screening questions in a job posting, such as work authorization. They are never scored. */

export interface ScreeningQuestion {
  name: string;
  /** The line of the job posting that asks it. */
  line: string;
}

/** Our own list. One line may contain several questions. The first pattern that matches any line selects the quote. */
const QUESTIONS: [name: string, ...patterns: RegExp[]][] = [
  [
    "Work authorization",
    /\b(?:authori[sz]ed to work|right to work|work (?:authori[sz]ation|permit|visa)|eligib(?:le|ility) to work|legally (?:able|entitled|permitted))\b/i,
  ],
  ["Visa sponsorship", /\bsponsor(?:ship|ed)?\b/i],
  ["Citizenship", /\bcitizen(?:s|ship)?\b|\bpermanent resident/i],
  [
    "Security clearance",
    /\b(?:security clearance|clearance (?:level|required)|secret clearance|vetting|dbs check)\b/i,
  ],
  [
    "Background check",
    /\b(?:background (?:check|screening|investigation)|criminal record|reference check|credit check)\b/i,
  ],
  ["Drug test", /\bdrug[ -](?:test|screen)/i],
  [
    "Driver's license",
    /\b(?:driver|driving)['’]?s? licen[cs]e\b|\bvalid licen[cs]e\b|\bown (?:car|vehicle|transport)/i,
  ],
  [
    "License or registration",
    // A title such as Registered Nurse also implies a license, but a line that names it is a better quote.
    /\b(?:licensure|registration with|bar admission|(?:nursing|RN|teaching|journeyman) licen[cs]e|CDL)\b|\b(?:current|valid|active|unrestricted|state)\b(?![^.;,]{0,40}\bdriv)[^.;,]{1,40}\blicen[cs]e\b/i,
    /\b(?:licensed|registered|chartered|board[ -]certified)\b/i,
  ],
  [
    "Work location",
    /\b(?:on[ -]?site|in[ -]?office|in[ -]person|hybrid|must (?:live|reside|be based)|based in|relocat(?:e|ion))\b/i,
  ],
  [
    "Travel",
    /\btravel(?:l?ing)?\b.{0,40}(?:\d+ ?%|required|willing|extensive|frequent)|(?:\b\d{1,3} ?%|required|willing(?:ness)? to|extensive|frequent).{0,20}\btravel\b/i,
  ],
  [
    "Hours and shifts",
    /\b(?:night|weekend|rotating|evening|early|late) shifts?\b|\bshift work|\bweekends?\b.{0,30}(?:required|availab|work)|\bon[ -]call\b|\bovertime\b/i,
  ],
  [
    "Physical demands",
    /\b(?:lift|carry|stand(?:ing)? for|climb)\b.{0,40}(?:\d+ ?(?:lbs?|pounds|kg|kilos?|hours)|long periods|ladders?)/i,
  ],
  [
    "Age",
    /\b(?:at least|over|minimum age(?: of)?) (?:18|21)\b|\b(?:1[6-9]|2[0-5]) years (?:of age|or older|old)/i,
  ],
  ["Vaccination", /\bvaccin(?:ated|ation)/i],
  [
    "Start date",
    /\b(?:immediate(?:ly)? (?:start|available)|available immediately|start date|notice period)\b/i,
  ],
];
const MAX_QUOTE_CHARS = 240;
/** How much text to keep before the match when a line is too long to quote in full. */
const CONTEXT_CHARS = 80;
/** Splits at line breaks, between sentences (also without a space, as in `patients.You`) and at inline bullets. */
const LINE_BREAKS = /\r?\n|(?<=[.!?])\s+(?=\p{Lu})|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|\s[•*]\s/u;

export function findScreeningQuestions(jobPosting: string): ScreeningQuestion[] {
  const lines = jobPosting
    .split(LINE_BREAKS)
    .map((line) => line.replace(/^\s*[•\-*–]\s*/, "").trim())
    .filter((line) => line !== "");
  return QUESTIONS.flatMap(([name, ...patterns]) => {
    for (const pattern of patterns) {
      const line = lines.find((text) => pattern.test(text));
      if (line) return [{ name, line: excerptAround(line, line.search(pattern)) }];
    }
    return [];
  });
}

/** The line, or an excerpt of it around index `at`, cut at spaces. */
function excerptAround(line: string, at: number): string {
  if (line.length <= MAX_QUOTE_CHARS) return line;
  const from = at <= CONTEXT_CHARS ? 0 : line.indexOf(" ", at - CONTEXT_CHARS) + 1;
  const start = from > 0 && from <= at ? from : 0;
  const rest = line.slice(start);
  const end = rest.lastIndexOf(" ", MAX_QUOTE_CHARS);
  // Text without spaces is cut at the limit, because cutting earlier would drop the match.
  const shown =
    rest.length <= MAX_QUOTE_CHARS
      ? rest
      : `${rest.slice(0, end > at - start ? end : MAX_QUOTE_CHARS)}…`;
  return start > 0 ? `…${shown}` : shown;
}
