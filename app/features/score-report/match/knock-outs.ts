/** Questions of a posting that decide by yes or no, whatever the resume says. Listed, never scored. */

export interface KnockOut {
  name: string;
  /** The posting's own line. */
  line: string;
}

/** Our own list; one line of a posting may hold several. The first pattern that any line has is quoted. */
const QUESTIONS: [name: string, ...words: RegExp[]][] = [
  [
    "Right to work",
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
    "Driving licence",
    /\b(?:driver|driving)['’]?s? licen[cs]e\b|\bvalid licen[cs]e\b|\bown (?:car|vehicle|transport)/i,
  ],
  [
    "Licence or registration",
    // A title (Registered Nurse) asks, too, but a line that names the licence says which.
    /\b(?:licensure|registration with|bar admission|(?:nursing|RN|teaching|journeyman) licen[cs]e|CDL)\b|\b(?:current|valid|active|unrestricted|state)\b(?![^.;,]{0,40}\bdriv)[^.;,]{1,40}\blicen[cs]e\b/i,
    /\b(?:licensed|registered|chartered|board[ -]certified)\b/i,
  ],
  [
    "Place of work",
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
const MOST_LINE = 240;
/** Of what stands before the words that ask, in a line too long to quote. */
const BEFORE = 80;
/** Lines, sentences (also those that lost their space: `patients.You`), and bullets within a line. */
const LINE_ENDS = /\r?\n|(?<=[.!?])\s+(?=\p{Lu})|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|\s[•*]\s/u;

export function knockOutsOf(posting: string): KnockOut[] {
  const lines = posting
    .split(LINE_ENDS)
    .map((line) => line.replace(/^\s*[•\-*–]\s*/, "").trim())
    .filter((line) => line !== "");
  return QUESTIONS.flatMap(([name, ...patterns]) => {
    for (const words of patterns) {
      const line = lines.find((each) => words.test(each));
      if (line) return [{ name, line: around(line, line.search(words)) }];
    }
    return [];
  });
}

/** The line, or what of it stands around a place, cut between words. */
function around(line: string, at: number): string {
  if (line.length <= MOST_LINE) return line;
  const from = at <= BEFORE ? 0 : line.indexOf(" ", at - BEFORE) + 1;
  const start = from > 0 && from <= at ? from : 0;
  const rest = line.slice(start);
  const end = rest.lastIndexOf(" ", MOST_LINE);
  // A run without spaces is cut in its middle, lest the words that ask go with it.
  const shown =
    rest.length <= MOST_LINE ? rest : `${rest.slice(0, end > at - start ? end : MOST_LINE)}…`;
  return start > 0 ? `…${shown}` : shown;
}
