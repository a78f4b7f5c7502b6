/**
 * `npm run bench -- ats`: measures the score engine on postings and resumes with known answers, and three simple
 * scorers (word overlap, TF-IDF, BM25) on the same texts for comparison.
 * - `--spans DIR` adds postings in which people marked the skills (data/README.md), `--data DIR` resumes, postings and
 *   labels that have no license (docs/ats-benchmark.md); without them their rows are left out.
 * - `--only keywords`, `data`, `judged` or `time` (with the edge cases) measures that part alone.
 * - `--only counted` is the only way to measure the held-out judged pairs: note each time in docs/ats-benchmark.md.
 * - `--picture FILE.svg` draws the scores of the judged pairs.
 * Judged pairs are scored with the neural line reader (app/core/ats/meaning), the rest by names alone, because reading
 * the lines of a collection takes an hour.
 */
import { writeFileSync } from "node:fs";
import { ENGINE_VERSION } from "../../app/core/ats/engine-version.ts";
import { adjustByReader } from "../../app/core/ats/meaning/adjust-evidence.ts";
import { scoreResume } from "../../app/core/ats/score.ts";
import { readMarkedPostings } from "../../scripts/ats/labelled-postings.mjs";
import { modelFromDisk, readerFromDisk } from "../../scripts/ats/read-model.mjs";
import { measureAliases } from "./ats/alias.mjs";
import { drawScores } from "./ats/draw-scores.mjs";
import { measureEdges } from "./ats/edges.mjs";
import { readLines } from "./ats/figures.mjs";
import { crossValidated, featuresOfPairs, fitWeights } from "./ats/fit-weights.mjs";
import { unseenModels } from "./ats/folds.mjs";
import { measureGain } from "./ats/gain.mjs";
import { measureHalfSentences } from "./ats/half-sentence.mjs";
import { measureJudged } from "./ats/judged.mjs";
import { measureKeywords } from "./ats/keywords.mjs";
import { measureBands, measureRanking } from "./ats/ranking.mjs";
import { measureRobust } from "./ats/robust.mjs";
import {
  aliasRows,
  bandRows,
  edgeRows,
  gainRows,
  halfSentenceRows,
  judgedRows,
  keywordRows,
  rankingRows,
  robustRows,
  speedRows,
  weightRows,
} from "./ats/rows.mjs";
import { engineScorer, plainScorers, TODAY } from "./ats/scorers.mjs";
import { measureSpeed } from "./ats/speed.mjs";

/** Nothing is served: the engine is a function. */
export const needsServer = false;

/** Seeds by which postings are divided into folds, each once (ats/folds.mjs). */
const FOLDINGS = [1, 2];
/** Files of tests/bench/ats/judged: those that may be looked at, and those that are held out and only measured. */
const JUDGED = {
  open: ["open", "second-open", "third-open", "changers"],
  counted: ["fourth-counted"],
};

/** @returns rows of the bench's table (ats/rows.mjs) */
export async function measure({ root, options: { data, spans, only, picture } }) {
  const model = modelFromDisk(root);
  const score = (texts) => scoreResume(texts, model, TODAY);
  const given = data ? readGiven(data) : null;
  const open = readLines(root, "tests", "bench", "ats", "judged", "open.jsonl");
  const resumes = given ? [...given.resumes.values()] : open.map((pair) => pair.resumeText);
  const postings = given
    ? [...given.postings.values()]
    : [...new Set(open.map((pair) => pair.jobDescriptionText))];
  const plain = plainScorers([...resumes, ...postings]);
  const parts = {
    keywords: () => (spans ? withMarked(spans, model) : leftOut("keywords", "--spans DIR")),
    data: () =>
      given
        ? withData(given, model, { ours: engineScorer(model), ...plain })
        : leftOut("data", "--data DIR"),
    judged: () => withJudged(root, JUDGED.open, model, picture),
    counted: () => withJudged(root, JUDGED.counted, model, picture),
    time: () => {
      const speed = speedRows(measureSpeed(model, resumes, postings));
      const edges = measureEdges(score, { resume: resumes[0], posting: postings[0] });
      return [...edgeRows(edges), ...speed];
    },
  };
  if (only) return parts[only]();
  // Held-out pairs lose their worth with every measurement, so they are left out unless asked for.
  return Object.keys(parts)
    .filter((name) => name !== "counted")
    .flatMap((name) => parts[name]());
}

/** Judged pairs; English and other languages apart, because only English lines are read by the line reader. */
function withJudged(root, names, model, picture) {
  const reader = readerFromDisk(root);
  const withLineReader = reader ? adjustByReader(reader) : undefined;
  const sets = names.flatMap((name) => {
    const pairs = readLines(root, "tests", "bench", "ats", "judged", `${name}.jsonl`);
    const english = pairs.filter(({ language }) => language === "en");
    const others = pairs.filter(({ language }) => language !== "en");
    return [
      { name, pairs: english },
      { name: `${name}, other languages`, pairs: others },
    ].filter((each) => each.pairs.length > 0);
  });
  const measured = sets.map(({ name, pairs }) => {
    const scorers = { ours: engineScorer(model, withLineReader), ...plainOfPairs(pairs) };
    return { name, figures: each(scorers, (scorer) => measureJudged(pairs, scorer)) };
  });
  if (picture) {
    const title = (name) => `${name}, engine ${ENGINE_VERSION}`;
    const panels = measured.map(({ name, figures }) => ({
      title: title(name),
      scores: figures.ours.scores,
    }));
    writeFileSync(picture, drawScores(panels));
  }
  return [
    ...measured.flatMap(({ name, figures }) => judgedRows(name, figures)),
    ...sets
      .filter(({ name, pairs }) => pairs[0].language === "en" && name.endsWith("open"))
      .flatMap(({ name, pairs }) =>
        halfSentenceRows(name, measureHalfSentences(pairs, engineScorer(model, withLineReader))),
      ),
  ];
}

/** No rows, and a note why. */
function leftOut(part, needs) {
  console.error(`  ${part}: left out, it needs ${needs}`);
  return [];
}

/** Postings in which people marked the skills. */
function withMarked(folder, model) {
  const marked = readMarkedPostings(folder);
  const plain = plainScorers(marked.map(({ text }) => text));
  const folded = FOLDINGS.map((seed) => {
    const models = unseenModels(folder, model, seed);
    return measureKeywords(marked, ({ text }) => engineScorer(models.get(text)));
  });
  return keywordRows(
    folded,
    each(plain, (scorer) => measureKeywords(marked, () => scorer)),
  );
}

/** The unlicensed collection. */
function withData(given, model, scorers) {
  const { ranking, resumes, postings } = given;
  const scoreOf = (scorer) => (jd, id) => scorer(resumes.get(id), postings.get(jd)).score;
  const pairs = featuresOfPairs(ranking, given, model);
  return [
    ...gainRows(each(scorers, (scorer) => measureGain(scorer, given.marked, given.people))),
    ...rankingRows(each(scorers, (scorer) => measureRanking(scoreOf(scorer), ranking))),
    ...bandRows(measureBands([...pairs.values()])),
    ...weightRows(crossValidated(ranking, pairs), fitWeights(ranking, pairs)),
    ...aliasRows(each(scorers, (scorer) => measureAliases(scorer, given.aliases))),
    ...robustRows(each(scorers, (scorer) => measureRobust(scorer, given))),
  ];
}

const plainOfPairs = (pairs) =>
  plainScorers(
    pairs.flatMap(({ resumeText, jobDescriptionText }) => [resumeText, jobDescriptionText]),
  );

/** The figures of each scorer, by its name. */
const each = (scorers, measureOne) =>
  Object.fromEntries(Object.entries(scorers).map(([name, scorer]) => [name, measureOne(scorer)]));

function readGiven(folder) {
  const people = readLines(folder, "resumes.jsonl");
  const textsOf = (list) => new Map(list.map(({ id, text }) => [id, text]));
  return {
    people,
    resumes: textsOf(people),
    postings: textsOf(readLines(folder, "jds.jsonl")),
    ranking: readLines(folder, "ranking.jsonl"),
    seeds: readLines(folder, "robust.jsonl").slice(0, 60),
    aliases: readLines(folder, "aliases.jsonl"),
    marked: readLines(folder, "spans.jsonl"),
  };
}
