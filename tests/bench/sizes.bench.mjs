/** Measures what a visitor downloads and what Cloudflare stores. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { environment } from "../../scripts/server.mjs";
import { openBrowser, signedInContext } from "./browser-session.mjs";

const KB = 1000;
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** Gzipped bytes of every script fetched until `ready`. */
async function scriptsOf(page, path, ready) {
  const bodies = [];
  const count = (answer) => {
    if (/javascript/.test(answer.headers()["content-type"] ?? "")) bodies.push(answer.body());
  };
  page.on("response", count);
  await page.goto(path, { waitUntil: "networkidle" });
  await ready(page);
  // Excludes files prefetched later for working offline.
  page.off("response", count);
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzip(body), 0);
}

const JOB = { title: "Baker", company: "", description: "Requirements\n- Baking\n- Food safety" };

/** A resume whose editor opens with the score of a posting. */
async function scoredResume(url, { token }) {
  const call = async (method, path, body) => {
    const answer = await fetch(`${url}/api/resumes${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { resume } = await call("POST", "", { templateId: "modern-professional" });
  // The score is shown where it is about the posting that the resume has.
  await call("PUT", `/${resume.id}`, { jobDescription: JOB });
  await call("POST", `/${resume.id}/analyses`, { jobDescription: JOB });
  return resume.id;
}

function workerBytes(root) {
  const out = mkdtempSync(join(tmpdir(), "covitae-worker-"));
  execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", out], {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const size = readdirSync(out)
    .filter((name) => /\.(js|mjs|wasm)$/.test(name))
    .reduce((sum, name) => sum + gzip(readFileSync(join(out, name))), 0);
  rmSync(out, { recursive: true });
  return size;
}

export async function measure({ url, root }) {
  const browser = await openBrowser();
  try {
    // In a new browser context, because a signed-in user has most of the landing page cached.
    const strangers = await browser.newContext({ baseURL: url });
    const landing = await scriptsOf(await strangers.newPage(), "/", async () => {});
    const { context } = await signedInContext(browser, url);
    const builder = await scriptsOf(
      await context.newPage(),
      "/builder/modern-professional",
      (page) => page.getByLabel("Full Name").waitFor(),
    );
    // Another person, whose browser has nothing of the editor yet.
    const other = await signedInContext(browser, url);
    const scored = await scriptsOf(
      await other.context.newPage(),
      `/builder/modern-professional?resume=${await scoredResume(url, other.person)}`,
      (page) => page.getByRole("heading", { name: "Missing skills" }).waitFor(),
    );
    const worker = workerBytes(root);
    const row = (what, bytes, goal) => ({
      what,
      measured: `${(bytes / KB).toFixed(0)} kB gz`,
      goal: `≤ ${(goal / KB).toFixed(0)} kB gz`,
      met: bytes <= goal,
    });
    return [
      row("JavaScript sent to /", landing, 60 * KB),
      row("JavaScript sent to the builder", builder, 260 * KB),
      row("JavaScript sent to the builder with a score", scored, 265 * KB),
      row("Worker", worker, 1_048_576),
    ];
  } finally {
    await browser.close();
  }
}
