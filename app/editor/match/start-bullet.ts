/**
 * Finds the entry in which a bullet about a keyword fits best, and adds an empty line, in which the
 * user writes it.
 */
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";

export type BulletSection = "experience" | "projects" | "volunteering";

export interface BulletPlace {
  section: BulletSection;
  id: string;
  description: string;
}

interface Candidate extends BulletPlace {
  words: ReadonlySet<string>;
  /** Dates as `YYYY-MM`, to compare as texts; empty if there is none. */
  end: string;
  start: string;
}

/** Words in postings for any job, which do not tell entries apart. */
const COMMON_WORDS = new Set(
  "with from that this your have will work working experience knowledge skills team years strong required preferred".split(
    " ",
  ),
);
/** The end date of a current job: later than any other. */
const PRESENT = "9999-12";

/**
 * The entry that shares most words with the posting's lines about the keyword; of equal ones the
 * most recent. Null if there is no entry in a visible section.
 */
export function bestEntryFor(
  resume: Resume,
  keyword: { surface: string; canonical: string },
  posting: string,
  hiddenSections: readonly string[] = [],
): BulletPlace | null {
  const candidates = candidatesOf(resume).filter(
    ({ section }) => !hiddenSections.includes(section),
  );
  const postingWords = wordsOf(
    [keyword.surface, keyword.canonical, ...linesNaming(posting, keyword.surface)].join(" "),
  );
  /** Sums the inverse document frequencies of shared words: the more entries have a word, the less it counts. */
  const fitOf = ({ words }: Candidate) =>
    [...postingWords].reduce((sum, word) => {
      if (!words.has(word)) return sum;
      const count = candidates.filter((each) => each.words.has(word)).length;
      return sum + Math.log(candidates.length / count);
    }, 0);
  const ranked = candidates
    .map((candidate) => ({ candidate, fit: fitOf(candidate) }))
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        compare(b.candidate.end, a.candidate.end) ||
        compare(b.candidate.start, a.candidate.start),
    )
    .map(({ candidate }) => candidate);
  const place = ranked.find(({ description }) => startBullet(description) !== null) ?? ranked[0];
  return place ? { section: place.section, id: place.id, description: place.description } : null;
}

/**
 * The description with an empty line at its end, which the page does not show; null if there is no
 * room for more.
 */
export function startBullet(description: string): string | null {
  const lines = description.trimEnd();
  if (lines.length + 1 >= CAPS.description) return null;
  return lines === "" ? "" : `${lines}\n`;
}

function candidatesOf(resume: Resume): Candidate[] {
  const { experience, projects, volunteering = [] } = plainResume(resume);
  const dated = (entry: { startDate: string; endDate: string; current: boolean }) => ({
    end: entry.current ? PRESENT : entry.endDate,
    start: entry.startDate,
  });
  return [
    ...experience.map((entry) => ({
      section: "experience" as const,
      id: entry.id,
      description: entry.description,
      words: wordsOf(`${entry.position} ${entry.company} ${entry.description}`),
      ...dated(entry),
    })),
    ...projects.map((entry) => ({
      section: "projects" as const,
      id: entry.id,
      description: entry.description,
      words: wordsOf(`${entry.name} ${entry.technologies.join(" ")} ${entry.description}`),
      end: "",
      start: "",
    })),
    ...volunteering.map((entry) => ({
      section: "volunteering" as const,
      id: entry.id,
      description: entry.description,
      words: wordsOf(`${entry.role} ${entry.organization} ${entry.description}`),
      ...dated(entry),
    })),
  ];
}

const linesNaming = (posting: string, surface: string) =>
  posting.split("\n").filter((line) => line.toLowerCase().includes(surface.toLowerCase()));

/**
 * The distinctive words of a text, in lower case and without a plural s. Words of up to three letters count only with a
 * digit or sign, such as "C++", "C#" or "S3".
 */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
  return new Set(
    words
      .filter((word) => !COMMON_WORDS.has(word) && (word.length > 3 || /[+#\d]/.test(word)))
      .map((word) => word.replace(/(?<=...)s$/, "")),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
