/** Writing tips that a resume's editors ignore are stored in the room's document, but not in content or versions. */
import { expect, test } from "vitest";
import { ignoreTip } from "#app/core/collab/document/edit-document.ts";
import { IGNORED_TIP_PREFIX, settingsRoot } from "#app/core/collab/document/layout.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { eventually } from "../support/eventually.ts";
import { createEditor, createSeededRoom, evict, newPerson, room } from "../support/room.ts";

const ignoredOf = ({ doc }: Awaited<ReturnType<typeof createEditor>>) =>
  readDocument(doc)?.ignoredTips ?? [];

test("an ignored tip reaches the other editors and is kept when a version is restored", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const version = await room(resumeId).saveVersion("Before", owner);
  const ada = await createEditor(resumeId, owner);
  const grace = await createEditor(resumeId, newPerson("edit", "Grace"));
  ada.edit((doc) => ignoreTip(doc, "weak1"));
  await ada.saved();
  await eventually(() => expect(ignoredOf(grace)).toEqual(["weak1"]));
  const before = await room(resumeId).read();
  expect(JSON.stringify(before)).not.toContain("weak1");
  await evict(resumeId);
  await room(resumeId).restoreVersion(version?.id ?? 0, owner);
  const later = await createEditor(resumeId, newPerson("edit", "Mary"));
  expect(ignoredOf(later)).toEqual(["weak1"]);
});

test("the room removes an ignored tip over the limit, and a commenter cannot change the list", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  ada.edit((doc) => {
    for (let index = 0; index < CAPS.ignoredTips; index++) ignoreTip(doc, `tip${index}`);
  });
  await ada.saved();
  // Our own page keeps to the limit; another client may write this.
  ada.edit((doc) => settingsRoot(doc).set(`${IGNORED_TIP_PREFIX}more`, true));
  await eventually(() => expect(ignoredOf(ada)).not.toContain("more"));
  expect(ignoredOf(ada)).toHaveLength(CAPS.ignoredTips);

  const reviewer = await createEditor(resumeId, newPerson("comment", "Grace"));
  reviewer.edit((doc) => settingsRoot(doc).delete(`${IGNORED_TIP_PREFIX}tip0`));
  const late = await createEditor(resumeId, newPerson("edit", "Mary"));
  expect(ignoredOf(late)).toHaveLength(CAPS.ignoredTips);
});
