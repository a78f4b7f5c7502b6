/** Photo uploads while the browser is busy or broken: a clear error, nothing lost, and a working retry. */
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import puppeteer from "@cloudflare/puppeteer";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { photo } from "#app/server/db/tables/file-tables.ts";
import { call, expectError } from "../support/api.ts";
import { fetchPhoto, postPhoto, setPhoto, uploadPhoto } from "../support/photos.ts";
import { aPng } from "../support/pictures.ts";
import { createOwnedRoom } from "../support/room.ts";
import { bearer } from "../support/sign-in.ts";

const printer = () => env.PRINTER.getByName("client");

/** Replaces the printer's browser service and closes its current browser. */
async function getBrowsersFrom(BROWSER: object) {
  await runInDurableObject(printer(), (instance) => {
    Object.assign(instance, { env: { ...env, BROWSER } });
  });
  for (const { sessionId } of await puppeteer.sessions(env.BROWSER)) {
    await env.BROWSER.fetch(`https://fake.host/v1/devtools/browser/${sessionId}`, {
      method: "DELETE",
    });
  }
}

/** A browser service that gives every request this response. */
const browsersAnswer = (status: number, headers: HeadersInit = {}) =>
  getBrowsersFrom({ fetch: async () => new Response("No browser", { status, headers }) });

afterEach(async () => {
  vi.restoreAllMocks();
  await getBrowsersFrom(env.BROWSER);
});

/** A user with a photo on a resume. */
async function replacing() {
  const { owner, resumeId } = await createOwnedRoom();
  const before = await uploadPhoto(owner, resumeId);
  await setPhoto(owner, resumeId, before);
  const another = aPng({ width: 200, height: 200 });
  const stored = async () => ({
    content: (await call(owner, "GET", `/api/resumes/${resumeId}`)).body.resume.content,
    bytes: await fetchPhoto(owner, resumeId, before),
    rows: await openDatabase(env.DB).$count(photo),
    files: (await env.FILES.list()).objects.map(({ key }) => key),
  });
  const start = await stored();
  expect(start).toMatchObject({ content: { photo: { fileId: before, visible: true } }, rows: 1 });
  return {
    replace: () => postPhoto(bearer(owner), resumeId, another),
    expectNothingLost: async () => expect(await stored()).toEqual(start),
    expectItWorks: async () => expect(await uploadPhoto(owner, resumeId, another)).not.toBe(before),
  };
}

test("a photo behind ten others is rejected as busy, and accepted on retry", async () => {
  const { replace, expectNothingLost, expectItWorks } = await replacing();
  // No browser is available until this photo has been rejected, so the others are all still waiting.
  let isFree = false;
  const fetchOnceFree: typeof env.BROWSER.fetch = async (...asked) => {
    while (!isFree) await scheduler.wait(10);
    return env.BROWSER.fetch(...asked);
  };
  await getBrowsersFrom({ fetch: fetchOnceFree });
  const others = Array.from({ length: 10 }, () => printer().print("<p>one of many"));
  const refused = await replace();
  expectError(refused, 503, /cannot be prepared right now.* try again in 5 seconds/);
  expect(refused.headers.get("retry-after")).toBe("5");
  await expectNothingLost();
  isFree = true;
  await Promise.all(others);
  await expectItWorks();
});

test("if no browser is free, the response says when to retry", async () => {
  const { replace, expectNothingLost, expectItWorks } = await replacing();
  await browsersAnswer(429, { "retry-after": "7" });
  const refused = await replace();
  expectError(refused, 503, /try again in 7 seconds/);
  expect(refused.headers.get("retry-after")).toBe("7");
  await expectNothingLost();
  await getBrowsersFrom(env.BROWSER);
  await expectItWorks();
});

test("if no browser starts, the previous photo stays and the next try works", async () => {
  const { replace, expectNothingLost, expectItWorks } = await replacing();
  await browsersAnswer(500);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expectError(await replace(), 502, "The photo could not be prepared. Please try again.");
  expect(log).toHaveBeenCalledWith("Print failed", expect.anything());
  await expectNothingLost();
  await getBrowsersFrom(env.BROWSER);
  await expectItWorks();
});
