/** The editor without an account: four ways to start, kept in this browser. */
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { panelOf, selectSummary } from "../support/comment-pages.ts";
import { openTab, summaryField } from "../support/editor.ts";
import { mailedCode, signUp } from "../support/people.ts";
import {
  beginEmpty,
  button,
  logInFrom,
  nameField,
  newEmail,
  POSTING,
  pageOpener,
  scoreOf,
  signUpFrom,
  storedNames,
} from "../support/try-pages.ts";

const baseURL = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const open = pageOpener(baseURL, () => browser);

const hasFocus = (one: Locator) =>
  one.evaluateAll(([element]) => element !== undefined && element === document.activeElement);

test.each([
  ["a wide screen", WIDE],
  ["a phone", PHONE],
])("on %s a stranger's PDF is open, edited and scored without an account", async (_, size) => {
  const [page, context, calls] = await open("/", size, async () => {});
  const analysis = page.getByRole("region", { name: "ATS Score Analysis" });
  // Three presses are enough: the link, the file and the button to the editor.
  await page.getByRole("link", { name: "I have a resume" }).first().click();
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Choose a file").click();
  await (await chooser).setFiles("tests/foreign/word-plain.pdf");
  await button(page, "Open the editor").click();
  await expect.poll(() => nameField(page).inputValue()).toBe("Marta Lindqvist");
  await summaryField(page).fill("Leads shifts.");
  await openTab(page, "Job & Score");
  // A pasted posting is saved and scored without a press.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), POSTING);
  await page.getByLabel("Job Description").focus();
  await page.keyboard.press("ControlOrMeta+V");
  await analysis.getByText("Food safety certificate").first().waitFor();
  expect(await page.getByLabel("Job Title").inputValue()).toBe("Shift Lead");
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => nameField(page).inputValue()).toBe("Marta Lindqvist");
  expect(await summaryField(page).inputValue()).toBe("Leads shifts.");
  // The saved posting is scored when the editor opens.
  await openTab(page, "Job & Score");
  await analysis.getByText("Food safety certificate").first().waitFor();
  // Neither the file nor a letter of it has left the browser.
  expect(calls).toEqual([]);
  await context.close();
});

test("a stranger begins without a file or an account, also with a posting", async () => {
  const [page, context] = await open("/", PHONE, async () => {});
  await page.getByRole("link", { name: "Create Your Resume" }).first().click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  await page.getByRole("link", { name: "write without an account" }).click();
  await button(page, "Paste a job description").click();
  const posting = page.getByLabel("Job Description");
  await expect.poll(() => hasFocus(posting)).toBe(true);
  await page.goto("/");
  await page.getByRole("link", { name: "write without an account" }).click();
  // A resume that was begun is opened again.
  await posting.waitFor({ state: "attached" });
  await context.close();
});

test("a start pressed before the page's scripts run is not lost, and asks before it replaces a resume", async () => {
  const [page, context] = await open("/", PHONE, async () => {});
  // The page's scripts are delayed, so that the presses come before hydration.
  const scripts = "**/*.js";
  const press = async (name: string) => {
    await page.route(scripts, () => {});
    await page.goto("/try", { waitUntil: "commit" });
    await button(page, name).click({ noWaitAfter: true });
    await page.waitForURL(/start=/, { waitUntil: "commit" });
    await page.unroute(scripts);
    await page.reload();
  };
  await press("Paste a job description");
  await expect.poll(() => hasFocus(page.getByLabel("Job Description"))).toBe(true);
  await openTab(page, "Edit");
  await nameField(page).fill("Grace Hopper");
  await page.getByText("Saved on this device").first().waitFor();

  await page.goto("/try?start=sample");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect.poll(() => nameField(page).inputValue()).toBe("Grace Hopper");
  await context.close();
});

test("two tabs edit the same resume, and erasing it in one closes it in the other", async () => {
  const [page, context] = await open("/try");
  await beginEmpty(page, "Grace");
  const other = await context.newPage();
  await other.goto("/try");
  await expect.poll(() => nameField(other).inputValue()).toBe("Grace");
  await Promise.all([
    summaryField(page).pressSequentially("Written in one tab."),
    other.getByLabel("Phone").pressSequentially("020 7946 0000"),
  ]);
  await expect.poll(() => summaryField(other).inputValue()).toBe("Written in one tab.");
  await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("020 7946 0000");
  await selectSummary(other, 0, 7);
  await other.keyboard.press("Control+Alt+KeyM");
  await panelOf(other).getByRole("textbox").fill("Not sent");

  await button(page, "Erase from this device").click();
  await button(page, "Erase").click();
  await button(page, "Begin empty").waitFor();
  await other.getByRole("heading", { name: "This resume is no longer on this device" }).waitFor();
  await expect.poll(() => storedNames(page)).not.toContainEqual(expect.stringMatching(/\btry\b/));
  await page.reload();
  await button(page, "Begin empty").waitFor();
  await context.close();
});

test("writing and scoring work offline, and a new start asks before it replaces the resume", async () => {
  const [page, context] = await open("/try");
  await beginEmpty(page, "Grace");
  await page.getByLabel("Job Title").fill("Shift Lead");
  await page.getByLabel("Job Description").fill(POSTING);
  await button(page, "Get ATS Score").click();
  await scoreOf(page).waitFor();
  await context.setOffline(true);
  const before = await scoreOf(page).innerText();
  await summaryField(page).fill("Cash handling and a food safety certificate.");
  await expect.poll(() => scoreOf(page).innerText()).not.toBe(before);
  await context.setOffline(false);

  await page.goto("/try?start=new");
  await page.getByRole("heading", { name: /^Go on with/ }).waitFor();
  await button(page, "Use the sample").click();
  await button(page, "Cancel").click();
  await button(page, "Open it").click();
  await expect.poll(() => nameField(page).inputValue()).toBe("Grace");
  await context.close();
});

test("a person who left the editor with full storage can begin again", async () => {
  const [page, context] = await open("/try");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: baseURL, quotaSize: 1 });
  await button(page, "Begin empty").click();
  await nameField(page).fill("Grace");
  await page.getByText("Only in this tab").first().waitFor();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("heading", { name: "This resume is no longer on this device" }).waitFor();
  await page.getByRole("link", { name: "Start again" }).click();
  await button(page, "Begin empty").waitFor();
  await context.close();
});

test("a resume that the browser cannot open now is not deleted", async () => {
  const [page, context] = await open("/try");
  await beginEmpty(page, "Grace");
  const other = await context.newPage();
  await page.close();
  await other.addInitScript(() => {
    if (sessionStorage.getItem("isMended")) return;
    IDBFactory.prototype.open = () => {
      throw new DOMException("Internal error", "UnknownError");
    };
  });
  await other.goto("/try");
  const failure = other.getByRole("heading", { name: "This browser could not open your resume" });
  await failure.waitFor();
  await expect.poll(() => failure.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await axeFindings(other)).toEqual([]);
  await other.getByRole("link", { name: "Other ways to start" }).click();
  await other.getByRole("heading", { name: /^Go on with/ }).waitFor();
  await other.evaluate(() => sessionStorage.setItem("isMended", "yes"));
  await other.goto("/try");
  await expect.poll(() => nameField(other).inputValue()).toBe("Grace");
  await context.close();
});

test("a browser that stores nothing says so, and signing up in the tab keeps it", async () => {
  const context = await browser.newContext({ viewport: WIDE, baseURL });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: baseURL, quotaSize: 1 });
  await page.goto("/try");
  await awaitReact(page);
  await button(page, "Begin empty").click();
  await nameField(page).fill("Grace");
  await page.getByText("Only in this tab").first().waitFor();
  await page.getByText("Sign up here to keep it").waitFor();
  await page.getByRole("link", { name: "Sign up to keep it" }).click();
  const email = newEmail();
  await signUpFrom(page, email);
  await page.getByLabel("Verification code").fill(await mailedCode(baseURL, email));
  await page.waitForURL(/\/builder\/modern-professional\?resume=/);
  await expect.poll(() => nameField(page).inputValue()).toBe("Grace");
  await context.close();
});

test("in a browser that denies storage, signing up in the same tab moves the resume into the account", async () => {
  const context = await browser.newContext({ viewport: WIDE, baseURL });
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      const get = () => {
        throw new DOMException("Denied", "SecurityError");
      };
      Object.defineProperty(window, name, { get });
    }
  });
  const page = await context.newPage();
  await page.goto("/try");
  await awaitReact(page);
  await button(page, "Begin empty").click();
  await nameField(page).fill("Grace");
  await page.getByText("Sign up here to keep it").waitFor();
  await page.getByRole("link", { name: "Log in" }).click();
  await logInFrom(page, await signUp(baseURL));
  await expect.poll(() => nameField(page).inputValue()).toBe("Grace");
  await context.close();
});
