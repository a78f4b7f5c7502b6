/** Operates the editor in browser tests, only by its labels. */
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import type { Resume } from "#app/core/resume/schema.ts";
import type { signUp } from "./people.ts";

type Person = Awaited<ReturnType<typeof signUp>>;

/**
 * A separate browser context with the person signed in, as after the login page. The first one continues the session of
 * signing up, because every login hashes the password again.
 */
export async function signedInContext(
  browser: Browser,
  baseUrl: string,
  person: Person,
  viewport: { width: number; height: number },
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, baseURL: baseUrl, ...options });
  const cookies = person.cookies.splice(0).map(({ name, value }) => {
    return { name, value, url: baseUrl, httpOnly: true, sameSite: "Lax" as const };
  });
  await context.addCookies(cookies);
  const { token, user } = cookies.length > 0 ? person : await logIn(context, baseUrl, person);
  await context.addInitScript(
    (stored: { token: string; user: string }) => {
      localStorage.setItem("token", stored.token);
      localStorage.setItem("user", stored.user);
    },
    { token, user: JSON.stringify(user) },
  );
  return context;
}

async function logIn(
  context: BrowserContext,
  baseUrl: string,
  { email, password }: Person,
): Promise<Pick<Person, "token" | "user">> {
  const login = await context.request.post(`${baseUrl}/api/auth/login`, {
    headers: { Origin: baseUrl },
    data: { email, password },
  });
  return login.json();
}

export async function openEditor(
  browser: Browser,
  baseUrl: string,
  person: Person,
  viewport: { width: number; height: number },
  address = "/builder/modern-professional",
  /** Runs in every document before its own scripts. */
  initScript?: () => void,
) {
  const context = await signedInContext(browser, baseUrl, person, viewport);
  if (initScript) await context.addInitScript(initScript);
  const page = await context.newPage();
  await page.goto(address);
  // Only attached, because a reviewer's page does not show the form.
  await page.getByLabel("Full Name").waitFor({ state: "attached" });
  return { context, page };
}

export const summaryField = (page: Page) =>
  page.getByRole("textbox", { name: "Professional Summary" });

export async function awaitSaved(page: Page): Promise<void> {
  await page.getByText("Saved", { exact: true }).first().waitFor();
}

/** Waits until the offline copy contains letters typed without a network, so that the page may be closed. */
export async function awaitKept(page: Page, letters: string): Promise<void> {
  await page.waitForFunction(async (wanted) => {
    const request = <T>(pending: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        pending.onsuccess = () => resolve(pending.result);
        pending.onerror = () => reject(pending.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      if (!name.startsWith("covitae-room:")) continue;
      const db = await request(indexedDB.open(name));
      const all = <T>(store: string, range?: IDBKeyRange) =>
        request<T[]>(db.transaction(store).objectStore(store).getAll(range));
      const updates = await all<Uint8Array>("updates");
      const counts = await all<number>("custom", IDBKeyRange.bound("edits:", "edits:~"));
      db.close();
      const isWritten = updates.some((one) => new TextDecoder().decode(one).includes(wanted));
      if (isWritten && counts.some((count) => count > 0)) return true;
    }
    return false;
  }, letters);
}

/**
 * Below 900 px the editor's regions are tabs, below 1280 px match is a drawer. Decided by the
 * viewport's width, because the editor may not be rendered yet.
 */
export async function openTab(page: Page, name: "Edit" | "Preview" | "Job & Score"): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  if (width < 900) await page.getByRole("tab", { name, exact: true }).click();
  else if (width < 1280 && name === "Job & Score")
    await page.getByRole("button", { name: /^Match/ }).click();
}

/** Chooses an item of the header's menu. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Opens a tab of the left region: Content, Design, Template or Versions. */
export async function openLeftTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
}

/** Opens an entry's fields unless they are open: `openEntry(page, "Experience 1")`. */
export async function openEntry(page: Page, name: string): Promise<Locator> {
  const entry = page.getByRole("group", { name, exact: true });
  const line = entry.getByRole("heading").getByRole("button");
  if ((await line.getAttribute("aria-expanded")) === "false") await line.click();
  return entry;
}

/** Fills in a whole resume, field by field. */
export async function fillResume(page: Page, resume: Resume): Promise<void> {
  const info = resume.personalInfo;
  await page.getByLabel("Full Name").fill(info.fullName);
  await page.getByLabel("Email", { exact: true }).fill(info.email);
  await page.getByLabel("Phone").fill(info.phone);
  await page.getByLabel("Address").fill(info.address);
  await page.getByLabel(/^LinkedIn/).fill(info.linkedIn);
  await page
    .getByLabel(/^GitHub(?! URL)/)
    .first()
    .fill(info.github);
  await summaryField(page).fill(resume.summary);
  await page.getByRole("textbox", { name: /^Skills/ }).fill(resume.skills.join(", "));

  const group = (name: string, index: number) =>
    page.getByRole("group", { name: `${name} ${index + 1}`, exact: true });

  for (const [index, entry] of resume.experience.entries()) {
    await page.getByRole("button", { name: "Add Experience" }).click();
    const fields = group("Experience", index);
    await fields.getByLabel("Company").fill(entry.company);
    await fields.getByLabel("Position").fill(entry.position);
    await fields.getByLabel("Start Date").fill(entry.startDate);
    if (entry.current) await fields.getByLabel("Currently working here").check();
    else await fields.getByLabel("End Date").fill(entry.endDate);
    await fields.getByLabel("Description").fill(entry.description);
  }
  for (const [index, entry] of resume.education.entries()) {
    await page.getByRole("button", { name: "Add Education" }).click();
    const fields = group("Education", index);
    await fields.getByLabel("Institution").fill(entry.institution);
    await fields.getByLabel("Degree").fill(entry.degree);
    await fields.getByLabel("Field of Study").fill(entry.fieldOfStudy);
    await fields.getByLabel("Start Date").fill(entry.startDate);
    await fields.getByLabel("Graduation Date").fill(entry.endDate);
    await fields.getByLabel("GPA (optional)").fill(entry.gpa);
  }
  for (const [index, entry] of resume.projects.entries()) {
    await page.getByRole("button", { name: "Add Project" }).click();
    const fields = group("Project", index);
    await fields.getByLabel("Name").fill(entry.name);
    await fields.getByLabel("Description").fill(entry.description);
    await fields.getByLabel("Technologies").fill(entry.technologies.join(", "));
    await fields.getByLabel("GitHub URL (optional)").fill(entry.githubLink);
    await fields.getByLabel("Live URL (optional)").fill(entry.liveLink);
  }
}
