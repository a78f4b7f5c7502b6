/** The photo of an account: redrawn, public at an address that cannot be guessed, exported, deleted with the account. */
import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import { readImageHeader } from "#app/core/photo/image-header.ts";
import { eraseAccount } from "#app/server/db/erase-account.server.ts";
import { loadContext } from "../../workers/load-context.ts";
import { unpackArchive } from "../support/account-export.ts";
import { call, expectError } from "../support/api.ts";
import { testPicture } from "../support/photos.ts";
import { aPng, asLatin, withTail } from "../support/pictures.ts";
import { createOwnedRoom } from "../support/room.ts";
import { createLink, joinByLink } from "../support/sharing.ts";
import { bearer, get, post, type SignedInPerson, signIn, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const PATH = "/api/auth/picture";

async function putPicture(by: SignedInPerson, file: BlobPart = testPicture()) {
  const form = new FormData();
  form.set("file", new Blob([file]), "me.png");
  const headers = bearer(by);
  const answer = await exports.default.fetch(`${ORIGIN}${PATH}`, {
    method: "PUT",
    headers,
    body: form,
  });
  const body = (await answer.json()) as { success: boolean; user: SignedInUser };
  return { request: "PUT picture", status: answer.status, headers: answer.headers, body };
}

async function setPicture(by: SignedInPerson, file?: BlobPart): Promise<string> {
  const { status, body } = await putPicture(by, file);
  expect([status, body.success], JSON.stringify(body)).toEqual([200, true]);
  expect(body.user.profileImageUrl).toMatch(/^\/pictures\/[\w-]+\/[\w-]{43}$/);
  return body.user.profileImageUrl ?? "";
}

const keysOf = async ({ user }: SignedInPerson) =>
  (await env.FILES.list({ prefix: `${user.id}/` })).objects.map(({ key }) => key);

test("a picture becomes a small square JPEG that anyone with its address can see, and only as an image", async () => {
  const ada = await signUp();
  const url = await setPicture(
    ada,
    withTail(aPng({ width: 900, height: 700 }), "<script>1</script>"),
  );
  const shown = await get(url);
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  const file = new Uint8Array(await shown.arrayBuffer());
  expect(readImageHeader(file)).toMatchObject({ type: "image/jpeg", width: 256, height: 256 });
  expect(asLatin(file)).not.toContain("script");
  expect(await keysOf(ada)).toEqual([expect.stringMatching(`^${ada.user.id}/picture/`)]);
  for (const other of [
    url.slice(0, -1) + (url.endsWith("A") ? "B" : "A"),
    `/pictures/${ada.user.id}/x`,
  ]) {
    expect((await get(other)).status).toBe(404);
  }
});

test("every answer about the user has the picture, and people of a shared resume see it", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const ada = await signUp();
  await joinByLink(ada, await createLink(owner, resumeId, "view"));
  const url = await setPicture(ada);
  const again = await signIn(ada.email, ada.password);
  expect(again.user.profileImageUrl).toBe(url);
  const me = await call(ada, "GET", "/api/auth/me");
  expect(me.body.user.profileImageUrl).toBe(url);
  const renewed = await post("/api/auth/session", undefined, bearer(ada));
  expect(((await renewed.json()) as { user: SignedInUser }).user.profileImageUrl).toBe(url);
  const { body } = await call(owner, "GET", `/api/resumes/${resumeId}/members`);
  expect(JSON.stringify(body)).toContain(url);
  for (const page of ["/dashboard", "/templates", "/settings"]) {
    const html = await (await get(page, { cookie: again.cookie })).text();
    expect(html, page).toContain(`<img src="${url}"`);
  }
});

test("a new picture has a new address and replaces the old file; a removed one is gone", async () => {
  const ada = await signUp();
  const first = await setPicture(ada);
  const second = await setPicture(ada);
  expect(second).not.toBe(first);
  expect((await get(first)).status).toBe(404);
  expect(await keysOf(ada)).toHaveLength(1);
  const removed = await call(ada, "DELETE", PATH);
  expect(removed.body).toEqual({ success: true, user: { ...ada.user, profileImageUrl: null } });
  expect((await get(second)).status).toBe(404);
  expect(await keysOf(ada)).toEqual([]);
  expect((await call(ada, "DELETE", PATH)).status).toBe(200);
});

test("after two concurrent uploads, the file of the picture that is shown exists", async () => {
  const ada = await signUp();
  await Promise.all([setPicture(ada), setPicture(ada)]);
  const { body } = await call(ada, "GET", "/api/auth/me");
  expect((await get(body.user.profileImageUrl)).status).toBe(200);
  expect(await keysOf(ada)).toHaveLength(1);
});

test("a file that is not a usable picture is rejected, and the old picture stays", async () => {
  const ada = await signUp();
  const url = await setPicture(ada);
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'/>";
  expectError(await putPicture(ada, svg), 422);
  expectError(await putPicture(ada, aPng({ width: 50, height: 50 })), 422);
  expectError(await putPicture(ada, new Uint8Array(2_200_000)), 413);
  expectError(await call(ada, "PUT", PATH, {}), 415);
  expect((await get(url)).status).toBe(200);
});

test("the picture is in the account export, and is deleted with the account", async () => {
  const ada = await signUp();
  const url = await setPicture(ada);
  const shown = new Uint8Array(await (await get(url)).arrayBuffer());
  const archive = await get("/api/auth/takeout", bearer(ada));
  const { files, text } = unpackArchive(await archive.arrayBuffer());
  expect(files["picture.jpg"]).toEqual(shown);
  expect(text("README.txt")).toContain("picture.jpg");
  const { password } = ada;
  expect((await call(ada, "POST", "/api/auth/delete-account", { password })).status).toBe(200);
  expect((await get(url)).status).toBe(404);
  expect(await keysOf(ada)).toEqual([]);
});

test("a picture whose upload ends during the deletion of the account is deleted too", async () => {
  const ada = await signUp();
  await setPicture(ada);
  const context = loadContext(new Request(ORIGIN), env, createExecutionContext());
  let isLate = true;
  const list = async (options?: R2ListOptions) => {
    const listed = await env.FILES.list(options);
    if (listed.objects.length > 0 || !isLate) return listed;
    isLate = false;
    await env.FILES.put(`${ada.user.id}/picture/late`, "JPEG");
    return listed;
  };
  const files = { list, delete: (keys: string[]) => env.FILES.delete(keys) };
  await eraseAccount({ ...context, files: files as unknown as R2Bucket }, ada.user);
  expect(isLate).toBe(false);
  expect(await keysOf(ada)).toEqual([]);
});
