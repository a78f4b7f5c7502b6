/** Finds the degrees that a posting or resume names, with their levels. */
import { matchesOf } from "#app/core/ats/words/matches-of.ts";

/** By level; level 0 is no degree. */
export const DEGREE_NAMES = [
  "",
  "High school diploma",
  "Associate degree",
  "Bachelor's degree",
  "Master's degree",
  "Doctorate",
] as const;

/**
 * For text in lower case. A degree without a level, as in "a degree" and "degree in", counts as a
 * bachelor's.
 */
const ANY_CASE_PATTERNS: [level: number, pattern: RegExp][] = [
  [5, /\bph ?\.? ?d\b|\bdoctora(?:te|l)\b|\bm\.d\.|\bj\.d\.|\bjuris doctor\b|\bdoctor of \w/g],
  [
    4,
    /\bmaster'?s?'? degree|\bmaster's\b|\bmasters (?:in|of|degree)|\bmaster of \w|\bm\.? ?sc\b|\bm\.s\.?(?= |,|$)|\bm\.a\.(?= |,|$)|\bmba\b|\bm\.?eng\b|\bm\.?tech\b|\bm\.ed\b|\bm\.?ed(?= \(?hons)|\b(?:ms|ma) (?:in|degree)\b|\bpostgraduate\b|\b(?:graduate|advanced) degree/g,
  ],
  [
    3,
    /\bbachelor'?s?'?(?: of \w{3,20}| degree)?\b|\bb\.? ?sc\b|\bb\.s\.?(?= |,|$)|\bb\.a\.(?= |,|$)|\bb\.?eng\b|\bb\.?tech\b|\bb\.?com\b|\bb\.ed\b|\bb\.?ed(?= \(?hons)|\b(?:bs|ba) ?(?:in|degree|\/|or (?:ms|ma|higher))\b|\b(?:university|college|undergraduate|four year|4 year) degree|(?<!\b(?:master'?s?'?|doctoral|doctorate|associate'?s?'?|advanced|graduate|diploma or) )\bdegree\b(?= in\b)|\ba degree\b(?! of\b)/g,
  ],
  [
    2,
    /\bassociate'?s?'? degree|\bassociate of \w|(?<!\b(?:and|or|our|with|the|of|support|senior|junior|sales|other|all|partners?) )\bassociates? in \w/g,
  ],
  [
    1,
    /\bhigh school\b|\bh\.?s\.? (?:diploma|graduate|grad)\b|\bg\.?e\.?d\.?\b|\bsecondary school\b/g,
  ],
];
/**
 * Abbreviations that count only in capitals, because `beds` and `meds` are words: `BS Biology`, but
 * not `MS Office` or `Boston, MA`. MFA also means multi-factor authentication. MS and MA also mean Microsoft and Massachusetts, so they count
 * only at the start of a line or bullet; BS and BA count anywhere before a capitalized word.
 */
const CAPITALS_PATTERNS: typeof ANY_CASE_PATTERNS = [
  [5, /\b(?:DNP|EdD|Ed\.D\.|PharmD|PsyD|DVM)(?!\w)/g],
  [
    4,
    /\b(?:MEd|MSN|MSW|MPH|LLM|MCA|MPhil|MRes|MArch|MPharm|MPA|MPP)\b|(?<=^|[\n•] ?|- )MFA(?= (?:in )?\p{Lu}\p{Ll}{3,})|\bMFA\b(?= in \p{Lu}| degree|,? [^\n]{0,30}(?:University|College|School|Institute|Academy))|(?<=^|[\n•] ?|- )(?:MS|MA)(?=,? (?!Office|Word|Excel|Project|Access|Teams|Azure|Windows|Outlook|Power|Dynamics|Visio)\p{Lu}\p{Ll}{3,})/gu,
  ],
  [
    3,
    /\b(?:BEd|BSN|BSW|BFA|BBA|LLB|BCA|BASc|BAppSc|BArch|BPharm|BNurs|BHSc)\b|\bB\.E\.(?=,? ?[(\p{Lu}])|\b(?:BS|BA)(?=,? \p{Lu}\p{Ll}{3,}|,? \(?Hons)/gu,
  ],
  [
    2,
    /\b(?:A\.A\.S\.|A\.A\.|A\.S\.|AAS)(?![\p{L}\p{N}])|\b(?:ADN|ASN)\b(?=(?:,| degree| required| or BSN|\/BSN))|\b(?:AA|AS)(?= in \p{L}|, \p{Lu}\p{Ll}{3,})/gu,
  ],
];

export interface DegreeMention {
  level: number;
  /** Offsets in the given text. */
  start: number;
  end: number;
}

/** Every mention of a degree in a text that `cleanText` normalized, highest level first. */
export function degreesIn(text: string): DegreeMention[] {
  const mentions = [
    ...mentionsOf(ANY_CASE_PATTERNS, text.toLowerCase()),
    ...mentionsOf(CAPITALS_PATTERNS, text),
  ];
  return mentions.sort((a, b) => b.level - a.level);
}

const mentionsOf = (levels: typeof ANY_CASE_PATTERNS, text: string): DegreeMention[] =>
  levels.flatMap(([level, pattern]) =>
    Array.from(matchesOf(text, pattern), ({ 0: { length }, index }) => ({
      level,
      start: index,
      end: index + length,
    })),
  );
