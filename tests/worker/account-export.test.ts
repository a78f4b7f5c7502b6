/** The account export contains everything stored of the user's resumes and nothing of anyone else's. */
import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addAnnotatedPdf } from "#app/server/db/annotated-pdfs.server.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { addPhoto } from "#app/server/db/photos.server.ts";
import { budget } from "#app/server/db/tables/service-tables.ts";
import { exportArchive, unpackArchive } from "../support/account-export.ts";
import { call } from "../support/api.ts";
import { createOwnedRoom, room } from "../support/room.ts";
import { addComment, joinRoom } from "../support/room-comments.ts";
import { createLink, joinByLink } from "../support/sharing.ts";
import { bearer, get, type SignedInPerson, signUp } from "../support/sign-in.ts";

const context = { db: openDatabase(env.DB), files: env.FILES };

async function takeout(by: SignedInPerson) {
  const answer = await get("/api/auth/takeout", bearer(by));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return unpackArchive(await answer.arrayBuffer());
}

test("contains all of the user's resumes, including the trash, but no one else's", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const { resumeId: foreign, owner: friend } = await createOwnedRoom();
  await joinByLink(owner, await createLink(friend, foreign, "edit"));
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { title: "../../etc: über" });
  await call(owner, "DELETE", `/api/resumes/${resumeId}`);
  const { files, names, text, json } = await takeout(owner);
  expect(names.every((name) => !name.includes(".."))).toBe(true);
  const inTrash = names.filter((name) => name.startsWith("trash/"));
  expect(inTrash.map((name) => name.split("/").at(-1))).toEqual([
    "covitae.json",
    "resume.json",
    "resume.txt",
    "resume.md",
    "analyses.json",
    "activity.json",
    "comments.json",
    "suggestions.json",
    "sharing.json",
    "versions.json",
    "copies.json",
  ]);
  // The archive's readme explains each file.
  for (const name of inTrash) {
    const file = name.split("/").at(-1)?.replace("resume.md", ".md") ?? "";
    expect(text("README.txt")).toContain(file);
  }
  expect(text("README.txt")).toContain("Nothing had to be left out");
  const account = json("account.json");
  expect(account.user.email).toBe(owner.email);
  expect(account.sharedWithMe).toMatchObject([{ id: foreign, role: "edit" }]);
  const whole = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  expect(whole.join("\n")).toContain("Ada Lovelace");
  expect(whole.join("\n")).not.toContain(friend.email);
});

test("contains comments and suggestions with their authors and quoted words", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const bob = await joinRoom(resumeId, "comment", "Bob");
  await addComment(bob, "Count what?");
  bob.sendCommand({
    type: "suggestionAdd",
    anchor: { field: "summary", start: 2, end: 7 },
    base: "count",
    proposed: "measure",
  });
  await bob.eventOf("suggestion");
  const { text, json } = await takeout(owner);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(json("comments.json")).toEqual([
    {
      ...{ id: 1, field: "summary", quote: "count", at, resolved: null },
      comments: [{ by: "Bob", text: "Count what?", mentions: [], at, editedAt: null }],
    },
  ]);
  expect(json("suggestions.json")).toEqual([
    {
      ...{ id: 1, field: "summary", by: "Bob", at, before: "count", after: "measure" },
      ...{ state: "open", decided: null },
    },
  ]);
  expect(text("comments.json") + text("suggestions.json")).not.toContain(bob.person.userId);
});

test("contains the user's comments in shared resumes, and nothing else of those resumes", async () => {
  const { owner: friend, resumeId } = await createOwnedRoom();
  const guest = await signUp();
  await joinByLink(guest, await createLink(friend, resumeId, "comment"));
  const asGuest = await joinRoom(resumeId, "comment", "Guest", { userId: guest.user.id });
  await addComment(asGuest, "Which count?");
  await addComment(await joinRoom(resumeId), "Of the owner's own.");
  const { files, json } = await takeout(guest);
  expect(json("elsewhere.json")).toMatchObject([
    { resume: { id: resumeId }, comments: [{ text: "Which count?" }], suggestions: [] },
  ]);
  const whole = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  expect(whole.join("\n")).not.toMatch(/owner's own|I count/);
  expect((await takeout(friend)).json("elsewhere.json")).toEqual([]);
});

test("contains links without their secrets, people by name, and the public page", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "comment");
  const friend = await signUp();
  await joinByLink(friend, link);
  await call(owner, "PUT", `/api/resumes/${resumeId}/public-page`, { isOn: true });
  const { files, json } = await takeout(owner);
  expect(json("sharing.json")).toMatchObject({
    links: [{ role: "comment", members: 1, guests: 0 }],
    members: [{ fullName: friend.user.fullName, role: "comment" }],
    publicPage: { isOn: true, showsContact: false, address: expect.stringMatching(/^\/p\/ada-/) },
  });
  const whole = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  expect(whole.join("\n")).not.toContain(link.token);
  expect(whole.join("\n")).not.toMatch(/scrypt\$|tokenHash|r2Key/);
  expect(whole.join("\n")).not.toContain(friend.email);
});

const aPdf = (mark: string) =>
  new TextEncoder().encode(`%PDF-1.4\n% ${mark}\nstartxref\n9\n%%EOF\n`);

test("contains photos and annotated PDFs byte for byte", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const to = { id: resumeId, ownerId: owner.user.id };
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);
  const { id } = await addPhoto(context, to, jpeg);
  const made = { createdBy: owner.user.id, name: "Ann/../resume", pdf: aPdf("marked") };
  await addAnnotatedPdf(context, to, made);
  const { files, names, json } = await takeout(owner);
  const bytesOf = (end: string) => files[names.find((name) => name.endsWith(end)) ?? ""];
  expect(bytesOf(`/photos/${id}.jpg`)).toEqual(jpeg);
  const [copy] = json("copies.json");
  expect(copy).toMatchObject({ by: "Zoë O'Connor", bytes: made.pdf.length });
  expect(copy.file).toMatch(/^copies\/01 [^/]*resume\.pdf$/);
  expect(bytesOf(`/${copy.file}`)).toEqual(made.pdf);
});

test("lists parts beyond the limits and parts whose file is missing", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const to = { id: resumeId, ownerId: owner.user.id };
  const copies = ["first", "second", "third"].map(async (name) =>
    addAnnotatedPdf(context, to, { createdBy: owner.user.id, name, pdf: aPdf("x".repeat(100)) }),
  );
  const [first] = await Promise.all(copies);
  await env.FILES.delete(first?.r2Key ?? "");
  for (const name of ["One", "Two"])
    await call(owner, "POST", `/api/resumes/${resumeId}/versions`, { name });
  const { names, text, json } = await exportArchive(owner, { versions: 1, annotatedPdfBytes: 200 });
  expect(names.filter((name) => name.endsWith(".pdf"))).toHaveLength(1);
  const listed = json("copies.json").map((copy: { file: string | null }) => copy.file !== null);
  expect(listed.filter(Boolean)).toHaveLength(1);
  expect(listed).toHaveLength(3);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(json("versions.json")).toMatchObject([
    { name: "Two", createdAt: at, file: "versions/001.json" },
    { name: "One", createdAt: at, file: null },
  ]);
  expect(json("versions/001.json").content.personalInfo.fullName).toBe("Ada Lovelace");
  expect(names.filter((name) => name.includes("/versions/"))).toHaveLength(1);
  expect(text("README.txt").match(/copies\/\d\d /g)).toHaveLength(2);
  expect(text("README.txt")).toContain("versions: the content of 1");
});

test("contains who joined and who changed what, by name", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const bob = await joinRoom(resumeId, "edit", "Bob");
  await room(resumeId).merge({ content: { summary: "I count more." } }, bob.person);
  const { text, json } = await takeout(owner);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const lines = json("activity.json");
  expect(lines).toContainEqual({ at, by: "Bob", kind: "joined", section: null });
  expect(lines).toContainEqual({ at, by: "Bob", kind: "changed", section: expect.any(String) });
  expect(text("activity.json")).not.toContain(bob.person.userId);
});

test("allows one export in two minutes per user", async () => {
  const { owner } = await createOwnedRoom();
  await takeout(owner);
  const refused = await get("/api/auth/takeout", bearer(owner));
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(120);
  expect(await refused.json()).toMatchObject({
    message: "Too many requests. Please try again in 2 minutes.",
  });
  await takeout(await signUp());
  await context.db.update(budget).set({ windowStart: Date.now() - 120_000 });
  await takeout(owner);
});

test("requires a session", async () => {
  const answer = await exports.default.fetch("http://localhost:8787/api/auth/takeout");
  expect(answer.status).toBe(401);
});
