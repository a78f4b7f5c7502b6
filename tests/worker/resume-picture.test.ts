/** The dashboard's thumbnail page: current, for members only, and isolated. */
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { SHEET_ID } from "#app/core/templates/page/sheet.ts";
import { call } from "../support/api.ts";
import { createOwnedRoom, resumeContent } from "../support/room.ts";
import { createLink, joinByLink } from "../support/sharing.ts";
import { get, signUp } from "../support/sign-in.ts";

const pathOf = (resumeId: string) => `/resumes/${resumeId}/picture`;
async function seenBy(who: { cookie: string }, resumeId: string, headers = {}) {
  const answer = await get(pathOf(resumeId), { cookie: who.cookie, ...headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const SHEET = `id="${SHEET_ID}"`;

test("shows the current text in the current design", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const before = await seenBy(owner, resumeId);
  expect(before.status).toBe(200);
  expect(before.text).toContain(SHEET);
  expect(before.text).toContain("Ada Lovelace");
  await call(owner, "PUT", `/api/resumes/${resumeId}`, {
    content: { summary: "I compute." },
    templateId: "sales-impact",
    design: { version: 2, accent: "#123456", paper: "letter" },
  });
  const { text } = await seenBy(owner, resumeId);
  expect(text).toContain("I compute.");
  expect(text).toContain('class="resume sales-impact-2"');
  expect(text).toContain("#123456");
  expect(text).toContain("width:215.9mm");
});

test("shows the resume in the newest version of another template, as a change of template would", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const design = { version: 1, accent: "#123456" };
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { design });
  const pictureIn = async (template: string) =>
    (await get(`${pathOf(resumeId)}?template=${template}`, { cookie: owner.cookie })).text();
  const { version } = findTemplate("creative-portfolio") ?? {};
  expect(version).toBeGreaterThan(1);
  const { css } = await loadLayout("creative-portfolio", version);
  const picture = await pictureIn("creative-portfolio");
  expect(picture).toContain("Ada Lovelace");
  expect(picture).toContain("#123456");
  expect(picture).toContain(css);
  const own = (await seenBy(owner, resumeId)).text;
  expect(own).not.toContain(css);
  expect(await pictureIn("unknown")).toBe(own);
  const { body } = await call(owner, "GET", `/api/resumes/${resumeId}`);
  expect(body).toMatchObject({ resume: { design } });
});

test("shows no page if there is no visible text", async () => {
  const { owner, resumeId } = await createOwnedRoom(emptyResume());
  expect((await seenBy(owner, resumeId)).text).not.toContain(SHEET);
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { content: { summary: "I count." } });
  expect((await seenBy(owner, resumeId)).text).toContain(SHEET);
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { design: { hidden: ["summary"] } });
  expect((await seenBy(owner, resumeId)).text).not.toContain(SHEET);
});

test("members may see it; for strangers, signed-out users and deleted resumes it is 404", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const [member, stranger] = [await signUp(), await signUp()];
  await joinByLink(member, await createLink(owner, resumeId, "view"));
  expect((await seenBy(member, resumeId)).text).toContain("Ada Lovelace");
  const refused = await seenBy(stranger, resumeId);
  expect(refused.status).toBe(404);
  expect(await seenBy(stranger, "f".repeat(32))).toMatchObject({ status: 404, text: refused.text });
  expect(await seenBy({ cookie: "" }, resumeId)).toMatchObject({ status: 404, text: refused.text });
  await call(owner, "DELETE", `/api/resumes/${resumeId}`);
  expect((await seenBy(owner, resumeId)).status).toBe(404);
});

test("is sandboxed, frameable only by our own pages, and never cached", async () => {
  const hostile =
    "</style></title><script>alert(1)</script><img src=//evil.example/x onerror=alert(1)>";
  const personalInfo = { ...resumeContent().personalInfo, fullName: hostile };
  const { owner, resumeId } = await createOwnedRoom(
    resumeContent({ personalInfo, summary: hostile }),
  );
  const { text, headers } = await seenBy(owner, resumeId);
  expect(text).not.toMatch(/<script|<img/);
  const policy = headers.get("content-security-policy") ?? "";
  for (const wall of ["default-src 'none'", "frame-ancestors 'self'", "sandbox allow-same-origin"])
    expect(policy).toContain(wall);
  expect(policy).not.toMatch(/script-src|allow-scripts/);
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("other pages still cannot be framed", async () => {
  const { owner } = await createOwnedRoom();
  const answer = await get("/dashboard", { cookie: owner.cookie });
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
});
