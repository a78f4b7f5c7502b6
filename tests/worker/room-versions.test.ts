/** Versions by the API: listing with authors, reading and restoring. */
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { call, expectError } from "../support/api.ts";
import {
  createEditor,
  createOwnedRoom,
  evict,
  newPerson,
  resumeContent,
  room,
  roomStub,
  waitUntilConverged,
} from "../support/room.ts";

const TEN_MINUTES_MS = 600_000;

test("automatic versions every ten minutes name everyone who edited since the last", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const person = { ...newPerson(), userId: owner.user.id, name: "Ada" };
  const ada = await createEditor(resumeId, person);
  const bob = await createEditor(resumeId, newPerson("edit", "Bob"));
  ada.edit((doc) => setText(doc, ["summary"], "First."));
  await waitUntilConverged(resumeId, [ada, bob]);
  bob.edit((doc) => setText(doc, ["summary"], "First, second."));
  await waitUntilConverged(resumeId, [ada, bob]);
  expect((await room(resumeId).listVersions()).map(({ by }) => by)).toEqual(["Ada"]);

  await runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
    sql.exec("UPDATE versions SET at = at - ?", TEN_MINUTES_MS);
    // The edits are a minute newer than the first version, even if that took long to write.
    sql.exec("UPDATE activity SET at = at - ?", TEN_MINUTES_MS - 60_000);
  });
  await evict(resumeId);
  ada.edit((doc) => setText(doc, ["summary"], "First, second, third."));
  await waitUntilConverged(resumeId, [ada, bob]);
  const [newest] = await room(resumeId).listVersions();
  expect(newest).toMatchObject({ name: null, by: "Ada, Bob" });
});

test("a guest's name is marked in every kind of version", async () => {
  const { resumeId } = await createOwnedRoom();
  const guest = { ...newPerson("edit", "Ada"), userId: "guest:g1" };
  const editor = await createEditor(resumeId, guest);
  editor.edit((doc) => setText(doc, ["summary"], "By a guest."));
  await waitUntilConverged(resumeId, [editor]);
  const named = await room(resumeId).saveVersion("Good", guest);
  await room(resumeId).restoreVersion(named?.id ?? 0, guest);
  const versions = await room(resumeId).listVersions();
  expect(versions.map(({ name, by }) => [name, by])).toEqual([
    ["Before restoring Good", "Ada (guest)"],
    ["Good", "Ada (guest)"],
    [null, "Ada (guest)"],
  ]);
});

test("restoring saves the current state first and writes the difference as edits", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const path = `/api/resumes/${resumeId}/versions`;
  const { version } = (await call(owner, "POST", path, { name: "Good" })).body;
  const bob = await createEditor(resumeId, newPerson("edit", "Bob"));
  bob.edit((doc) => setText(doc, ["summary"], "Worse."));
  await bob.saved();

  const answer = await call(owner, "POST", `${path}/${version.id}/restore`, {});
  expect(answer.status).toBe(200);
  expect(answer.body.resume.content.summary).toBe(resumeContent().summary);
  expect((await waitUntilConverged(resumeId, [bob])).summary).toBe(resumeContent().summary);
  const [kept] = await room(resumeId).listVersions();
  expect(kept).toMatchObject({ name: "Before restoring Good" });
  expect((await room(resumeId).readVersion(kept?.id ?? 0))?.content.summary).toBe("Worse.");

  expectError(await call(owner, "POST", `${path}/999/restore`, {}), 404, /version/);
});

test("the owner may delete a version, which allows another one", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const path = `/api/resumes/${resumeId}/versions`;
  const { version } = (await call(owner, "POST", path, { name: "Too many" })).body;
  const answer = await call(owner, "DELETE", `${path}/${version.id}`);
  expect(answer).toMatchObject({ status: 200, body: { version: { id: version.id } } });
  expect((await call(owner, "GET", path)).body.versions).toEqual([]);
  expectError(await call(owner, "DELETE", `${path}/${version.id}`), 404, /version/);
});
