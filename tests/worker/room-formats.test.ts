/** Bold, italic and links through a room: editors, JSON clients, hostile clients and versions from before. */

import { runInDurableObject } from "cloudflare:test";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { findText, formatRange, setText } from "#app/core/collab/document/edit-document.ts";
import { call } from "../support/api.ts";
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

test("two people who format the same words converge, and JSON clients read and write signs", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const [ada, bob] = [
    await createEditor(resumeId, newPerson("edit", "Ada")),
    await createEditor(resumeId, newPerson("edit", "Bob")),
  ];
  ada.edit((doc) => setText(doc, ["summary"], "Led four people"));
  await waitUntilConverged(resumeId, [ada, bob]);
  ada.edit((doc) => formatRange(doc, ["summary"], { start: 4, end: 8 }, { bold: true }));
  bob.edit((doc) => formatRange(doc, ["summary"], { start: 4, end: 15 }, { italic: true }));
  await waitUntilConverged(resumeId, [ada, bob]);
  expect(ada.content()?.summary).toBe("Led ***four** people*");
  const path = `/api/resumes/${resumeId}`;
  const { body } = await call(owner, "GET", path);
  expect(body.resume.content.summary).toBe("Led ***four** people*");
  const content = { summary: "Led *four* [people](https://a.org)" };
  const put = await call(owner, "PUT", path, { content, rev: body.rev });
  expect(put.status).toBe(200);
  await waitUntilConverged(resumeId, [ada, bob]);
  expect(bob.content()?.summary).toBe("Led *four* [people](https://a.org)");
});

test.each([
  ["color", "red"],
  ["bold", "yes"],
  ["link", "javascript:alert(1)"],
  ["link", `https://a.org/${"x".repeat(200)}`],
])("a format %s: %s is refused, and nobody gets it", async (key, value) => {
  const { resumeId } = await createOwnedRoom();
  const [eve, bob] = [
    await createEditor(resumeId, newPerson("edit", "Eve")),
    await createEditor(resumeId, newPerson("edit", "Bob")),
  ];
  bob.edit((doc) => setText(doc, ["summary"], "Words"));
  await waitUntilConverged(resumeId, [eve, bob]);
  eve.edit((doc) => findText(doc, ["summary"])?.format(0, 5, { [key]: value }));
  bob.edit((doc) => setText(doc, ["summary"], "Words!"));
  await expect.poll(async () => (await room(resumeId).read())?.content.summary).toBe("Words!");
  expect(bob.content()?.summary).toBe("Words!");
});

test("asterisks in a version from before there were formats stay asterisks", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const ada = await createEditor(resumeId, { ...newPerson(), userId: owner.user.id });
  ada.edit((doc) => setText(doc, ["summary"], "I am **not** shouting"));
  await waitUntilConverged(resumeId, [ada]);
  const saved = await room(resumeId).saveVersion("Old", { ...newPerson(), userId: owner.user.id });
  const old = await room(resumeId).read();
  const content = resumeContent({ summary: "I am **not** shouting" });
  const packed = gzipSync(JSON.stringify({ ...old, content }));
  await runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
    sql.exec("UPDATE versions SET state = ?, formats = 0", Uint8Array.from(packed).buffer);
  });
  await evict(resumeId);
  const version = await room(resumeId).readVersion(saved?.id ?? 0);
  expect(version?.content.summary).toBe("I am \\*\\*not\\*\\* shouting");
});
