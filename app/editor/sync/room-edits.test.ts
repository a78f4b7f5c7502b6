import { expect, test } from "vitest";
import * as Y from "yjs";
import { newDocument, resumeRoot, settingsRoot } from "#app/core/collab/document/layout.ts";
import type { TextPath } from "#app/core/collab/document/paths.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { createEditHistory } from "./edit-history.ts";
import { createRoomEdits, LOCAL_ORIGIN } from "./room-edits.ts";

function anOpenRoom() {
  const doc = newDocument();
  seedDocument(doc, { templateId: "classic", content: emptyResume(), jobDescription: null });
  const undo = new Y.UndoManager([resumeRoot(doc), settingsRoot(doc)], {
    trackedOrigins: new Set([LOCAL_ORIGIN]),
  });
  const edits = createRoomEdits(() => doc, undo);
  const history = createEditHistory(doc, undo, () => true);
  const read = () => readDocument(doc);
  return { doc, undo, edits, history, read, content: () => read()?.resume };
}

/** Applies another client's edits as a remote update. */
function applyRemotely(doc: Y.Doc, work: (edits: ReturnType<typeof createRoomEdits>) => void) {
  const copy = newDocument();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  work(createRoomEdits(() => copy, new Y.UndoManager(resumeRoot(copy))));
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(copy));
}

test("undo reverts only this person's own edits", () => {
  const { doc, undo, edits, history, content } = anOpenRoom();
  edits.setText(["summary"], "Mine.");
  applyRemotely(doc, (remote) => remote.setText(["summary"], "Mine. Theirs."));
  undo.stopCapturing();
  edits.setText(["personalInfo", "phone"], "1");
  history.undo();
  expect(content()?.personalInfo.phone).toBe("");
  history.undo();
  expect(content()?.summary).toBe(" Theirs.");
  history.redo();
  history.redo();
  expect(content()).toMatchObject({ summary: "Mine. Theirs.", personalInfo: { phone: "1" } });
});

/** Roles with the same `employerId` are printed under the company and location of the first one that is not hidden. */
const job = (id: string, company: string, more: object = {}) => ({
  id,
  company,
  position: id,
  startDate: "",
  endDate: "",
  current: false,
  description: "",
  ...more,
});

test("renaming the printed employer of several roles renames it in all of them, in one undo step", () => {
  const { doc, undo, edits, history, content } = anOpenRoom();
  const role = { employerId: "r" };
  edits.replaceContent({
    ...emptyResume(),
    experience: [
      job("hidden", "Acme", { ...role, hidden: true }),
      job("first", "Acme", role),
      job("second", "Acme", role),
      job("other", "Acme"),
    ],
  });
  const companies = () => content()?.experience.map(({ company }) => company);
  const printedCompany: TextPath = ["experience", "first", "company"];
  edits.setText(printedCompany, "Acme Labs");
  expect(companies()).toEqual(["Acme Labs", "Acme Labs", "Acme Labs", "Acme"]);
  applyRemotely(doc, (remote) => remote.setText(printedCompany, "New Acme Labs"));
  expect(companies()).toEqual(["New Acme Labs", "New Acme Labs", "New Acme Labs", "Acme"]);
  undo.stopCapturing();
  edits.setText(printedCompany, "");
  edits.setText(printedCompany, "Zenith");
  expect(companies()).toEqual(["Zenith", "Zenith", "Zenith", "Acme"]);
  history.undo();
  expect(companies()).toEqual(["New Acme Labs", "New Acme Labs", "New Acme Labs", "Acme"]);
});

test("changing the printed location of several roles changes it in those that had the same one", () => {
  const { edits, content } = anOpenRoom();
  const places = { a: "Rome", b: "Rome", c: "Oslo", d: "" };
  const roles = Object.entries(places).map(([id, location]) =>
    job(id, "Acme", { employerId: "r", location }),
  );
  edits.replaceContent({ ...emptyResume(), experience: roles });
  edits.setText(["experience", "a", "location"], "Rome, Italy");
  const shown = content()?.experience.map(({ location = "" }) => location);
  expect(shown).toEqual(["Rome, Italy", "Rome, Italy", "Oslo", ""]);
});

test("renaming the company of a later role changes only that role, and separates the roles after it", () => {
  const { edits, content } = anOpenRoom();
  const roles = ["a", "b", "c"].map((id) => job(id, "Acme", { employerId: "r" }));
  edits.replaceContent({ ...emptyResume(), experience: roles });
  edits.setText(["experience", "b", "company"], "Other");
  edits.setText(["experience", "a", "company"], "Acme Labs");
  const companies = content()?.experience.map(({ company }) => company);
  expect(companies).toEqual(["Acme Labs", "Other", "Acme"]);
});

test("sample content is one undo step", () => {
  const { edits, history, content } = anOpenRoom();
  edits.setText(["summary"], "Before.");
  edits.replaceContent({ ...emptyResume(), summary: "Sample.", skills: ["A", "B"] });
  history.undo();
  expect(content()).toEqual({ ...emptyResume(), summary: "Before." });
});

test("a change of template is one undo step that brings its version back, and leaves earlier steps", () => {
  const { edits, history, read } = anOpenRoom();
  edits.setText(["summary"], "Before.");
  edits.setTemplate("sales-impact", 2);
  edits.setText(["summary"], "After.");
  expect(read()).toMatchObject({ templateId: "sales-impact", design: { version: 2 } });
  history.undo();
  expect(read()?.resume.summary).toBe("Before.");
  history.undo();
  expect(read()).toMatchObject({ templateId: "classic", resume: { summary: "Before." } });
  expect(read()?.design.version).toBeUndefined();
  history.undo();
  expect(read()?.resume.summary).toBe("");
});

test("dragging one design control is one undo step, apart from other controls and from text", () => {
  const { edits, history, read } = anOpenRoom();
  edits.setText(["summary"], "Before.");
  for (const scale of [101, 102, 103]) edits.setDesign({ scale });
  edits.setDesign({ margin: 20 });
  edits.setText(["summary"], "After.");
  history.undo();
  expect(read()?.design).toMatchObject({ scale: 103, margin: 20 });
  history.undo();
  expect(read()?.design.margin).toBeUndefined();
  expect(read()?.design.scale).toBe(103);
  history.undo();
  expect(read()?.design.scale).toBeUndefined();
  expect(read()?.resume.summary).toBe("Before.");
});

test("the language of headings and dates is an undo step of its own; English is none", () => {
  const { edits, history, read } = anOpenRoom();
  edits.setText(["summary"], "Vorher.");
  edits.setLanguage("de");
  edits.setText(["summary"], "Nachher.");
  expect(read()?.resume.language).toBe("de");
  history.undo();
  expect(read()?.resume).toMatchObject({ language: "de", summary: "Vorher." });
  history.undo();
  expect(read()?.resume.language).toBeUndefined();
  expect(read()?.resume.summary).toBe("Vorher.");
  edits.setLanguage("fr");
  edits.setLanguage("");
  expect(read()?.resume.language).toBeUndefined();
});

const NO_LINKS = { githubLink: "", liveLink: "" };
const aProject = (id: string) => ({ id, name: id, description: "", technologies: [], ...NO_LINKS });

test("undo restores a removed entry with all its fields", () => {
  const { undo, edits, history, content } = anOpenRoom();
  const entry = { ...aProject("p"), name: "Kiln", description: "Fire", technologies: ["Clay"] };
  edits.addEntry("projects", entry);
  undo.stopCapturing();
  edits.removeEntry("projects", "p");
  history.undo();
  expect(content()?.projects).toEqual([entry]);
});

test("a removed entry is restored at its index in one update, and only once", () => {
  const { doc, undo, edits, history, content } = anOpenRoom();
  for (const id of ["a", "b", "c", "d"]) edits.addEntry("projects", aProject(id));
  edits.removeEntry("projects", "b");
  undo.stopCapturing();
  let updates = 0;
  doc.on("update", () => updates++);
  expect(edits.addEntry("projects", aProject("b"), 1)).toBe(true);
  expect(updates).toBe(1);
  const ids = () => content()?.projects.map(({ id }) => id);
  expect(ids()).toEqual(["a", "b", "c", "d"]);
  // Undo may have restored it already.
  expect(edits.addEntry("projects", aProject("b"), 0)).toBe(true);
  expect(ids()).toEqual(["a", "b", "c", "d"]);
  history.undo();
  expect(ids()).toEqual(["a", "c", "d"]);
  // Other clients may have removed entries, so the index may be past the end.
  expect(edits.addEntry("projects", aProject("b"), 7)).toBe(true);
  expect(ids()).toEqual(["a", "c", "d", "b"]);
});

test("addEntry returns false for a full list", () => {
  const { edits, content } = anOpenRoom();
  for (let n = 0; n < CAPS.entries - 1; n++) edits.addEntry("projects", aProject(`p${n}`));
  expect(edits.addEntry("projects", aProject("last"), 0)).toBe(true);
  expect(edits.addEntry("projects", aProject("more"), 0)).toBe(false);
  expect(content()?.projects).toHaveLength(CAPS.entries);
});

test("a text past its cap is rejected, and shortening a text is always accepted", () => {
  const { edits, content } = anOpenRoom();
  edits.setText(["summary"], "x".repeat(CAPS.summary));
  edits.setText(["summary"], "y".repeat(CAPS.summary + 1));
  expect(content()?.summary).toBe("x".repeat(CAPS.summary));
  edits.setText(["summary"], "x");
  expect(content()?.summary).toBe("x");
});

test("nothing is written while the document is not writable", () => {
  const doc = newDocument();
  const undo = new Y.UndoManager(resumeRoot(doc));
  const edits = createRoomEdits(() => null, undo);
  const history = createEditHistory(doc, undo, () => false);
  edits.setText(["summary"], "x");
  edits.replaceContent(emptyResume());
  expect(edits.addEntry("projects", aProject("p"))).toBe(false);
  history.undo();
});

test("lines that are moved in keep their formats", () => {
  const { edits, undo, content } = anOpenRoom();
  edits.setText(["summary"], "Led four\nWrote two\nx");
  edits.formatText(["summary"], { start: 4, end: 8 }, { bold: true });
  edits.formatText(["summary"], { start: 15, end: 18 }, { link: "https://a.org" });
  edits.replaceText(["summary"], "  Led four\n  Wrote two\nx");
  expect(content()?.summary).toBe("  Led **four**\n  Wrote [two](https://a.org)\nx");
  undo.undo();
  expect(content()?.summary).toBe("Led **four**\nWrote [two](https://a.org)\nx");
});

test("a moved line and the lines it passes keep their formats, and the move is one undo step", () => {
  const { edits, history, content } = anOpenRoom();
  const before = "Led **four**\n[Wrote](https://a.org) two\n*Cut* costs";
  edits.setText(["summary"], "Led four\nWrote two\nCut costs");
  edits.formatText(["summary"], { start: 4, end: 8 }, { bold: true });
  edits.formatText(["summary"], { start: 9, end: 14 }, { link: "https://a.org" });
  edits.formatText(["summary"], { start: 19, end: 22 }, { italic: true });
  expect(content()?.summary).toBe(before);
  edits.moveLine(["summary"], { start: 0, end: 8 }, 28);
  expect(content()?.summary).toBe("[Wrote](https://a.org) two\n*Cut* costs\nLed **four**");
  history.undo();
  expect(content()?.summary).toBe(before);
  edits.moveLine(["summary"], { start: 19, end: 28 }, 9);
  expect(content()?.summary).toBe("Led **four**\n*Cut* costs\n[Wrote](https://a.org) two");
  history.undo();
  expect(content()?.summary).toBe(before);
  history.redo();
  expect(content()?.summary).toBe("Led **four**\n*Cut* costs\n[Wrote](https://a.org) two");
});

test("a line moved into formatted lines takes none of their formats", () => {
  const { edits, content } = anOpenRoom();
  edits.setText(["summary"], "Led\nCut\nWon");
  edits.formatText(["summary"], { start: 0, end: 7 }, { bold: true });
  edits.moveLine(["summary"], { start: 8, end: 11 }, 4);
  expect(content()?.summary).toBe("**Led**\nWon\n**Cut**");
  edits.moveLine(["summary"], { start: 4, end: 7 }, 11);
  expect(content()?.summary).toBe("**Led**\n**Cut**\nWon");
});

test("two people who move and format the same lines see the same text", () => {
  const { doc, edits, content } = anOpenRoom();
  edits.setText(["summary"], "Led four\nWrote two\nCut costs");
  edits.formatText(["summary"], { start: 9, end: 14 }, { bold: true });
  const copy = newDocument();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  const theirs = createRoomEdits(() => copy, new Y.UndoManager(resumeRoot(copy)));
  // Here the third line passes the second one; there the first one is formatted and the last one extended.
  edits.moveLine(["summary"], { start: 9, end: 18 }, 28);
  theirs.formatText(["summary"], { start: 4, end: 8 }, { italic: true });
  theirs.setText(["summary"], "Led four\nWrote two\nCut costs by half");
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(copy));
  const summary = content()?.summary;
  expect(readDocument(copy)?.resume.summary).toBe(summary);
  expect(summary).toContain("Led *four*\nCut costs");
  expect(summary).toContain("**Wrote** two");
});

test("ignoring a tip is one undo step, which one past the limit is not", () => {
  const { edits, history, read } = anOpenRoom();
  edits.setText(["summary"], "Mine.");
  expect(edits.ignoreTip("one")).toBe(true);
  edits.setText(["summary"], "Mine. Yours.");
  history.undo();
  expect(read()).toMatchObject({ resume: { summary: "Mine." }, ignoredTips: ["one"] });
  history.undo();
  expect(read()).toMatchObject({ resume: { summary: "Mine." }, ignoredTips: [] });
  history.redo();
  expect(read()?.ignoredTips).toEqual(["one"]);
  for (let index = 1; index < CAPS.ignoredTips; index++) edits.ignoreTip(`tip${index}`);
  expect(edits.ignoreTip("more")).toBe(false);
  expect(read()?.ignoredTips).toHaveLength(CAPS.ignoredTips);
});
