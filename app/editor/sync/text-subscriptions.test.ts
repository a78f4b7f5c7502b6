import { expect, test } from "vitest";
import * as Y from "yjs";
import { newDocument, resumeRoot } from "#app/core/collab/document/layout.ts";
import type { TextPath } from "#app/core/collab/document/paths.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { createRoomEdits, LOCAL_ORIGIN } from "./room-edits.ts";
import { createTextSubscriptions } from "./text-subscriptions.ts";

const project = (id: string, name = id) => ({
  id,
  name,
  description: "",
  technologies: [],
  githubLink: "",
  liveLink: "",
});

/** A document with two projects, and the fields that are notified of each change, in order. */
function aForm() {
  const doc = newDocument();
  const content = { ...emptyResume(), projects: [project("a"), project("b")] };
  seedDocument(doc, { templateId: "classic", content, jobDescription: null });
  const undo = new Y.UndoManager(resumeRoot(doc), { trackedOrigins: new Set([LOCAL_ORIGIN]) });
  const texts = createTextSubscriptions(doc);
  doc.on("afterTransaction", ({ changed }: Y.Transaction) => texts.collect(changed));
  const notified: string[] = [];
  const follow = (path: TextPath) =>
    texts.subscribe(path, () => void notified.push(path.join(".")));
  const unsubscribe = follow(["summary"]);
  follow(["personalInfo", "fullName"]);
  for (const id of ["a", "b"]) {
    follow(["projects", id, "name"]);
    follow(["projects", id, "description"]);
  }
  const edits = createRoomEdits(() => doc, undo);
  const notifiedBy = (change: () => void) => {
    notified.length = 0;
    change();
    texts.notify();
    return [...notified].sort();
  };
  return { doc, undo, edits, unsubscribe, notifiedBy };
}

test("a keystroke notifies only its own field", () => {
  const { edits, notifiedBy } = aForm();
  expect(notifiedBy(() => edits.setText(["summary"], "S"))).toEqual(["summary"]);
  expect(notifiedBy(() => edits.setText(["projects", "b", "name"], "B"))).toEqual([
    "projects.b.name",
  ]);
  expect(notifiedBy(() => {})).toEqual([]);
});

test("a change of another kind notifies no text field", () => {
  const { edits, notifiedBy } = aForm();
  expect(notifiedBy(() => edits.setList(["skills"], ["SQL"]))).toEqual([]);
  expect(notifiedBy(() => edits.setTemplate("modern-professional"))).toEqual([]);
  expect(notifiedBy(() => edits.addEntry("projects", project("c")))).toEqual([]);
});

test("removing an entry and undoing it notify the entry's fields, also of later keystrokes", () => {
  const { edits, undo, notifiedBy } = aForm();
  const fields = ["projects.a.description", "projects.a.name"];
  expect(notifiedBy(() => edits.removeEntry("projects", "a"))).toEqual(fields);
  expect(notifiedBy(() => void undo.undo())).toEqual(fields);
  expect(notifiedBy(() => edits.setText(["projects", "a", "name"], "A"))).toEqual([
    "projects.a.name",
  ]);
});

test("replacing the content notifies each field whose text differs", () => {
  const { edits, notifiedBy } = aForm();
  const other = { ...emptyResume(), summary: "S", projects: [project("a", "New"), project("b")] };
  expect(notifiedBy(() => edits.replaceContent(other))).toEqual(
    expect.arrayContaining(["projects.a.name", "summary"]),
  );
});

test("remote edits notify their fields", () => {
  const { doc, notifiedBy } = aForm();
  const remote = newDocument();
  Y.applyUpdate(remote, Y.encodeStateAsUpdate(doc));
  const edits = createRoomEdits(() => remote, new Y.UndoManager(resumeRoot(remote)));
  edits.setText(["personalInfo", "fullName"], "Ada");
  edits.setText(["projects", "a", "description"], "Text");
  const receive = () => Y.applyUpdate(doc, Y.encodeStateAsUpdate(remote));
  expect(notifiedBy(receive)).toEqual(["personalInfo.fullName", "projects.a.description"]);
});

test("an unsubscribed field is not notified", () => {
  const { edits, unsubscribe, notifiedBy } = aForm();
  unsubscribe();
  expect(notifiedBy(() => edits.setText(["summary"], "S"))).toEqual([]);
});
