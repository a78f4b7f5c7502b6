/**
 * Writes what the engine finds for each requirement of judged pairs, and the lines of their resumes, for readers of
 * claims to be tried on: node judged-lines.mjs OUT.json PAIRS.jsonl… (or resumes written line by line, .txt). Wordings
 * that were written down (shown-by.txt) are switched off, because they were written on the open pairs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { readPosting } from "../../../app/core/ats/posting/posting.ts";
import { compare, scoreAgainst } from "../../../app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { readWrittenResumes } from "./written-resumes.mjs";

const MODEL = { ...ATS_MODEL, shownBy: new Map() };
const SHORTEST_LINE = 4;

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

function readPair({ id, posting: name, rankGroup, jobTitle, expected, ...pair }) {
  const posting = readPosting(pair.jobDescriptionText, MODEL, jobTitle);
  const { resume, evidence } = compare(posting, pair.resumeText, TODAY);
  const { score, metadata } = scoreAgainst(posting, pair.resumeText, TODAY);
  const { tokens } = resume.text;
  const requirements = posting.requirements.map(
    ({ name: term, surface, kind, weight, places }, index) => ({
      ...{
        name: term,
        surface,
        kind,
        weight,
        canonical: metadata.analysis.keywords[index].canonical,
      },
      asked: places[0] ? lineAround(posting.text, places[0]) : surface,
      credit: evidence[index].credit,
      at: evidence[index].at ? tokens[evidence[index].at.from].start : null,
    }),
  );
  return {
    id,
    posting: name,
    rank: rankGroup,
    score,
    expected,
    requirements,
    lines: linesOf(resume),
  };
}

function lineAround({ tokens, clean: { text } }, { from, to }) {
  const start = text.lastIndexOf("\n", tokens[from].start) + 1;
  const end = text.indexOf("\n", tokens[to - 1].end);
  return text.slice(start, end < 0 ? undefined : end).trim();
}

function lineAt(text, at) {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return text.slice(start, end < 0 ? undefined : end).trim();
}

function linesOf({ text: { tokens, clean }, entries }) {
  const lines = [];
  let start = 0;
  for (const raw of clean.text.split("\n")) {
    const text = raw.trim();
    const entry = entries.findLast(({ title }) => tokens[title.from].start <= start);
    const heading = entry ? lineAt(clean.text, tokens[entry.title.from].start) : "";
    if (text.length >= SHORTEST_LINE)
      lines.push({ start, text, entry: heading.replace(/\s+/g, " ") });
    start += raw.length + 1;
  }
  return lines;
}
