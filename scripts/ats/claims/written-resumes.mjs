/**
 * Reads the resumes that were written with a judgment on every line (data/claims/resumes; data/README.md
 * describes their format), as judged pairs of a resume and a job description, like those of
 * tests/bench/ats/judged.
 */
import { readFileSync } from "node:fs";

/** Judgments that mean that a line shows a requirement, and that it shows it in part. */
const SHOWN = ["does", "leads", "holds"];
const HALF = ["half", "listed", "studied", "progress", "lapsed", "others"];
const CANDIDATES = ["strong", "middling", "weak"];

export const readWrittenResumes = (file) =>
  readFileSync(file, "utf8")
    .split(/^### POSTING /m)
    .slice(1)
    .flatMap(readPosting);

/** The three pairs of one posting. */
function readPosting(block) {
  const [head, ...rest] = block.split("\n");
  const [id, , jobTitle] = cells(head);
  const [posting, ...parts] = rest.join("\n").split(/^### /m);
  const part = (name) =>
    parts
      .find((each) => each.startsWith(name))
      ?.split("\n")
      .slice(1)
      .filter(Boolean) ?? [];
  const requirements = part("REQUIREMENTS").map(cells);
  return CANDIDATES.map((candidate, at) => {
    const lines = new Map(
      part(`RESUME ${candidate}`).map((line) => [cells(line)[0], line.replace(/^\d+ \| ?/, "")]),
    );
    const shows = new Map(
      part(`SHOWS ${candidate}`).map((line) => [cells(line)[0], shownBy(line, lines)]),
    );
    return {
      id: `${id}/${candidate}`,
      posting: id,
      jobTitle,
      language: "en",
      rankGroup: CANDIDATES.length - at,
      jobDescriptionText: posting.trim(),
      resumeText: [...lines.values()].join("\n"),
      expected: requirements
        .filter(([name]) => shows.has(name))
        .map(([name, level, short, asked]) => ({
          id: name,
          any: [short],
          asked,
          kind: "skill",
          level: level === "must" ? "req" : "any",
          status: statusOf(Object.values(shows.get(name))),
          shows: shows.get(name),
        })),
    };
  });
}

const cells = (line) => line.split("|").map((cell) => cell.trim());

/**
 * The judgment of each line on a requirement, by the line's text; read from "2 does, 9 studied".
 */
const shownBy = (line, lines) =>
  Object.fromEntries(
    [...line.matchAll(/(\d+) ([a-z]+)/g)]
      .filter(([, number]) => lines.has(number))
      .map(([, number, judgment]) => [lines.get(number).trim(), judgment]),
  );

const statusOf = (judgments) =>
  judgments.some((each) => SHOWN.includes(each))
    ? "met"
    : judgments.some((each) => HALF.includes(each))
      ? "partial"
      : "missing";
