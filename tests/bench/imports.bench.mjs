/**
 * Counts the fields recovered from other tools' PDFs, of those that OpenResume's parser supports too. With
 * `--open-resume FOLDER` (a checkout with its packages), runs that parser on the same files.
 */
import { openApp } from "../../scripts/load-app.mjs";
import { openOpenResume } from "./imports/open-resume.mjs";

export const needsServer = false;

export async function measure({ options }) {
  const app = await openApp();
  const folder = options["open-resume"];
  const other = folder ? await openOpenResume(folder) : null;
  try {
    const { importFile } = await app.load("/app/core/import/import-file.ts");
    const { fromResume, recovered } = await app.load("/tests/bench/imports/common-fields.ts");
    const { newId, readSource, SOURCES, expectedWithout } = await app.load(
      "/tests/support/foreign-sources.ts",
    );
    const { readPdfFile } = await app.load("/tests/support/read-pdf-file.ts");
    const { loadModels } = await app.load("/tests/support/import-models.ts");
    const readOurs = async (bytes) => {
      const outcome = await importFile(bytes, { newId, loadModels, readPdf: readPdfFile });
      if (!outcome.ok) throw new Error(outcome.message);
      return fromResume(outcome.resume);
    };
    const rows = [];
    const totals = { ours: 0, theirs: 0, of: 0 };
    for (const [file, , without] of SOURCES.filter(([name]) => name.endsWith(".pdf"))) {
      const wanted = fromResume(expectedWithout(without));
      const bytes = readSource(file);
      const ours = recovered(wanted, await readOurs(bytes));
      const theirs = other && (await counted(other, bytes, (read) => recovered(wanted, read)));
      rows.push(row(`import of ${file}`, there(ours), theirs, ours.length));
      totals.ours += there(ours);
      totals.theirs += Number(theirs) || 0;
      totals.of += ours.length;
      if (options.details) tell(file, ours);
    }
    return [...rows, row("import, all files", totals.ours, other && totals.theirs, totals.of)];
  } finally {
    await other?.close();
    await app.close();
  }
}

/** A file that the parser fails on counts as no recovered fields. */
async function counted(other, bytes, judge) {
  try {
    return there(judge(await other.read(bytes)));
  } catch (error) {
    return `0, for it fails: ${error.message}`;
  }
}

const there = (verdicts) => verdicts.filter(([, isThere]) => isThere).length;

const row = (what, ours, theirs, of) => ({
  what,
  measured: `${ours} of ${of} fields`,
  goal: "",
  others: theirs === null ? {} : { "OpenResume's parser": String(theirs) },
});

function tell(file, verdicts) {
  const lost = verdicts.filter(([, isThere]) => !isThere).map(([field]) => field);
  if (lost.length > 0) console.error(`  ${file} lost: ${lost.join(", ")}`);
}
