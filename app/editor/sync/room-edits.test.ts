import { expect, test } from "vitest";
import * as Y from "yjs";
import { newDocument, resumeRoot } from "#app/core/collab/document/layout.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { CAPS } from "#app/core/resume/schema.ts";
import { LOCAL, roomEdits } from "./room-edits.ts";

function anOpenRoom() {
  const doc = newDocument();
  seedDocument(doc, { templateId: "classic", content: emptyResume(), jobDescription: null });
  const undo = new Y.UndoManager(resumeRoot(doc), { trackedOrigins: new Set([LOCAL]) });
  const edits = roomEdits(
    () => doc,
    () => undo,
  );
  return { doc, undo, edits, content: () => readDocument(doc)?.resume };
}

/** What somebody else writes, as it arrives. */
function fromElsewhere(doc: Y.Doc, work: (edits: ReturnType<typeof roomEdits>) => void) {
  const copy = newDocument();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  work(
    roomEdits(
      () => copy,
      () => null,
    ),
  );
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(copy));
}

test("undo takes back one's own edits only", () => {
  const { doc, undo, edits, content } = anOpenRoom();
  edits.setText(["summary"], "Mine.");
  fromElsewhere(doc, (other) => other.setText(["summary"], "Mine. Theirs."));
  undo.stopCapturing();
  edits.setText(["personalInfo", "phone"], "1");
  edits.undo();
  expect(content()?.personalInfo.phone).toBe("");
  edits.undo();
  expect(content()?.summary).toBe(" Theirs.");
  edits.redo();
  edits.redo();
  expect(content()).toMatchObject({ summary: "Mine. Theirs.", personalInfo: { phone: "1" } });
});

test("sample content goes in and out as one step", () => {
  const { edits, content } = anOpenRoom();
  edits.setText(["summary"], "Before.");
  edits.fill({ ...emptyResume(), summary: "Sample.", skills: ["A", "B"] });
  edits.undo();
  expect(content()).toEqual({ ...emptyResume(), summary: "Before." });
});

test("a removed entry comes back whole", () => {
  const { undo, edits, content } = anOpenRoom();
  const entry = {
    ...{ id: "p", name: "Kiln", description: "Fire", technologies: ["Clay"] },
    ...{ githubLink: "", liveLink: "" },
  };
  edits.addEntry("projects", entry);
  undo.stopCapturing();
  edits.removeEntry("projects", "p");
  edits.undo();
  expect(content()?.projects).toEqual([entry]);
});

const aProject = (id: string) => ({
  ...{ id, name: id, description: "", technologies: [] },
  ...{ githubLink: "", liveLink: "" },
});

test("a removed entry is put back at its place in one step, and once", () => {
  const { doc, undo, edits, content } = anOpenRoom();
  for (const id of ["a", "b", "c", "d"]) edits.addEntry("projects", aProject(id));
  edits.removeEntry("projects", "b");
  undo.stopCapturing();
  let updates = 0;
  doc.on("update", () => updates++);
  expect(edits.addEntry("projects", aProject("b"), 1)).toBe(true);
  expect(updates).toBe(1);
  const ids = () => content()?.projects.map(({ id }) => id);
  expect(ids()).toEqual(["a", "b", "c", "d"]);
  // By Ctrl+Z it may be there already.
  expect(edits.addEntry("projects", aProject("b"), 0)).toBe(true);
  expect(ids()).toEqual(["a", "b", "c", "d"]);
  edits.undo();
  expect(ids()).toEqual(["a", "c", "d"]);
  // Others' removals may have left fewer places than there were.
  expect(edits.addEntry("projects", aProject("b"), 7)).toBe(true);
  expect(ids()).toEqual(["a", "c", "d", "b"]);
});

test("into a full list nothing is put back, and that is told", () => {
  const { edits, content } = anOpenRoom();
  for (let n = 0; n < CAPS.entries - 1; n++) edits.addEntry("projects", aProject(`p${n}`));
  expect(edits.addEntry("projects", aProject("last"), 0)).toBe(true);
  expect(edits.addEntry("projects", aProject("more"), 0)).toBe(false);
  expect(content()?.projects).toHaveLength(CAPS.entries);
});

test("a text past its cap waits in its field; shortening one is always taken", () => {
  const { edits, content } = anOpenRoom();
  edits.setText(["summary"], "x".repeat(CAPS.summary));
  edits.setText(["summary"], "y".repeat(CAPS.summary + 1));
  expect(content()?.summary).toBe("x".repeat(CAPS.summary));
  edits.setText(["summary"], "x");
  expect(content()?.summary).toBe("x");
});

test("nothing is written while there is no document to write to", () => {
  const edits = roomEdits(
    () => null,
    () => null,
  );
  edits.setText(["summary"], "x");
  edits.fill(emptyResume());
  expect(edits.addEntry("projects", aProject("p"))).toBe(false);
  edits.undo();
});
