/** Finds a page's accessibility problems with axe, formatted for failure messages. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, NodeResult } from "axe-core";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const FAILING_IMPACTS = ["serious", "critical"];

/**
 * The serious and critical problems, one per line (rule, help, elements); empty if there are none.
 */
export const seriousAxeFindings = (page: Page): Promise<string[]> =>
  findings(page, { impacts: FAILING_IMPACTS });

/** The problems of any severity, of all rules or only of the given ones. */
export const axeFindings = (page: Page, rules?: string[]): Promise<string[]> =>
  findings(page, rules ? { rules } : {});

async function findings(
  page: Page,
  { impacts, rules }: { impacts?: string[]; rules?: string[] },
): Promise<string[]> {
  // Evaluated by the debugger, to which the page's Content-Security-Policy does not apply, and in
  // every frame, because axe asks each for its results. A frame may disappear meanwhile, as a
  // template's picture that is rendered again.
  for (const frame of page.frames()) {
    const isThere = () => "axe" in globalThis;
    await frame
      .evaluate(isThere)
      .then((there) => there || frame.evaluate(AXE))
      .catch((error) => {
        if (!frame.isDetached()) throw error;
      });
  }
  const results = await page.evaluate(async (only): Promise<AxeResults> => {
    const axe = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
    // A change of theme begins its transitions with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // Elements that are still fading in would be measured with reduced contrast.
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    );
    const found = await axe.run(document, {
      resultTypes: ["violations"],
      ...(only && { runOnly: { type: "rule", values: only } }),
      // Off by default in axe; WCAG 2.2 AA asks for targets of 24 px.
      ...(!only && { rules: { "target-size": { enabled: true } } }),
    });
    // A click on a checkbox's label counts for the checkbox, but axe measures only the box.
    const hasLargeLabel = ({ target: [selector] }: NodeResult) => {
      const element = document.querySelector(String(selector));
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return labels.some((label) => label.getBoundingClientRect().height >= 24);
    };
    for (const violation of found.violations)
      if (violation.id === "target-size")
        violation.nodes = violation.nodes.filter((node) => !hasLargeLabel(node));
    return found;
  }, rules);
  return results.violations
    .filter(({ impact }) => !impacts || impacts.includes(impact ?? ""))
    .map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.filter((node) => !isAllowed(id, node)),
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => {
      const where = nodes.map((node) => `${node.target.join(" ")} (${node.any[0]?.message ?? ""})`);
      return `${id}: ${help}: ${where.join("; ")}`;
    });
}

/**
 * Findings that are accepted: a list of bullets that is edited on the page is a text field, a role
 * that ARIA doesn't allow on a list but all browsers support. Elements cut off by a scrolled region
 * are whole once scrolled. A PDF's links are where the file puts them, as WCAG 2.5.8 allows;
 * tests/e2e/pdf-viewer.test.ts measures them.
 */
const isAllowed = (rule: string, { target, any }: NodeResult) =>
  (rule === "aria-allowed-role" && target.join(" ").includes("ul[data-field")) ||
  (rule === "target-size" &&
    (target.join(" ").startsWith("#pdfjs_internal_id") ||
      any.some(({ data }) => data?.messageKey?.startsWith("partiallyObscured"))));
