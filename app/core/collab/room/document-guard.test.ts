/** What a client without a copy is sent, and the cap of the document with its history of deleted content. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { newDocument, resumeRoot } from "#app/core/collab/document/layout.ts";
import {
  ENCODED_CAP_BYTES,
  mayRebuild,
  rebuildDocument,
} from "#app/core/collab/document/rebuild-document.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { createDocumentGuard } from "./document-guard.ts";

/** Adds and deletes `count` skills: the resume is unchanged, but Yjs keeps them in its history. */
function churn(doc: Y.Doc, count: number, from: number): Uint8Array {
  const before = Y.encodeStateVector(doc);
  const skills = resumeRoot(doc).get("skills") as Y.Map<unknown>;
  doc.transact(() => {
    for (let i = from; i < from + count; i++) skills.set(`skill-${1_000_000 + i}`, 1);
  });
  doc.transact(() => {
    for (let i = from; i < from + count; i++) skills.delete(`skill-${1_000_000 + i}`);
  });
  return Y.encodeStateAsUpdate(doc, before);
}

test("a client without a copy gets the document as it is stored, also after a failed write", () => {
  const rows: Uint8Array[] = [];
  let isFull = false;
  const room = createDocumentGuard({
    load: () => rows,
    append(update) {
      if (isFull) throw new Error("The disk is full");
      return rows.push(update);
    },
    clientId: 1,
    isTemplate: () => true,
  });
  const newcomer = () => {
    const doc = newDocument();
    Y.applyUpdate(doc, room.encodeMissing(Y.encodeStateVector(new Y.Doc())));
    return { summary: String(resumeRoot(doc).get("summary")), doc };
  };
  const write = (words: string) => (doc: Y.Doc) =>
    (resumeRoot(doc).get("summary") as Y.Text).insert(0, words);
  const content = { ...emptyResume(), summary: "." };
  room.change((doc) => seedDocument(doc, { templateId: "t", content, jobDescription: null }), {
    skipsChecks: true,
  });
  const early = newcomer();
  expect(early.summary).toBe(".");
  room.change(write("there"));
  expect(newcomer().summary).toBe("there.");
  room.changeTogether([write("Hello "), write("Oh! ")]);
  expect(newcomer().summary).toBe("Oh! Hello there.");
  isFull = true;
  expect(() => room.change(write("lost"))).toThrow("full");
  expect(newcomer().summary).toBe("Oh! Hello there.");
  Y.applyUpdate(early.doc, room.encodeMissing(Y.encodeStateVector(early.doc)));
  expect(String(resumeRoot(early.doc).get("summary"))).toBe("Oh! Hello there.");
});

test("a history of up to 4 MiB is accepted, more is refused, and a rebuild makes the document small again", () => {
  const rows: Uint8Array[] = [];
  const room = createDocumentGuard({
    ...{ load: () => rows, append: (update) => rows.push(update), clientId: 1 },
    isTemplate: () => true,
  });
  const content = { ...emptyResume(), summary: "Still here." };
  const seed = { templateId: "t", content, jobDescription: null };
  room.change((doc) => seedDocument(doc, seed), { skipsChecks: true });
  const writer = newDocument();
  Y.applyUpdate(writer, rows[0] as Uint8Array);
  const size = () => Y.encodeStateAsUpdate(writer).byteLength;
  const start = size();
  let churned = 10_000;
  const updates = [churn(writer, churned, 0)];
  const bytesPerSkill = (size() - start) / churned;
  // As many as fit, with a margin of 20.
  const more = Math.floor((ENCODED_CAP_BYTES - size()) / bytesPerSkill) - 20;
  updates.push(churn(writer, more, churned));
  churned += more;
  for (const update of updates) {
    expect(room.change((doc) => Y.applyUpdate(doc, update)).ok).toBe(true);
  }
  expect(size()).toBeLessThanOrEqual(ENCODED_CAP_BYTES);
  expect(size()).toBeGreaterThan(ENCODED_CAP_BYTES - 2_000);

  const pastCap = churn(writer, 200, churned);
  expect(size()).toBeGreaterThan(ENCODED_CAP_BYTES);
  const outcome = room.change((doc) => Y.applyUpdate(doc, pastCap));
  expect(outcome).toMatchObject({
    ok: false,
    reason: "too_large",
    message: expect.stringMatching(/history is full/),
  });
  expect(rows).toHaveLength(3);
  expect(room.read()?.resume).toEqual(content);

  // So close to the cap, it may be rebuilt without a week of no edits.
  expect(mayRebuild({ bytes: ENCODED_CAP_BYTES, idleMs: 0 })).toBe(true);
  expect(mayRebuild({ bytes: 3_145_728, idleMs: 0 })).toBe(false);
  expect(rebuildDocument(room.doc(), 2)).not.toBeNull();
}, 60_000);
