/** The settings page, and the resume's title in the editor. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, signedInContext } from "../support/editor.ts";
import { mailedCode, signUp } from "../support/people.ts";
import { aPng } from "../support/pictures.ts";

const baseUrl = inject("baseUrl");
const ANOTHER = "cellar candle orchard 7";
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const rootClass = (page: Page) => page.evaluate(() => document.documentElement.className);

test("a profile photo is framed, shown in the header, replaced by the initial when broken, and removed", async () => {
  const person = await signUp(baseUrl, "Zoë O'Connor");
  const context = await signedInContext(browser, baseUrl, person, PHONE);
  const page = await context.newPage();
  await page.goto("/settings");
  await awaitReact(page);
  const file = page.getByLabel("Profile photo file");
  const send = (buffer: Buffer, name: string) =>
    file.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").profileImageUrl);
  await send(Buffer.from("<svg/>"), "me.svg");
  await page
    .getByRole("alert")
    .getByText(/JPEG, PNG or WebP/)
    .waitFor();

  await send(Buffer.from(aPng({ width: 400, height: 640 })), "me.png");
  const dialog = page.getByRole("dialog", { name: "Frame the photo" });
  await dialog.getByRole("img").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save the photo" }).click();
  await page.getByText("Photo saved").waitFor();
  await dialog.waitFor({ state: "hidden" });
  const inHeader = page.getByTitle("Account").locator("img");
  await inHeader.waitFor();
  expect(await inHeader.getAttribute("src")).toMatch(/^\/pictures\//);
  expect(await stored()).toBe(await inHeader.getAttribute("src"));
  await expect
    .poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(256);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
  }

  await page.route("**/pictures/**", (route) => route.abort());
  await page.goto("/dashboard");
  await awaitReact(page);
  await page.getByTitle("Account").getByText("Z", { exact: true }).waitFor();
  await page.unroute("**/pictures/**");

  await page.goto("/settings");
  await awaitReact(page);
  await page.getByRole("button", { name: "Remove photo" }).click();
  await page.getByText("Photo removed").waitFor();
  await inHeader.waitFor({ state: "detached" });
  expect(await stored()).toBeNull();
  await page.getByRole("button", { name: "Add a photo" }).waitFor();
  await context.close();
});

test("changes name, address, password and theme, exports data, and deletes the account", async () => {
  const person = await signUp(baseUrl, "Zoë O'Connor");
  const context = await signedInContext(browser, baseUrl, person, PHONE);
  const page = await context.newPage();
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  await page.goto("/dashboard");
  await awaitReact(page);
  await page.getByTitle("Account").click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await page.getByLabel("Full name").fill("Zoë Novak");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Name saved").waitFor();

  const email = `moved-${person.email}`;
  await page.getByLabel("New email").fill(email);
  await password.fill("wrong wrong wrong");
  await page.getByRole("button", { name: "Send a code" }).click();
  await page.getByText("Wrong password.").waitFor();
  await password.fill(person.password);
  await page.getByRole("button", { name: "Send a code" }).click();
  await page.getByText("We sent a code to").waitFor();
  await page.getByLabel("Code").fill(await mailedCode(baseUrl, email));
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByText(`Your email is now ${email}`).waitFor();

  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password").fill(ANOTHER);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Password changed.").waitFor();

  await page.getByRole("radio", { name: "Light" }).check();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await rootClass(page)).toContain("light");
  await page.getByRole("radio", { name: "Same as this device" }).check();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  await expect.poll(() => rootClass(page)).toContain("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => rootClass(page)).toContain("light");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^covitae-.*\.zip$/);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("in other people’s resumes stay").waitFor();
  await dialog.getByRole("textbox", { name: "Password" }).fill(ANOTHER);
  await dialog.getByRole("button", { name: "Delete everything" }).click();
  await page.getByText("Your account is deleted").waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  await context.close();
});

test("without storage, a chosen theme applies to the page and is shown as selected", async () => {
  const person = await signUp(baseUrl);
  const context = await signedInContext(browser, baseUrl, person, WIDE);
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  const errors: Error[] = [];
  await page.goto("/settings", { waitUntil: "networkidle" });
  page.on("pageerror", (error) => errors.push(error));
  const choice = (name: string) => page.getByRole("radio", { name });
  await expect.poll(() => choice("Same as this device").isChecked()).toBe(true);
  await choice("Dark").check();
  expect(await rootClass(page)).toContain("dark");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  expect(await choice("Dark").isChecked()).toBe(true);
  expect(await rootClass(page)).toContain("dark");
  await choice("Same as this device").check();
  await expect.poll(() => rootClass(page)).toContain("light");
  expect(errors).toEqual([]);
  await context.close();
});

test("a new resume is titled from name and job, and keeps a title that was given", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await page.getByLabel("Full Name").fill("Zoë Müller");
  await page.getByRole("button", { name: "Add Experience" }).click();
  await page.getByLabel("Position").fill("Ward Nurse");
  await page.getByRole("button", { name: "Zoë Müller, Ward Nurse" }).waitFor();
  await page.getByLabel("Position").fill("Charge Nurse");
  await page.getByRole("button", { name: "Zoë Müller, Charge Nurse" }).click();
  await page.getByLabel("Resume title").fill("For the clinic");
  await page.getByLabel("Resume title").press("Enter");
  await page.getByLabel("Position").fill("Head Nurse");
  await awaitSaved(page);
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "For the clinic" }).waitFor();
  await context.close();
});

test("the title can be renamed in place, and another window shows it", async () => {
  const person = await signUp(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE);
  const other = await openEditor(browser, baseUrl, person, PHONE, page.url());
  const title = page.getByRole("button", { name: /, rename$/ });
  const field = page.getByLabel("Resume title");
  await title.click();
  await field.fill("   ");
  await field.press("Enter");
  await page.getByText("Give the resume a title").waitFor();
  await field.press("Escape");
  await page.getByRole("button", { name: "Untitled resume" }).waitFor();
  await expect.poll(() => title.evaluate((it) => it === document.activeElement)).toBe(true);
  await title.press("Enter");
  await field.fill("For the port authority");
  await field.press("Enter");
  await other.page.getByRole("button", { name: "For the port authority" }).waitFor();
  await expect.poll(() => page.title()).toContain("For the port authority");
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "For the port authority" }).waitFor();
  await context.close();
  await other.context.close();
});

test("starting on the landing page leads to sign-up and then to the templates", async () => {
  const context = await browser.newContext({ viewport: PHONE, baseURL: baseUrl });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "Create Your Resume" }).first().click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.getByLabel("Full name").waitFor();
  // The link to the login is for people who have an account; it keeps the address that was typed.
  await page.getByLabel("Email").fill("pat@example.org");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("pat@example.org");
  await context.close();
});
