/** POST /api/generate-pdf and the link to the file: limits, access, file names and invalid requests. */
import { env } from "cloudflare:workers";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { file, print } from "#app/server/db/tables/file-tables.ts";
import { bearer, get, post, type SignedInPerson, signUp } from "../support/sign-in.ts";
import { useUp } from "../support/use-up.ts";
import "../support/worker.ts";

const HTML = '<!doctype html><html lang="en"><title>A report</title><h1>Zoë & Ćń</h1>';

interface Printed {
  url: string;
  fileName: string;
  pages: number;
  bytes: number;
  sha256: string;
}

function generatePdf(who: SignedInPerson, body: unknown): Promise<Response> {
  return post("/api/generate-pdf", body, bearer(who));
}

async function printed(who: SignedInPerson, body: unknown): Promise<Printed> {
  const answer = await generatePdf(who, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

test("[spec 7] HTML is printed to a PDF with a download URL", async () => {
  const who = await signUp();
  const answer = await printed(who, { html: HTML, fileName: "ats-report-2026-08-01" });
  expect(answer).toMatchObject({ fileName: "ats-report-2026-08-01", pages: 1 });
  expect(answer.url).toMatch(/^\/files\/[\w-]{43}$/);

  const download = await get(answer.url);
  expect(download.status).toBe(200);
  expect(Object.fromEntries(download.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(answer.bytes),
    "content-disposition":
      "attachment; filename=\"ats-report-2026-08-01.pdf\"; filename*=UTF-8''ats-report-2026-08-01.pdf",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  const bytes = await download.arrayBuffer();
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
  expect(answer.sha256).toBe(createHash("sha256").update(new Uint8Array(bytes)).digest("hex"));
});

test("an unchanged export is printed once and does not count; the eleventh print is rate-limited", async () => {
  const who = await signUp();
  const first = await printed(who, { html: HTML, fileName: "a" });
  // The print is recorded after the answer.
  const notes = () => openDatabase(env.DB).$count(print);
  await expect.poll(notes).toBe(1);
  for (let again = 0; again < 3; again += 1) {
    const same = await printed(who, { html: HTML, fileName: "b" });
    expect(same.sha256).toBe(first.sha256);
    expect(same.url).not.toBe(first.url);
  }
  await useUp("pdf", who.user.id, 7);
  for (let other = 9; other <= 10; other += 1)
    await printed(who, { html: `${other}`, fileName: "a" });
  const refused = await generatePdf(who, { html: "eleven", fileName: "a" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await printed(who, { html: HTML, fileName: "a" })).sha256).toBe(first.sha256);
});

test("files are stored under the prefix of the user who printed them", async () => {
  const who = await signUp();
  await printed(who, { html: HTML, fileName: "a" });
  const stored = async () => (await env.FILES.list()).objects.map(({ key }) => key);
  await expect
    .poll(stored)
    .toEqual([expect.stringMatching(new RegExp(`^${who.user.id}/[0-9a-f]{64}\\.pdf$`))]);
});

test("only the token grants access to a file, and D1 does not store it", async () => {
  const who = await signUp();
  const { url } = await printed(who, { html: HTML, fileName: "a" });
  await get(url);
  const { objects } = await env.FILES.list();
  const rows = await openDatabase(env.DB).select().from(file);
  const guesses = [
    `/files/${rows[0]?.tokenHash}`,
    `/files/${objects[0]?.key.split("/")[1]?.slice(0, 43)}`,
    `/files/${encodeURIComponent(objects[0]?.key ?? "")}`,
    `/files/${"A".repeat(43)}`,
    "/files/x",
  ];
  for (const guess of guesses) {
    const answer = await get(guess);
    expect(answer.status, guess).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
  await openDatabase(env.DB)
    .update(file)
    .set({ expiresAt: new Date(Date.now() - 1) });
  expect((await get(url)).status).toBe(404);
});

test("a file name is sanitized and cannot add anything to the header", async () => {
  const who = await signUp();
  for (const [fileName, clean, encoded] of [
    ["a\r\nSet-Cookie: evil=1", "a Set-Cookie- evil=1", "a%20Set-Cookie-%20evil%3D1"],
    ['x"; filename="y', "x-; filename=-y", "x-%3B%20filename%3D-y"],
    ["../../etc/passwd", "-.-etc-passwd", "-.-etc-passwd"],
    ["resume\u202efdp.exe", "resumefdp.exe", "resumefdp.exe"],
    ["Amélie-O'Connor.pdf", "Amélie-O'Connor", "Am%C3%A9lie-O%27Connor"],
    ["", "document", "document"],
  ] as const) {
    const answer = await printed(who, { html: "x", fileName });
    expect(answer.fileName).toBe(clean);
    const { headers } = await get(answer.url);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[^"]*\.pdf"; /);
    expect(headers.get("content-disposition")).toContain(`filename*=UTF-8''${encoded}.pdf`);
    expect(headers.has("set-cookie")).toBe(false);
  }
});

test("rejects what cannot be printed with a message", async () => {
  const who = await signUp();
  const cases: [unknown, number][] = [
    [{ html: "x".repeat(1_100_000), fileName: "a" }, 413],
    [{ html: "x", fileName: "x".repeat(5_000) }, 400],
    [{ html: 7, fileName: "a" }, 400],
    [{ html: "x" }, 400],
    [{}, 400],
    [{ resumeId: "nobody-has-this" }, 404],
  ];
  for (const [body, status] of cases) {
    const answer = await generatePdf(who, body);
    expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toBeTruthy();
  }
  expect((await post("/api/generate-pdf", { html: "x", fileName: "a" })).status).toBe(401);
  expect((await get("/api/generate-pdf", bearer(who))).status).toBe(405);
});
