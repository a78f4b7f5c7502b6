/** Opens a signed-in page for benchmarks. */
import { chromium } from "playwright-core";
import { prepareBrowser } from "../../scripts/local-browser.mjs";
import { ROOT } from "../../scripts/server.mjs";
import { signUp } from "../support/people.ts";

export async function openBrowser() {
  const { browser } = await prepareBrowser({ root: ROOT });
  return chromium.launch({
    executablePath: browser?.path,
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

/** A browser context with the storage and cookie of a new user. */
export async function signedInContext(browser, url) {
  const person = await signUp(url, "Bench Person");
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: url,
  });
  const login = await context.request.post("/api/auth/login", {
    headers: { Origin: url },
    data: { email: person.email, password: person.password },
  });
  const { token, user } = await login.json();
  await context.addInitScript(
    ([t, u]) => {
      localStorage.setItem("token", t);
      localStorage.setItem("user", u);
    },
    [token, JSON.stringify(user)],
  );
  return { context, person: { ...person, token } };
}
