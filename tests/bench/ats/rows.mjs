/**
 * Turns the figures of the ATS bench into rows of its table: the engine's figure ("ours"), its goal, whether it is met,
 * and the figures of the plain scorers beside it. The goals are those of docs/ats-benchmark.md.
 */
import { mean, quantile } from "./figures.mjs";

const cut = (value, digits = 3) => String(Number(value.toFixed(digits)));
const percent = (value) => `${cut(100 * value, 1)} %`;
const signed = (value) => `${value > 0 ? "+" : ""}${cut(value, 2)}`;

/**
 * One row. Either `least` or `most` is the goal, `form` writes a figure as text, `goal` is the text of the goal.
 * @param figures of each scorer by name; null for a scorer without them
 * @param of reads the figure of one scorer
 */
function row(what, figures, of, { least, most, form = cut, goal = form(least ?? most) }) {
  const { ours, ...others } = figures;
  const value = of(ours);
  const show = (scorerFigures) => (scorerFigures === null ? "none" : form(of(scorerFigures)));
  return {
    what,
    measured: form(value),
    goal: `${least === undefined ? "≤" : "≥"} ${goal}`,
    met: least === undefined ? value <= most : value >= least,
    others: Object.fromEntries(
      Object.entries(others).map(([name, scorerFigures]) => [name, show(scorerFigures)]),
    ),
  };
}

/**
 * Source of the postings, its name, and its goals. The number of keywords has a goal for tech postings only, because in
 * general ones people mark half as many.
 */
const KINDS = [
  ["skillspan-tech", "tech", { f1: 0.68, noise: 0.22, keywords: { least: 15, most: 40 } }],
  ["skillspan-house", "general", { f1: 0.48, noise: 0.3, keywords: null }],
];

/** The number of keywords a posting; without a goal if there is none. */
function countRow(what, figures, goal) {
  const of = ({ perPosting }) => perPosting;
  const one = row(what, figures, of, { most: goal?.most ?? 0, form: (value) => cut(value, 1) });
  if (!goal) return { ...one, goal: "", met: undefined };
  const { least, most } = goal;
  return { ...one, goal: `${least} to ${most}`, met: one.met && figures.ours.perPosting >= least };
}

/** @param folded the engine's figures, once for each division into folds; their mean is shown */
export function keywordRows(folded, others) {
  return KINDS.flatMap(([source, name, goal]) => {
    const key = (figure) => mean(folded.map((one) => one.get(source)[figure]));
    const ours = { f1: key("f1"), noise: key("noise"), perPosting: key("perPosting") };
    const figures = { ours };
    for (const [each, one] of Object.entries(others)) figures[each] = one?.get(source) ?? null;
    return [
      row(`keyword F1, ${name} postings`, figures, (one) => one.f1, { least: goal.f1 }),
      row(`noise, ${name} postings`, figures, (one) => one.noise, { most: goal.noise }),
      countRow(`keywords a posting, ${name}`, figures, goal.keywords),
    ];
  });
}

export function gainRows(figures) {
  return [
    row("gain of about 15 right terms", figures, ({ right }) => right, { least: 40, form: signed }),
    row("right gain of all gain", figures, ({ signal }) => signal, { least: 0.86 }),
    row("right terms that lower", figures, ({ lowered }) => lowered, { most: 0.01, form: percent }),
  ];
}

/** @param part "open" or "counted" */
export function judgedRows(part, figures) {
  const withInterval = (form) => (one, key) => {
    if (one[key] === null || one[key] === undefined) return "none";
    const [from, to] = one.intervals[key];
    return `${form(one[key])} (${form(from)} to ${form(to)})`;
  };
  const rowOf = (what, key, bound, form) => ({
    ...row(`${what}, judged (${part})`, figures, (one) => one[key], { ...bound, form }),
    measured: withInterval(form)(figures.ours, key),
  });
  const share = (what, key, bound) => rowOf(what, key, bound, percent);
  const median = (who, bound) =>
    figures.ours.scores[who].length === 0
      ? []
      : rowOf(`median score of a ${who} candidate`, who, bound, (score) => cut(score, 0));
  return [
    share("requirements listed", "listed", { least: 0.82 }),
    share("shown and found", "found", { least: 0.8 }),
    share("not shown and not found", "unfound", { least: 0.88 }),
    share("half shown, full credit", "full", { most: 0.2 }),
    share("order of two candidates right", "order", { least: 46 / 60 }),
    median("strong", { least: 80 }),
    median("middling", { least: 50 }),
    median("weak", { most: 40 }),
  ].flat();
}

export const halfSentenceRows = (part, { edits, median, p90, p99 }) => [
  {
    what: `half a sentence that names a requirement more, judged (${part}), ${edits} edits: median, p90, p99`,
    measured: `${[median, p90, p99].map((each) => cut(each, 0)).join(", ")} points`,
  },
];

/** Families of ranked postings, their names, and the goals. */
const FAMILIES = [
  ["lc", "all trades", { auc: 0.78, ndcg: 0.54 }],
  ["kg", "tech", { auc: 0.87, ndcg: 0.7 }],
];

export function rankingRows(figures) {
  return FAMILIES.flatMap(([family, name, goal]) => {
    const of = (key) => (one) => one.get(family)[key];
    const share = (what, key, bound) =>
      row(`${what}, ${name}`, figures, of(key), { ...bound, form: percent });
    return [
      row(`ranking AUC, ${name}`, figures, of("auc"), { least: goal.auc }),
      row(`ranking nDCG@10, ${name}`, figures, of("ndcg"), { least: goal.ndcg }),
      share("irrelevant at 60 or more", "irrelevant60", { most: 0.05 }),
      share("irrelevant at 80 or more", "irrelevant80", { most: 0.01 }),
    ];
  });
}

/** @param counts of measureBands: all pairs, and those whose must-haves are too few for their score */
export function bandRows({ pairs, flattered }) {
  return [
    {
      what: "scores of 60 or 80 with less than half or four fifths of the must-haves shown",
      measured: `${flattered} of ${pairs}`,
      goal: "0",
      met: flattered === 0,
    },
  ];
}

/**
 * @param unseen figures with weights that were fitted without each posting (crossValidated)
 * @param fitted weights that were fitted to all pairs, which are printed
 */
export function weightRows(unseen, fitted) {
  const weightTexts = Object.entries(fitted).map(([key, weight]) => `${key} ${cut(weight, 2)}`);
  console.error(`weights fitted to all pairs: ${weightTexts.join(", ")}`);
  return FAMILIES.flatMap(([family, name, goal]) => {
    const figures = { ours: unseen.get(family) };
    const what = (figure) => `${figure}, ${name}, weights fitted without the posting`;
    return [
      row(what("ranking AUC"), figures, ({ auc }) => auc, { least: goal.auc }),
      row(what("ranking nDCG@10"), figures, ({ ndcg }) => ndcg, { least: goal.ndcg }),
    ];
  });
}

/** Minimum share of pairs that pass (alias.mjs), by kind. */
const ALIASES = {
  "alias-tech": 0.65,
  acronym: 0.85,
  spelling: 0.95,
  plural: 0.95,
  case: 0.97,
  "trap (handwritten)": 0.85,
};

export function aliasRows(figures) {
  return Object.entries(ALIASES).map(([kind, least]) =>
    // The goals are given with two digits.
    row(kind.replace(/ .*|-tech/, ""), figures, (one) => one.get(kind), {
      least: least - 0.005,
      goal: cut(least),
      form: (value) => cut(value, 2),
    }),
  );
}

/** Maximum mean gain in points of each cheat (edits.mjs). */
const GAMING = { "posting pasted in": 1, "its words dumped": 4, "its words 20 times": 4 };
const MACHINE = "text addressed to a machine";

export function robustRows(figures) {
  const plainRow = (what, of, bound) => row(what, figures, of, bound);
  const neutral = (key) => (one) =>
    Math.max(...Object.values(one.neutral).map((each) => each[key]));
  return [
    plainRow("neutral edits: largest mean", neutral("mean"), { most: 0.5, form: (v) => cut(v, 2) }),
    plainRow("neutral edits: largest change", neutral("most"), { most: 5, form: (v) => cut(v, 1) }),
    ...Object.entries(GAMING).map(([name, most]) =>
      plainRow(`${name}: mean`, (one) => one.gaming[name].mean, { most, form: signed }),
    ),
    plainRow("newly 80 or more by any cheat", newly80, { most: 0, form: percent }),
    plainRow("honest beats a pasted posting", (one) => one.aheadOfPasted, { least: 0.8 }),
    plainRow("honest beats a word dump", (one) => one.aheadOfDump, { least: 0.72 }),
    plainRow(`${MACHINE}: mean`, (one) => one.gaming[MACHINE].mean, { most: 0.5, form: signed }),
    plainRow(`${MACHINE}: largest`, (one) => one.gaming[MACHINE].most, { most: 3, form: signed }),
  ];
}

/** The largest share of pairs that any cheat lifts to 80 or more. */
const newly80 = ({ gaming }) => Math.max(...Object.values(gaming).map((each) => each.newly80));

export function edgeRows(cases) {
  return cases.map(({ name, score, ms, isRight }) => ({
    what: name,
    measured: `${score}; ${ms.toFixed(1)} ms`,
    goal: "an integer, within 50 ms",
    met: isRight && ms < 50,
  }));
}

/** @param rounds of measureSpeed: one page, one page with the posting read before, ten pages */
export function speedRows([page, again, pages]) {
  const timed = (what, rounds, most) => {
    const medianOf = (name) =>
      quantile(
        rounds.map((round) => round[name]),
        0.5,
      );
    const all = rounds.map(({ p95 }) => p95);
    const range = `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`;
    return {
      what: `processor time, ${what}, p50 / p95: the middle of ${rounds.length} rounds`,
      measured: `${medianOf("p50").toFixed(1)} / ${medianOf("p95").toFixed(1)} ms (p95 ${range})`,
      goal: `p95 ≤ ${most} ms`,
      met: medianOf("p95") <= most,
    };
  };
  return [
    timed("1 page", page, 8),
    timed("1 page, posting read before", again, 8),
    timed("10 pages", pages, 40),
  ];
}
