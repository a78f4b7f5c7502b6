/** An account export that exceeds its limits or finds unreadable parts. */
import { reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addAnnotatedPdf } from "#app/server/db/annotated-pdfs.server.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { addPhoto } from "#app/server/db/photos.server.ts";
import { createResume } from "#app/server/db/resumes.server.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { exportArchive } from "../support/account-export.ts";
import { call } from "../support/api.ts";
import {
  createOwnedRoom,
  evict,
  newPerson,
  resumeContent,
  room,
  roomStub,
} from "../support/room.ts";
import { addComment, joinRoom } from "../support/room-comments.ts";
import { createLink, joinByLink } from "../support/sharing.ts";
import { type SignedInPerson, signUp } from "../support/sign-in.ts";

const context = { db: openDatabase(env.DB), files: env.FILES, room };
const MINUTE_MS = 60_000;

/** Creates a resume edited this long ago, with this many named versions. */
async function another(owner: SignedInPerson, title: string, minutes: number, versions = 0) {
  const { id } = await createResume({
    ...{ context, ownerId: owner.user.id, templateId: "modern-professional", title },
    content: resumeContent({ summary: `Of ${title}.` }),
  });
  for (let n = 1; n <= versions; n++) await room(id).saveVersion(`${title} ${n}`, newPerson());
  await edited(id, minutes);
  return id;
}
const edited = (id: string, minutes: number) =>
  context.db
    .update(resume)
    .set({ updatedAt: new Date(Date.now() - minutes * MINUTE_MS) })
    .where(eq(resume.id, id));
const aPdf = new TextEncoder().encode("%PDF-1.4\nstartxref\n9\n%%EOF\n");
const copy = (owner: SignedInPerson, id: string, name: string) =>
  addAnnotatedPdf(
    context,
    { id, ownerId: owner.user.id },
    { createdBy: owner.user.id, name, pdf: aPdf },
  );
const broken = (id: string, ...statements: string[]) =>
  runInDurableObject(roomStub(id), (_, { storage: { sql } }) => {
    for (const statement of statements) sql.exec(statement);
  });

afterEach(() => {
  vi.restoreAllMocks();
});

test("exports the latest edited resume first and the trash last; limited parts go to active resumes before the trash", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  await edited(resumeId, 90);
  const trashed = await another(owner, "Trashed", 10, 3);
  await another(owner, "Long", 20, 3);
  const short = await another(owner, "Short", 30, 1);
  await copy(owner, trashed, "of the trash");
  await copy(owner, short, "of the short");
  await call(owner, "DELETE", `/api/resumes/${trashed}`);
  await edited(trashed, 10);
  const { names, text, json } = await exportArchive(owner, {
    versions: 3,
    annotatedPdfBytes: aPdf.length,
  });
  const folders = names.filter((name) => name.endsWith("/sharing.json"));
  expect(folders.map((name) => name.split("/").slice(0, 2).join("/"))).toEqual([
    "resumes/001 Long",
    "resumes/002 Short",
    "resumes/003 Untitled resume",
    "trash/004 Trashed",
  ]);
  const taken = names.filter((name) => /\/(versions|copies)\//.test(name));
  expect(taken).toEqual([
    "resumes/001 Long/versions/001.json",
    "resumes/002 Short/versions/001.json",
    "resumes/001 Long/versions/002.json",
    "resumes/002 Short/copies/01 of the short.pdf",
  ]);
  expect(json("001 Long/versions.json")).toMatchObject([
    { name: "Long 3", file: "versions/001.json" },
    { name: "Long 2", file: "versions/002.json" },
    { name: "Long 1", file: null },
  ]);
  expect(text("README.txt")).toContain("resumes/001 Long/versions: the content of 1\n");
  expect(text("README.txt")).toContain("trash/004 Trashed/versions: the content of 3\n");
  expect(text("README.txt")).toContain("trash/004 Trashed/copies/01 of the trash.pdf");
});

test("counts the bytes of versions as encoded in the file, in any script", async () => {
  const { owner, resumeId } = await createOwnedRoom(
    resumeContent({ summary: "履歴書".repeat(600) }),
  );
  await room(resumeId).saveVersion("One", newPerson());
  const whole = await exportArchive(owner);
  const name = whole.names.find((each) => each.endsWith("/versions/001.json")) ?? "";
  const bytes = whole.files[name]?.length ?? 0;
  const characters = whole.text("/versions/001.json").length;
  expect(bytes).toBeGreaterThan(characters + 3_000);
  const fitting = await exportArchive(owner, { versionBytes: bytes });
  expect(fitting.names).toContain(name);
  const less = await exportArchive(owner, { versionBytes: bytes - 1 });
  expect(less.names).not.toContain(name);
  expect(less.json("versions.json")).toMatchObject([{ name: "One", file: null }]);
  expect(less.text("README.txt")).toContain("versions: the content of 1");
});

test("lists unreadable parts of a resume and exports the rest", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  for (const name of ["One", "Two"]) await room(resumeId).saveVersion(name, newPerson());
  const bob = await joinRoom(resumeId, "comment", "Bob");
  for (const text of ["Count what?", "And why?"]) await addComment(bob, text);
  const to = { id: resumeId, ownerId: owner.user.id };
  const gone = await addPhoto(context, to, new Uint8Array([0xff, 0xd8, 1]));
  const kept = await addPhoto(context, to, new Uint8Array([0xff, 0xd8, 2]));
  await env.FILES.delete(gone.r2Key);
  await broken(
    resumeId,
    "UPDATE versions SET state = x'00' WHERE name = 'Two'",
    "UPDATE comments SET mentions = 'no JSON' WHERE text = 'And why?'",
    "UPDATE comments SET at = 8700000000000000 WHERE text = 'Count what?'",
  );
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { names, text, json } = await exportArchive(owner);
  expect(json("versions.json")).toMatchObject([
    { name: "Two", file: null },
    { name: "One", file: "versions/002.json" },
  ]);
  const folder = "resumes/001 Untitled resume";
  for (const name of ["covitae.json", "resume.md", "versions/002.json", `photos/${kept.id}.jpg`]) {
    expect(names).toContain(`${folder}/${name}`);
  }
  expect(json("comments.json").flatMap(({ comments }: { comments: object[] }) => comments)).toEqual(
    [expect.objectContaining({ by: "Bob", text: "Count what?", at: null })],
  );
  expect(text("README.txt")).toContain(`${folder}/comments.json: comment 2\n`);
  const missing = ["versions/001.json", `photos/${gone.id}.jpg`];
  for (const name of missing) {
    expect(names).not.toContain(`${folder}/${name}`);
    expect(text("README.txt")).toContain(`${folder}/${name}\n`);
  }
  expect(text("README.txt")).not.toContain("the content of");
  expect(said).toHaveBeenCalledWith(expect.stringContaining(resumeId), expect.anything());
  await reset(); // A room whose reading failed counts as in use for half a minute, which clearing it would wait for.
});

test("an empty or unreadable room does not affect the other resumes", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const empty = await another(owner, "Empty", 10);
  const unreadable = await another(owner, "Unreadable", 20);
  await edited(resumeId, 30);
  await copy(owner, empty, "still here");
  await room(empty).destroy();
  await broken(unreadable, "DELETE FROM log", "INSERT OR REPLACE INTO snapshot VALUES (0, x'ff')");
  await evict(unreadable);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { names, text, json } = await exportArchive(owner);
  const note = "covitae.json, resume.json, resume.txt and resume.md\n";
  expect(text("README.txt")).toContain(`resumes/001 Empty/${note}`);
  expect(text("README.txt")).toContain(`resumes/002 Unreadable/${note}`);
  expect(names).toContain("resumes/001 Empty/copies/01 still here.pdf");
  expect(names).toContain("resumes/002 Unreadable/sharing.json");
  expect(json("003 Untitled resume/covitae.json").content.summary).toBe("I count.");
  await reset(); // A room whose reading failed counts as in use for half a minute, which clearing it would wait for.
});

test("paths fit Windows' limit, however long the names are", async () => {
  const { owner } = await createOwnedRoom();
  const long = await another(owner, "x".repeat(200), 10);
  await copy(owner, long, "y".repeat(100));
  const { names } = await exportArchive(owner);
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThan(150);
  expect(names).toContain(`resumes/002 ${"x".repeat(60)}/copies/01 ${"y".repeat(60)}.pdf`);
});

test("lists the user's own unreadable comments in other people's resumes, but no one else's", async () => {
  const { owner: friend, resumeId } = await createOwnedRoom();
  const guest = await signUp();
  await joinByLink(guest, await createLink(friend, resumeId, "comment"));
  const asGuest = await joinRoom(resumeId, "comment", "Guest", { userId: guest.user.id });
  for (const text of ["Which count?", "And why?"]) await addComment(asGuest, text);
  await addComment(await joinRoom(resumeId), "Of the owner's own.");
  await broken(resumeId, "UPDATE comments SET mentions = 'no JSON' WHERE id > 1");
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { text, json } = await exportArchive(guest);
  expect(json("elsewhere.json")).toEqual([
    {
      resume: expect.objectContaining({ id: resumeId }),
      comments: [expect.objectContaining({ text: "Which count?" })],
      suggestions: [],
    },
  ]);
  expect(text("README.txt")).toContain(`elsewhere.json: resume/${resumeId}: comment 2\n`);
  expect(text("README.txt")).not.toContain("comment 3");
});
