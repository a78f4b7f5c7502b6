/**
 * Prepares judged pairs (a resume and a job description with the right answer for each requirement) for
 * the training of line readers in Python: writes what the engine finds for each requirement, and the
 * lines of the resumes. `node judged-lines.mjs OUT.json PAIRS.jsonl…` (or resumes written line by line,
 * .txt). The wordings of shown-by.txt are switched off, because they were written by looking at such
 * pairs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { requirementInput, unsplitLines } from "../../../app/core/ats/meaning/reader-inputs.ts";
import { readPosting } from "../../../app/core/ats/posting/posting.ts";
import { compareResume, scoreAgainst } from "../../../app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { readWrittenResumes } from "./written-resumes.mjs";

const MODEL = { ...ATS_MODEL, termWordings: new Map() };

const [out, ...files] = process.argv.slice(2);
const pairs = files.flatMap((file) =>
  file.endsWith(".txt")
    ? readWrittenResumes(file)
    : readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
);
writeFileSync(out, JSON.stringify(pairs.filter(({ language }) => language === "en").map(readPair)));

/** The shape that training_rows.py and read_judged.py read. */
function readPair({ id, posting: name, rankGroup, jobTitle, expected, ...pair }) {
  const posting = readPosting(pair.jobDescriptionText, MODEL, jobTitle);
  const { resume, evidence } = compareResume(posting, pair.resumeText, TODAY);
  const { score, metadata } = scoreAgainst(posting, pair.resumeText, TODAY);
  const { tokens } = resume.text;
  const requirements = posting.requirements.map((requirement, index) => {
    const { name: term, surface, kind, weight } = requirement;
    return {
      ...{
        name: term,
        surface,
        kind,
        weight,
        canonical: metadata.analysis.keywords[index].canonical,
      },
      asked: requirementInput(requirement, posting).sentence,
      credit: evidence[index].credit,
      at: evidence[index].at ? tokens[evidence[index].at.from].start : null,
    };
  });
  return {
    id,
    posting: name,
    rank: rankGroup,
    score,
    expected,
    requirements,
    lines: unsplitLines(resume),
  };
}
