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
    if ((tokens[i] as Token).gap !== GAP.line) continue;
    let to = i + 1;
    while (
      to < tokens.length &&
      to - i <= LONGEST_HEADING &&
      (tokens[to] as Token).gap !== GAP.line
    )
      to++;
    if (to - i > LONGEST_HEADING) continue;
    const line = tokens
      .slice(i, to)
      .map((token) => token.low)
      .join(" ");
    const heading = HEADINGS.find(([, pattern]) => pattern.test(line));
    if (heading) starts.push({ at: i, name: heading[0] });
  }
  return (at) => starts.findLast((start) => start.at <= at)?.name ?? null;
}
