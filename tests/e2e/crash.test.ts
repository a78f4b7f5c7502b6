/** A killed server loses nothing that the header called saved. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

test("kill -9 right after the header says saved: everything is there after the restart", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "covitae-crash-"));
  const port = await freePort();
  let server = await startServer({ port, stateDir, quiet: true });
  try {
    const person = await signUp(server.url);
    const { page, context } = await openEditor(browser, server.url, person, WIDE);
    await page.getByLabel("Full Name").fill("Ångström O'Neil");
    await page.getByRole("textbox", { name: "Professional Summary" }).fill("Kept through a crash.");
    await awaitSaved(page);
    await server.stop("SIGKILL");
    const address = page.url();
    await context.close();

    server = await startServer({ port, stateDir, quiet: true });
    // A browser that never saw the text: only the server can have kept it.
    const second = await openEditor(browser, server.url, person, WIDE, address);
    expect(await second.page.getByLabel("Full Name").inputValue()).toBe("Ångström O'Neil");
    expect(
      await second.page.getByRole("textbox", { name: "Professional Summary" }).inputValue(),
    ).toBe("Kept through a crash.");
    await second.context.close();
  } finally {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
});
