/**
 * What the reader of lines (public/ats/meaning.bin) changes on judged pairs: node read-judged.mjs LINES.json
 * (lines: judged-lines.mjs). Prints shown and found, not shown and not found, half shown with full credit: from some
 * chances on, a line that shows a requirement gives it the credit of evidence in other words. read_judged.py weighs more
 * than the best line.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  chancesOf,
  openReader,
  READER_PATH,
  readLine,
  readRequirement,
  shownChance,
} from "../../../app/core/ats/meaning/line-reader.ts";
import { wasmKernel } from "../../../app/core/ats/meaning/wasm-kernel.ts";
import { quantile } from "../../../tests/bench/ats/figures.mjs";
import { measureJudged } from "../../../tests/bench/ats/judged.mjs";
import { servedFile } from "../../../tests/support/ats-model.ts";

const CHANCES = [0.3, 0.5, 0.7, 0.8, 0.9];
const LEAST_FOUND = 1 / 3;
const SAID_IN_OTHER_WORDS = 0.8;
/** Letters of the posting's line before and after the requirement. */
const REACH = 110;
/** Lines longer than this were divided in training. */
const LONG_LINE = 240;
const BACKGROUND = new Set(["title", "years", "education"]);

const KERNEL = join(import.meta.dirname, "../../../app/core/ats/meaning/kernel.wasm");
const { instance } = await WebAssembly.instantiate(readFileSync(KERNEL));
const reader = openReader(servedFile(READER_PATH), wasmKernel(instance.exports));

/** Of each pair, in ms. */
const times = [];
const [file] = process.argv.slice(2);
const pairs = JSON.parse(readFileSync(file, "utf8")).map(withChances);
print("engine", (requirement) => requirement.credit);
for (const least of CHANCES)
  print(`from ${least}`, ({ credit, chance }) =>
    chance > least ? Math.max(credit, SAID_IN_OTHER_WORDS) : credit,
  );

const middle = quantile(times, 0.5).toFixed(0);
console.log(
  `reading a pair: ${middle} ms of processor time (p50), ${quantile(times, 0.95).toFixed(0)} (p95)`,
);

function print(name, creditOf) {
  const requirementsOf = new Map(pairs.map(({ id, requirements }) => [id, requirements]));
  const scorer = (id) => {
    const keywords = requirementsOf.get(id).map(({ name: term, ...requirement }) => {
      const credit = creditOf(requirement);
      return { ...requirement, term, credit, found: credit >= LEAST_FOUND };
    });
    return { keywords };
  };
  const figures = measureJudged(
    pairs.map((pair) => ({ ...pair, resumeText: pair.id })),
    scorer,
  );
  const share = (key) =>
    `${percent(figures[key])} (${figures.intervals[key].map(percent).join(" to ")})`;
  console.log(
    `${name}: shown and found ${share("found")}, not shown and not found ${share("unfound")}, ` +
      `half shown with full credit ${share("full")}`,
  );
}

function percent(share) {
  return (100 * share).toFixed(1);
}

/** Adds to each requirement the chance that the line that shows it best shows it. */
function withChances({ requirements, lines, ...pair }) {
  const started = process.cpuUsage();
  const read = lines.flatMap(({ entry, text }) =>
    sentencesOf(text).map((sentence) => readLine(reader, { entry, text: sentence })),
  );
  const chanceOf = ({ kind, surface, asked }) => {
    if (BACKGROUND.has(kind)) return 0;
    const requirement = readRequirement(reader, { name: surface, asked: near(asked, surface) });
    return Math.max(0, ...read.map((line) => shownChance(chancesOf(reader, requirement, line))));
  };
  const withChance = requirements.map((each) => ({ ...each, chance: chanceOf(each) }));
  const { user, system } = process.cpuUsage(started);
  times.push((user + system) / 1000);
  return { ...pair, requirements: withChance };
}

function sentencesOf(line) {
  return line.length <= LONG_LINE ? [line] : line.split(/(?<=[.;!?])\s+/);
}

/** The sentence of a posting's line that has the requirement. */
function near(asked, surface) {
  const line = asked.replace(/^[-•*· ]+/, "").replace(/\s+/g, " ");
  const wanted = surface.toLowerCase();
  const at = Math.max(0, line.toLowerCase().indexOf(wanted));
  const part = line.slice(Math.max(0, at - REACH), at + surface.length + REACH);
  const sentences = part.split(/(?<=[.;:!?])\s/);
  return sentences.find((sentence) => sentence.toLowerCase().includes(wanted)) ?? part;
}
