/** Photos: validated, redrawn, access-controlled, and stored while anything refers to them. */
import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { photoResponseBody } from "#app/core/api-contract/photo-bodies.ts";
import { readImageHeader } from "#app/core/photo/image-header.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { photo } from "#app/server/db/tables/file-tables.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { sweep } from "../../workers/scheduled.ts";
import { call, expectError } from "../support/api.ts";
import {
  fetchPhoto,
  photoPath,
  postPhoto,
  setPhoto,
  testPicture,
  uploadPhoto,
} from "../support/photos.ts";
import { aBomb, aPng, asLatin, concatBytes, withExif, withTail } from "../support/pictures.ts";
import { createOwnedRoom, newPerson, room } from "../support/room.ts";
import { createLink, joinByLink, shareTokenHeader } from "../support/sharing.ts";
import { bearer, get, signUp } from "../support/sign-in.ts";
import { useUp } from "../support/use-up.ts";

const DAY_MS = 86_400_000;
const MB = 1_048_576;

test("a photo becomes a square JPEG named by its content hash, and is served only as an image", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const first = await postPhoto(bearer(owner), resumeId, testPicture());
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  const { fileId, bytes } = v.parse(v.strictObject(photoResponseBody.entries), first.body.photo);
  const answer = await get(photoPath(resumeId, fileId), bearer(owner));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": String(bytes),
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const file = new Uint8Array(await answer.arrayBuffer());
  expect(readImageHeader(file)).toEqual({
    type: "image/jpeg",
    width: 240,
    height: 240,
    isComplete: true,
  });
  expect(await uploadPhoto(owner, resumeId)).toBe(fileId);
  expect(await openDatabase(env.DB).$count(photo)).toBe(1);
  const large = await uploadPhoto(owner, resumeId, aPng({ width: 900, height: 1400 }));
  expect(readImageHeader(await fetchPhoto(owner, resumeId, large))).toMatchObject({
    width: 600,
    height: 600,
  });
});

test("location, hidden content and orientation metadata are removed", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  // Red on the left and blue on the right; turned by a quarter, red is at the top.
  const halves = (x: number): [number, number, number] => (x < 150 ? [255, 0, 0] : [0, 0, 255]);
  const drawn = await uploadPhoto(
    owner,
    resumeId,
    aPng({ width: 300, height: 300, color: halves, padding: 5_000 }),
  );
  const jpeg = await fetchPhoto(owner, resumeId, drawn);
  expect(asLatin(jpeg)).not.toContain("AAAA");
  const polyglot = withTail(withExif(jpeg, 6), "<html><script>alert(1)</script>PK-archive");
  expect(asLatin(polyglot)).toMatch(/Exif.*GPS.*<script>/s);
  const turned = await fetchPhoto(owner, resumeId, await uploadPhoto(owner, resumeId, polyglot));
  expect(asLatin(turned)).not.toMatch(/Exif|GPS|script|PK-/);
  expect([...turned.subarray(-2)]).toEqual([0xff, 0xd9]);
  expect(turned).not.toEqual(jpeg);
  const upright = await fetchPhoto(
    owner,
    resumeId,
    await uploadPhoto(
      owner,
      resumeId,
      aPng({ width: 300, height: 300, color: (_, y) => halves(y) }),
    ),
  );
  // Encoding twice changes the bytes a little, but equal halves give about the same size.
  expect(Math.abs(turned.length - upright.length)).toBeLessThan(400);
});

test("rejects files that are not images, too large or broken, and stores nothing", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const { length } = testPicture();
  const atCap = aPng({ width: 320, height: 240, padding: 2 * MB - length });
  const wrong: [BlobPart, number, RegExp][] = [
    ["", 422, /JPEG, PNG or WebP/],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 422, /JPEG, PNG or WebP/],
    ["GIF89a", 422, /JPEG, PNG or WebP/],
    [withTail(atCap, "x"), 413, /2 MB/],
    [new Uint8Array(3 * MB), 413, /2 MB/],
    [aBomb(30_000, 30_000), 422, /30,000 × 30,000/],
    [testPicture().slice(0, -20), 422, /damaged/],
    // A file with header and end, but without the data between them.
    [concatBytes(testPicture().slice(0, 33), testPicture().slice(-12)), 422, /damaged/],
  ];
  for (const [file, status, message] of wrong) {
    expectError(await postPhoto(bearer(owner), resumeId, file), status, message);
  }
  expect(await openDatabase(env.DB).$count(photo)).toBe(0);
  expect((await env.FILES.list()).objects).toEqual([]);
  await uploadPhoto(owner, resumeId, atCap);
});

test("editors may upload; viewers may download only the visible photo", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const links = {
    edit: await createLink(owner, resumeId, "edit"),
    comment: await createLink(owner, resumeId, "comment"),
    view: await createLink(owner, resumeId, "view"),
  };
  const guest = shareTokenHeader(links.edit);
  const byGuest = await postPhoto(guest, resumeId, testPicture());
  expect(byGuest.status, JSON.stringify(byGuest.body)).toBe(201);
  const { fileId } = byGuest.body.photo;
  expect((await get(photoPath(resumeId, fileId), guest)).status).toBe(200);
  for (const link of [links.comment, links.view]) {
    expectError(await postPhoto(shareTokenHeader(link), resumeId, testPicture()), 403);
  }
  const stranger = await signUp();
  expectError(await postPhoto(bearer(stranger), resumeId, testPicture()), 404);
  expectError(await call(stranger, "GET", photoPath(resumeId, fileId)), 404);
  expectError(await call(null, "GET", photoPath(resumeId, fileId)), 401);

  const viewer = shareTokenHeader(links.view);
  const seen = async () => (await get(photoPath(resumeId, fileId), viewer)).status;
  expect(await seen()).toBe(404);
  await setPhoto(owner, resumeId, fileId, false);
  expect(await seen()).toBe(404);
  expect((await get(photoPath(resumeId, fileId), shareTokenHeader(links.comment))).status).toBe(
    200,
  );
  await setPhoto(owner, resumeId, fileId);
  expect(await seen()).toBe(200);
  const other = await uploadPhoto(owner, resumeId, aPng({ width: 200, height: 200 }));
  expect((await get(photoPath(resumeId, other), viewer)).status).toBe(404);
  const member = await signUp();
  await joinByLink(member, links.view);
  expect((await get(photoPath(resumeId, fileId), bearer(member))).status).toBe(200);
});

test("a reference to another resume's photo shows nothing, and a URL is not a valid reference", async () => {
  const one = await createOwnedRoom();
  const fileId = await uploadPhoto(one.owner, one.resumeId);
  const other = await createOwnedRoom();
  expect((await setPhoto(other.owner, other.resumeId, fileId)).status).toBe(200);
  expectError(await call(other.owner, "GET", photoPath(other.resumeId, fileId)), 404);
  expectError(await call(other.owner, "GET", photoPath(one.resumeId, fileId)), 404);
  for (const forged of ["https://evil.example/x.png", "../x", "data:image/png;base64,AA", ""]) {
    expectError(await setPhoto(other.owner, other.resumeId, forged), 400, /uploaded file/);
  }
});

test("a duplicated resume has its own copy of the photo", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const fileId = await uploadPhoto(owner, resumeId);
  await setPhoto(owner, resumeId, fileId);
  const copy = await call(owner, "POST", `/api/resumes/${resumeId}/duplicate`);
  const copyId = copy.body.resume.id;
  expect(copy.body.resume.content.photo).toEqual({ fileId, visible: true });
  expect(await fetchPhoto(owner, copyId, fileId)).toEqual(
    await fetchPhoto(owner, resumeId, fileId),
  );

  await call(owner, "DELETE", `/api/resumes/${resumeId}`);
  const db = openDatabase(env.DB);
  const deletedAt = new Date(Date.now() - 31 * DAY_MS);
  await db.update(resume).set({ deletedAt }).where(eq(resume.id, resumeId));
  await sweep(env);
  expect(await db.$count(photo)).toBe(1);
  expect((await env.FILES.list()).objects).toHaveLength(1);
  await fetchPhoto(owner, copyId, fileId);
});

test("a photo stays while the resume or a version refers to it, and is erased 30 days later", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const base = `/api/resumes/${resumeId}`;
  const kept = await uploadPhoto(owner, resumeId, aPng({ width: 200, height: 200 }));
  await setPhoto(owner, resumeId, kept);
  const named = await call(owner, "POST", `${base}/versions`, { name: "With the first" });
  const tried = await uploadPhoto(owner, resumeId, aPng({ width: 210, height: 210 }));
  const now = await uploadPhoto(owner, resumeId, aPng({ width: 220, height: 220 }));
  await setPhoto(owner, resumeId, now, false);
  const statuses = () =>
    Promise.all(
      [kept, tried, now].map(
        async (id) => (await get(photoPath(resumeId, id), bearer(owner))).status,
      ),
    );
  const db = openDatabase(env.DB);
  const sweepAfter = async (days: number) => {
    await db.update(photo).set({ checkedAt: new Date(Date.now() - days * DAY_MS) });
    await sweep(env);
  };
  await sweepAfter(29);
  expect(await statuses()).toEqual([200, 200, 200]);
  await sweepAfter(31);
  expect(await statuses()).toEqual([200, 404, 200]);
  expect((await env.FILES.list()).objects).toHaveLength(2);
  const back = `${base}/versions/${named.body.version.id}/restore`;
  expect((await call(owner, "POST", back)).body.resume.content.photo.fileId).toBe(kept);
  expect(await statuses()).toEqual([200, 404, 200]);
});

test("a resume stores 50 photos; a full one erases unused ones older than ten minutes or rejects the next", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const db = openDatabase(env.DB);
  const shown = await uploadPhoto(owner, resumeId);
  await setPhoto(owner, resumeId, shown);
  const [row] = await db.select().from(photo);
  if (!row) throw new Error("No row");
  const filled = Array.from({ length: 49 }, (_, n) => ({ ...row, id: `${n}`, r2Key: `${n}` }));
  for (const each of filled) await db.insert(photo).values(each);
  const tooSoon = await postPhoto(bearer(owner), resumeId, aPng({ width: 200, height: 200 }));
  expectError(tooSoon, 409, /as many photos/);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await db
    .update(photo)
    .set({ checkedAt: anHourAgo })
    .where(inArray(photo.id, ["0", "1"]));
  await uploadPhoto(owner, resumeId, aPng({ width: 200, height: 200 }));
  expect(await db.$count(photo)).toBe(49);

  await db.delete(photo);
  for (const each of [row, ...filled]) {
    await db.insert(photo).values(each);
    const content = { photo: { fileId: each.id, visible: true } };
    await room(resumeId).merge({ content }, newPerson());
    await room(resumeId).saveVersion(each.id.slice(0, 8), newPerson());
  }
  const refused = await postPhoto(bearer(owner), resumeId, testPicture());
  expectError(refused, 409, /as many photos/);
});

test("the 31st photo in an hour is rate-limited", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  await useUp("photos", owner.user.id, 28);
  for (let n = 0; n < 2; n++) expectError(await postPhoto(bearer(owner), resumeId, "x"), 422);
  const refused = await postPhoto(bearer(owner), resumeId, testPicture());
  expectError(refused, 429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
