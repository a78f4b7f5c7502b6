/** A PDF's link is given before its file is stored. */
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { print } from "#app/server/db/tables/file-tables.ts";
import { bearer, get, post, type SignedInPerson, signUp } from "../support/sign-in.ts";
import "../support/worker.ts";

const storage = Object.getPrototypeOf(env.FILES) as R2Bucket;
const storePdf = storage.put;
type Put = (this: R2Bucket, key: string, value: Uint8Array) => Promise<R2Object>;
const spyOnStoring = () =>
  vi.spyOn(storage, "put") as unknown as { mockImplementation(put: Put): void };
const refuse = async () => {
  throw new Error("R2 is down");
};

afterEach(() => vi.restoreAllMocks());

async function printed(who: SignedInPerson): Promise<{ url: string; bytes: number }> {
  const answer = await post(
    "/api/generate-pdf",
    { html: "<h1>A report</h1>", fileName: "report" },
    bearer(who),
  );
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

async function sizeOf(url: string): Promise<number> {
  const answer = await get(url);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.arrayBuffer()).byteLength;
}

test("the link is given before the file is stored, and waits for it", async () => {
  const who = await signUp();
  let store = () => {};
  const begins = new Promise<void>((resolve) => {
    store = resolve;
  });
  spyOnStoring().mockImplementation(async function (key, value) {
    await begins;
    return storePdf.call(this, key, value);
  });
  const { url, bytes } = await printed(who);
  expect((await env.FILES.list()).objects).toEqual([]);
  const download = sizeOf(url);
  setTimeout(store, 300);
  expect(await download).toBe(bytes);
});

test("storing is retried after a failure", async () => {
  const who = await signUp();
  let tries = 0;
  spyOnStoring().mockImplementation(async function (key, value) {
    tries += 1;
    return tries === 1 ? refuse() : storePdf.call(this, key, value);
  });
  const { url, bytes } = await printed(who);
  expect(await sizeOf(url)).toBe(bytes);
  expect(tries).toBe(2);
});

test("if a file cannot be stored, its link says so, and the next export prints it again", async () => {
  const who = await signUp();
  spyOnStoring().mockImplementation(refuse);
  const { url } = await printed(who);
  const answer = await get(url);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    message: "The file could not be stored. Please export it again.",
  });
  expect(await openDatabase(env.DB).$count(print)).toBe(0);
  vi.restoreAllMocks();
  const again = await printed(who);
  expect(await sizeOf(again.url)).toBe(again.bytes);
});
