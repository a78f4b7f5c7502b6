/** /try is public, and gives strangers no access to the server's work. */
import { expect, test } from "vitest";
import { call } from "../support/api.ts";
import { get, post, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

test("the editor without an account is a public page that search engines may index", async () => {
  const answer = await get("/try");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("No account needed");
  expect(html).not.toContain("noindex");
  expect(await (await get("/sitemap.xml")).text()).toContain(`${ORIGIN}/try`);
  // An unknown template in the URL is no error.
  expect((await get("/try?template=nope&start=import")).status).toBe(200);
});

test("moving a resume into an account requires one", async () => {
  const answer = await get("/try/keep");
  expect(answer.status).toBe(302);
  const { pathname, search } = new URL(answer.headers.get("location") ?? "", ORIGIN);
  expect(pathname + search).toBe("/login?redirectTo=%2Ftry%2Fkeep");
  const { cookie } = await signUp();
  const kept = await get("/try/keep", { cookie });
  expect(kept.status).toBe(200);
  expect(await kept.text()).toContain("noindex");
});

test("without a session, nothing is scored, imported, printed or created on the server", async () => {
  const body = { resumeText: "Cash handling", jobDescriptionText: "Cash handling" };
  for (const path of [
    "/api/ats-score",
    "/api/resumes",
    "/api/resumes/import",
    "/api/generate-pdf",
  ]) {
    expect([path, (await call(null, "POST", path, body)).status]).toEqual([path, 401]);
  }
  // The page accepts no POST.
  expect((await post("/try", {})).status).toBeGreaterThanOrEqual(400);
});
