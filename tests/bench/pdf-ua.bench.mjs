/**
 * Prints all templates with eight resumes in six scripts, each with a photo, and a report, and validates them as
 * PDF/UA-1 with veraPDF (needs Java and Maven). Measures what finishing a printed file takes. `--few yes`: 24 resumes.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApp } from "../../scripts/load-app.mjs";
import { fetchVeraPdf, validatePdfUa } from "../../scripts/verapdf.mjs";
import { openBrowser } from "./browser-session.mjs";

export const needsServer = false;

const GOAL_MS = 5;
const GOAL_CHECKS = 0;
const RULES_SHOWN = 5;
/** Each file is finished this often; the fastest time counts, because other programs run on the machine. */
const TIMES = 5;

export async function measure({ root, options }) {
  const veraPdf = fetchVeraPdf(root);
  if (!veraPdf) return [{ what: "PDF/UA-1", measured: "skipped: no Java or Maven", goal: "" }];
  const app = await openApp();
  const browser = await openBrowser();
  const folder = await mkdtemp(join(tmpdir(), "covitae-ua-"));
  try {
    const load = (path) => app.load(path);
    const { pdfUaSamples } = await load("/tests/support/pdf-ua-samples.ts");
    const { aReportHtml } = await load("/tests/support/pdf-ua-report.ts");
    const { REAL_RESUME } = await load("/tests/support/real-resume.ts");
    const { toPrintJob } = await load("/app/core/export/print-job.ts");
    const { finishPdf } = await load("/app/core/pdf-file/finish-pdf.ts");
    const { PDF_OPTIONS } = await load("/workers/print/print-options.ts");
    const page = await browser.newPage({ javaScriptEnabled: false });
    const readStatic = async (path) => new Uint8Array(await readFile(join(root, "public", path)));
    const samples = pdfUaSamples(options.few ? "few" : "all");
    const [paths, times, sizes] = [[], [], []];
    async function print(html, info) {
      await page.setContent(html, { waitUntil: "load" });
      const printed = new Uint8Array(await page.pdf(PDF_OPTIONS));
      const { pdf, milliseconds } = timed(() => finishPdf(printed, info).pdf);
      times.push(milliseconds);
      sizes.push(pdf.length - printed.length);
      const path = join(folder, `${paths.length}.pdf`);
      await writeFile(path, pdf);
      paths.push(path);
    }
    for (const { photo, ...sample } of samples) {
      const job = toPrintJob({ ...sample, readPhoto: async () => photo, readFile: readStatic });
      await print(await job.html(), job.info);
    }
    await print(aReportHtml(REAL_RESUME.summary), {});
    const names = [...samples.map(({ name }) => name), "report"];
    const results = validatePdfUa(veraPdf, paths);
    const failed = results.flatMap((result, index) =>
      result.failed.map((rule) => ({ ...rule, name: names[index] })),
    );
    for (const { rule, checks, name, description } of failed.slice(0, RULES_SHOWN))
      console.error(`${name}: ${rule}, ${checks} times: ${description}`);
    const checks = failed.reduce((sum, rule) => sum + rule.checks, 0);
    return [
      {
        what: `PDF/UA-1 by veraPDF: failed checks of ${paths.length - 1} resumes and a report`,
        measured: `${checks} in ${new Set(failed.map(({ name }) => name)).size} files`,
        goal: String(GOAL_CHECKS),
        met: checks <= GOAL_CHECKS,
      },
      {
        what: "Finishing a printed file",
        measured: `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms; ${(at(sizes, 0.5) / 1024).toFixed(1)} kB more`,
        goal: `p50 ≤ ${GOAL_MS} ms`,
        met: at(times, 0.5) <= GOAL_MS,
      },
    ];
  } finally {
    await browser.close();
    await app.close();
    await rm(folder, { recursive: true });
  }
}

function timed(work) {
  let [pdf, milliseconds] = [null, Number.POSITIVE_INFINITY];
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now();
    pdf = work();
    milliseconds = Math.min(milliseconds, performance.now() - start);
  }
  return { pdf, milliseconds };
}

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
