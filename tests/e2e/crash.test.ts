/** A killed server loses nothing that the header showed as saved. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, startServer } from "../../scripts/server.mjs";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The second kills a server that itself started from what a crash left; `npm run bench -- crashes` kills more. */
const CRASHES = 2;

test("after kill -9 right after saving, everything is there after the restart", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "covitae-crash-"));
  const port = await freePort();
  let server = await startServer({ port, stateDir, quiet: true });
  try {
    const person = await signUp(server.url);
    let address = "/builder/modern-professional";
    let kept = "";
    for (let crash = 1; crash <= CRASHES; crash++) {
      // A browser that never saw the text of the round before: only the server can have kept it.
      const { page, context } = await openEditor(browser, server.url, person, WIDE, address);
      const summary = page.getByRole("textbox", { name: "Professional Summary" });
      await expect.poll(() => summary.inputValue()).toBe(kept);
      kept = `${kept}Ångström O'Neil kept this through crash ${crash}. `;
      await summary.focus();
      await summary.press("Control+End");
      await summary.pressSequentially(kept.slice(await lengthOf(summary)));
      await awaitSaved(page);
      await server.stop("SIGKILL");
      address = page.url();
      await context.close();
      server = await startServer({ port, stateDir, quiet: true, isMigrated: true });
    }
    const { page, context } = await openEditor(browser, server.url, person, WIDE, address);
    const summary = page.getByRole("textbox", { name: "Professional Summary" });
    await expect.poll(() => summary.inputValue()).toBe(kept);
    await context.close();
  } finally {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
});

const lengthOf = async (field: Locator) => (await field.inputValue()).length;
