/** What axe finds seriously wrong on a page, in words a failing test can print. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const WORTH_FAILING = ["serious", "critical"];

/** Empty when all is well; otherwise one line a finding: rule, help, the elements. */
export async function seriousAxeFindings(page: Page): Promise<string[]> {
  // Evaluated through the debugger, which the page's Content-Security-Policy does not bind.
  await page.evaluate(AXE);
  const results = await page.evaluate(async (): Promise<AxeResults> => {
    const axe = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
    // Elements half faded in would be measured with half their contrast.
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    );
    return axe.run(document, { resultTypes: ["violations"] });
  });
  return results.violations
    .filter(({ impact }) => WORTH_FAILING.includes(impact ?? ""))
    .map(({ id, help, nodes }) => {
      const where = nodes.map((node) => `${node.target.join(" ")} (${node.any[0]?.message ?? ""})`);
      return `${id}: ${help}: ${where.join("; ")}`;
    });
}
