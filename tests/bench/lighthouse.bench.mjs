/**
 * Lighthouse on the pages that strangers see first and on the templates, as on a phone with a slow network and a
 * processor slowed four times. Each page is measured `--runs 3` times, after one that is not counted; the lowest of the
 * four categories decides. `--path /login` measures that page alone.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { prepareBrowser } from "../../scripts/local-browser.mjs";
import { openBrowser, signedInContext } from "./browser-session.mjs";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const GOAL = 98;
const PAGES = [
  { path: "/" },
  { path: "/login" },
  { path: "/signup" },
  { path: "/templates", isSignedIn: true },
  // The editor itself; search engines are kept off it.
  { path: "/try", goal: 90, categories: ["performance"] },
];

export async function measure({ url, root, options }) {
  const runs = Number(options.runs ?? 3);
  const cookie = await sessionCookie(url);
  const { browser } = await prepareBrowser({ root });
  const pages = PAGES.filter(({ path }) => path === (options.path ?? path));
  const rows = [];
  for (const { path, isSignedIn = false, goal = GOAL, categories = CATEGORIES } of pages) {
    const headers = isSignedIn ? { Cookie: cookie } : {};
    const scores = [];
    // The first one finds the server's caches empty.
    for (let run = 0; run <= runs; run++) {
      const score = await audit(url + path, headers, browser?.path);
      if (run > 0) scores.push(score);
    }
    const medians = categories.map((name) => median(scores.map((score) => score[name])));
    rows.push({
      what: `Lighthouse, mobile, ${path}: ${categories.join(", ")} (median of ${runs})`,
      measured: medians.join(", "),
      goal: `≥ ${goal}`,
      met: Math.min(...medians) >= goal,
    });
  }
  return rows;
}

/** The lower one of two in the middle. */
const median = (values) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

async function sessionCookie(url) {
  const browser = await openBrowser();
  const { context } = await signedInContext(browser, url);
  const cookies = await context.cookies();
  await browser.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** A browser of its own, so that nothing of an earlier page is in its cache. */
async function audit(address, extraHeaders, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless", "--no-sandbox"] });
  try {
    const result = await lighthouse(address, {
      ...{ port: chrome.port, logLevel: "error", onlyCategories: CATEGORIES, extraHeaders },
    });
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`);
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]),
    );
    console.error(
      `  ${new URL(address).pathname} ${Object.values(scores).join(" ")}`,
      missed(categories, audits),
    );
    return scores;
  } finally {
    chrome.kill();
  }
}

/** The audits that cost points, by name. */
function missed(categories, audits) {
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const costly = refs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9);
  return costly.map(({ id }) => `${id} ${audits[id].displayValue ?? ""}`.trim()).join(", ");
}
