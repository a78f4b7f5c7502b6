/** Names the section of a resume that a piece of evidence stands in, by the headings people use. */
import { GAP, type Token } from "./tokens.ts";

const HEADINGS: [string, RegExp][] = [
  ["Summary", /^(?:(?:professional |career |executive )?(?:summary|profile|objective)|about me)$/],
  [
    "Skills",
    /^(?:(?:core |key |technical |professional |additional |hard |soft |relevant )*(?:skills?|competencies|qualifications|proficiencies|expertise)|skill highlights|highlights|technologies|tools|areas of expertise)$/,
  ],
  [
    "Experience",
    /^(?:(?:work |professional |relevant |employment |career )*(?:experience|history|employment)|employment|work)$/,
  ],
  [
    "Education",
    /^(?:education|education and training|academic background|academic qualifications|training)$/,
  ],
  ["Projects", /^(?:(?:personal |selected |key |academic )*projects)$/],
  [
    "Certificates",
    /^(?:certifications?|certificates|licenses|licenses and certifications|certifications and licenses)$/,
  ],
  ["Languages", /^languages$/],
  ["Awards", /^(?:awards|honors|accomplishments|achievements|awards and honors)$/],
  ["Volunteering", /^(?:volunteering|volunteer experience|volunteer work)$/],
  ["Publications", /^publications$/],
];
const LONGEST_HEADING = 4;

/** Section by token; null before the first heading. */
export function sectionReader(tokens: Token[]): (at: number) => string | null {
  const starts: { at: number; name: string }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const name = headingAt(tokens, i);
    if (name !== null) starts.push({ at: i, name });
  }
  return (at) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as { at: number }).at <= at) low = middle + 1;
      else high = middle;
    }
    return starts[low - 1]?.name ?? null;
  };
}

/** The section that the line beginning at a token is the heading of. */
export function headingAt(tokens: Token[], at: number): string | null {
  if (tokens[at]?.gap !== GAP.line) return null;
  let to = at + 1;
  while (to < tokens.length && to - at <= LONGEST_HEADING && tokens[to]?.gap !== GAP.line) to++;
  if (to - at > LONGEST_HEADING) return null;
  const line = tokens
    .slice(at, to)
    .map(({ low }) => low)
    .join(" ");
  return HEADINGS.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}
