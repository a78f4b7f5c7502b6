/**
 * Imports all files of a folder and compares each with its truth: `--files FOLDER` holds NAME.pdf, NAME.truth.json and
 * NAME.meta.json. `--by maker|class|language|kind` lists groups; `--worst N` names the worst files with what is wrong; `--show KIND` prints the
 * fields of a kind that differ. `--open-resume CHECKOUT` runs OpenResume's parser on the same PDFs.
 */
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { openApp } from "../../scripts/load-app.mjs";
import { openOpenResume } from "./imports/open-resume.mjs";

export const needsServer = false;

export async function measure({ options }) {
  const folder = options.files;
  if (!folder) {
    console.error("imports-blind needs --files FOLDER.");
    return [];
  }
  const app = await openApp();
  try {
    const { importFile } = await app.load("/app/core/import/import-file.ts");
    const { countFields, mismatches, shares } = await app.load(
      "/tests/bench/imports/score-fields.ts",
    );
    const { readPdfFile } = await app.load("/tests/support/read-pdf-file.ts");
    const { loadModels } = await app.load("/tests/support/import-models.ts");
    const names = (await readdir(folder)).filter(
      (name) => !name.endsWith(".json") || isJsonResume(name),
    );
    const files = [];
    for (const name of names.sort()) {
      const base = join(folder, name.slice(0, -extname(name).length));
      const truth = JSON.parse(await readFile(`${base}.truth.json`, "utf8"));
      const meta = JSON.parse(await readFile(`${base}.meta.json`, "utf8"));
      const before = performance.now();
      const outcome = await importFile(new Uint8Array(await readFile(join(folder, name))), {
        newId: () => crypto.randomUUID(),
        loadModels,
        readPdf: readPdfFile,
      });
      const took = performance.now() - before;
      const counts = countFields(truth, outcome.ok ? outcome.resume : {});
      files.push({ name, meta, counts, took, ...shares(counts), outcome, truth });
    }
    const beside = options["open-resume"]
      ? [await besideOpenResume(files, folder, options["open-resume"], app)]
      : [];
    if (options.show) printFields(files, options.show, mismatches);
    if (options.by) printGroups(files, options.by, shares);
    if (options.worst) printWorst(files, Number(options.worst));
    return [...rows(files, shares), ...beside];
  } finally {
    await app.close();
  }
}

const isJsonResume = (name) => !/\.(?:truth|meta)\.json$/.test(name);

/** Of the fields of PDFs that OpenResume's parser knows as well, how many each finds. */
async function besideOpenResume(files, folder, checkout, app) {
  const { fromResume, recovered } = await app.load("/tests/bench/imports/common-fields.ts");
  const { completeResume } = await app.load("/app/core/resume/defaults.ts");
  const other = await openOpenResume(checkout);
  const there = (verdicts) => verdicts.filter(([, isThere]) => isThere).length;
  const sum = { ours: 0, theirs: 0, of: 0 };
  for (const { name, truth, outcome } of files.filter(({ name }) => name.endsWith(".pdf"))) {
    const wanted = fromResume(completeResume(truth));
    const ours = recovered(wanted, fromResume(completeResume(outcome.ok ? outcome.resume : {})));
    sum.of += ours.length;
    sum.ours += there(ours);
    try {
      const bytes = new Uint8Array(await readFile(join(folder, name)));
      sum.theirs += there(recovered(wanted, await other.read(bytes)));
    } catch (error) {
      console.error(`${name}: OpenResume's parser fails: ${error.message}`);
    }
  }
  await other.close();
  return {
    what: `fields of PDFs that both know, of ${sum.of}`,
    measured: percent(sum.ours / sum.of),
    goal: "",
    others: { "OpenResume's parser": percent(sum.theirs / sum.of) },
  };
}

function total(files) {
  const sum = {};
  for (const { counts } of files) {
    for (const [kind, count] of Object.entries(counts)) {
      sum[kind] ??= { shown: 0, filled: 0, right: 0 };
      for (const key of Object.keys(count)) sum[kind][key] += count[key];
    }
  }
  return sum;
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;

function rows(files, shares) {
  const { recall, precision } = shares(total(files));
  const whole = files.filter((file) => file.recall >= 0.95 && file.precision >= 0.95).length;
  const poor = files.filter((file) => file.recall < 0.9 || file.precision < 0.9).length;
  const pages = files.reduce((sum, { meta }) => sum + (meta.pages || 1), 0);
  const ms = files.reduce((sum, { took }) => sum + took, 0) / pages;
  const row = (what, measured, goal = "") => ({ what, measured, goal, others: {} });
  return [
    row("files", `${files.length}`),
    row("fields recovered", percent(recall), "95 %"),
    row("filled fields that are right", percent(precision), "93 %"),
    row("files at 95 % and more", `${whole}`),
    row("files under 90 %", `${poor}`, "0"),
    row("time of a page", `${ms.toFixed(0)} ms`, "200 ms"),
  ];
}

function printGroups(files, by, shares) {
  const lines = [];
  if (by === "kind") {
    for (const [kind, count] of Object.entries(total(files)))
      lines.push([kind, shares({ kind: count })]);
  } else {
    for (const group of new Set(files.map(({ meta }) => meta[by]))) {
      const own = files.filter(({ meta }) => meta[by] === group);
      lines.push([`${group} (${own.length})`, shares(total(own))]);
    }
  }
  lines.sort((a, b) => a[1].recall - b[1].recall);
  for (const [name, { shown, filled, recall, precision }] of lines) {
    console.error(
      `${name.padEnd(32)} ${percent(recall)} of ${shown}, ${percent(precision)} of ${filled}`,
    );
  }
}

function printFields(files, kind, mismatches) {
  for (const { name, truth, outcome } of files) {
    for (const field of mismatches(truth, outcome.ok ? outcome.resume : {}))
      if (field.kind.startsWith(kind))
        console.error(`${name} ${field.kind}: ${field.wanted} ≠ ${field.got}`);
  }
}

function printWorst(files, most) {
  const byError = [...files].sort((a, b) => a.recall + a.precision - b.recall - b.precision);
  for (const { name, recall, precision, counts, outcome } of byError.slice(0, most)) {
    const wrong = Object.entries(counts).filter(([, c]) => c.right < Math.max(c.shown, c.filled));
    const what = wrong.map(([kind, c]) => `${kind} ${c.right}/${c.shown} (${c.filled})`).join(", ");
    console.error(
      `${name} ${percent(recall)} ${percent(precision)}: ${outcome.ok ? what : outcome.message}`,
    );
  }
}
