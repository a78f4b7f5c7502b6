/** Compares a warm PDF through the API with laying out and printing the same page in the same kind of browser. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openApp } from "../../scripts/load-app.mjs";
import { signUp } from "../support/people.ts";
import { openBrowser } from "./browser-session.mjs";

/** One user's rate limit of prints in ten minutes; the first one warms up. */
const PRINTS = 10;
const PEOPLE = 3;
const TEMPLATE_ID = "modern-professional";
const SETTLE_MS = 300;
const GOAL = 1.4;
const GOAL_MS = 100;

export async function measure({ url, root }) {
  const app = await openApp();
  const browser = await openBrowser();
  try {
    const { toPrintJob } = await app.load("/app/core/export/print-job.ts");
    const { amelieNovak } = await app.load("/app/core/templates/samples/amelie-novak.ts");
    const readStatic = async (path) => new Uint8Array(await readFile(join(root, "public", path)));
    const page = await browser.newPage({ javaScriptEnabled: false });
    const api = [];
    const bare = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      const call = caller(url, (await signUp(url, "Bench Person")).token);
      const { resume } = await call("POST", "/api/resumes", {
        templateId: TEMPLATE_ID,
        resume: amelieNovak,
      });
      for (let print = 0; print < PRINTS; print += 1) {
        // Changes the resume for every print, because an unchanged one would not be printed again.
        const content = { ...amelieNovak, summary: `${amelieNovak.summary} ${person}.${print}` };
        await call("PUT", `/api/resumes/${resume.id}`, { content });
        const job = toPrintJob({
          templateId: TEMPLATE_ID,
          resume: content,
          readFile: readStatic,
        });
        const html = await job.html();
        const inApi = await timed(() => call("POST", "/api/generate-pdf", { resumeId: resume.id }));
        // Meanwhile the printer clears its page and reloads the fonts.
        await setTimeout(SETTLE_MS);
        const inBrowser = await timed(() => printBare(page, html));
        if (print === 0) continue;
        api.push(inApi);
        bare.push(inBrowser);
      }
    }
    const ratio = median(api) / median(bare);
    return [
      {
        what: "warm PDF through the API, against the browser alone",
        measured: `${median(api).toFixed(0)} ms against ${median(bare).toFixed(0)} ms, ${ratio.toFixed(2)} times`,
        goal: `≤ ${GOAL} times`,
        met: ratio <= GOAL,
      },
      {
        what: "warm PDF through the API",
        measured: `p50 ${median(api).toFixed(0)} ms`,
        goal: `≤ ${GOAL_MS} ms`,
        met: median(api) <= GOAL_MS,
      },
    ];
  } finally {
    await browser.close();
    await app.close();
  }
}

async function printBare(page, html) {
  await page.setContent(html, { waitUntil: "load" });
  await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

function caller(url, token) {
  return async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
