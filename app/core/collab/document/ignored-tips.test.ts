/** Writing tips that a resume's editors chose to ignore are stored in the shared document, up to a cap. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { changedSections } from "./changed-path.ts";
import { checkChanges } from "./check-changes.ts";
import { ignoreTip } from "./edit-document.ts";
import { IGNORED_TIP_PREFIX, newDocument, settingsRoot } from "./layout.ts";
import { readDocument } from "./read-document.ts";
import { rebuildDocument } from "./rebuild-document.ts";
import { seedDocument } from "./write-document.ts";

function aDocument(ignored = 0): Y.Doc {
  const doc = newDocument();
  seedDocument(doc, { templateId: "classic", content: emptyResume(), jobDescription: null });
  for (let index = 0; index < ignored; index++) ignoreTip(doc, `tip${index}`);
  return doc;
}
const ignoredIn = (doc: Y.Doc) => readDocument(doc)?.ignoredTips;

/** Checks a change as the room does, and applies the repairs. */
function verdictOn(doc: Y.Doc, change: () => void) {
  let changed: Y.Transaction["changed"] = new Map();
  doc.once("afterTransaction", (transaction: Y.Transaction) => {
    changed = transaction.changed;
  });
  doc.transact(change);
  const verdict = checkChanges(doc, changed, () => true);
  for (const { repair } of verdict.overflows) repair();
  return { ...verdict, sections: changedSections(doc, changed) };
}

test("two people ignore two tips at once and both are ignored, also in a rebuilt document", () => {
  const doc = aDocument();
  const updates = ["one", "two"].map((id) => {
    const copy = newDocument();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
    ignoreTip(copy, id);
    return Y.encodeStateAsUpdate(copy);
  });
  for (const update of updates) Y.applyUpdate(doc, update);
  expect(ignoredIn(doc)?.toSorted()).toEqual(["one", "two"]);
  const rebuilt = rebuildDocument(doc, 7, true);
  expect(rebuilt && ignoredIn(rebuilt)?.toSorted()).toEqual(["one", "two"]);
});

test("one tip beyond the cap is refused by the page, and removed again by the room", () => {
  const doc = aDocument(CAPS.ignoredTips);
  expect(ignoredIn(doc)).toHaveLength(CAPS.ignoredTips);
  expect(ignoreTip(doc, "more")).toBe(false);
  expect(ignoreTip(doc, "tip0")).toBe(true);
  const beyond = verdictOn(doc, () => settingsRoot(doc).set(`${IGNORED_TIP_PREFIX}more`, true));
  expect(beyond.overflows[0]?.message).toBe("A resume can ignore 300 writing tips");
  expect(ignoredIn(doc)).toHaveLength(CAPS.ignoredTips);
  expect(ignoredIn(doc)).not.toContain("more");
});

test("ignoring a tip and taking it back are valid and announced to no one", () => {
  const doc = aDocument();
  const ignored = verdictOn(doc, () => ignoreTip(doc, "one"));
  expect(ignored).toEqual({ malformed: null, overflows: [], isIncomplete: false, sections: [] });
  const key = `${IGNORED_TIP_PREFIX}one`;
  expect(verdictOn(doc, () => settingsRoot(doc).delete(key)).malformed).toBeNull();
  expect(ignoredIn(doc)).toEqual([]);
});

test("a malformed tip key or value is rejected", () => {
  for (const [id, value] of [
    ["", true],
    ["x".repeat(25), true],
    ["A b", true],
    ["one", "yes"],
    ["one", new Y.Map()],
  ] as const) {
    const doc = aDocument();
    const { malformed } = verdictOn(doc, () =>
      settingsRoot(doc).set(IGNORED_TIP_PREFIX + id, value),
    );
    expect(malformed).toContain("cannot be that");
  }
});
