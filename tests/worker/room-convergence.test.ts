/**
 * Seeded random editing with drops, evictions, garbage, duplicated and reordered frames: at the end all
 * editors, the room and its state after a cold reload are equal. Nothing waits on a clock.
 */
import { expect, inject, test } from "vitest";
import * as Y from "yjs";
import * as edit from "#app/core/collab/document/edit-document.ts";
import { encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import { plainText } from "#app/core/resume/inline-text.ts";
import { eventually } from "../support/eventually.ts";
import { editLists, editSection, formatWords } from "../support/random-field-edits.ts";
import {
  connect,
  createEditor,
  createSeededRoom,
  type Editor,
  evict,
  room,
  waitUntilConverged,
} from "../support/room.ts";
import { randomFrom, type SeededRandom } from "../support/seeded-random.ts";

declare module "vitest" {
  interface ProvidedContext {
    seeds: { from: number; count: number };
  }
}

/** 100 seeds in `npm test`; `npm run bench -- convergence` runs others too. */
const { from, count } = inject("seeds");
const SEEDS = Array.from({ length: count }, (_, i) => from + i);
const STEPS = 40;

/**
 * Makes one of 15 kinds of edits.
 * @param mark a character that no other edit uses
 * @returns the mark if it was typed into the summary, where it must be at the end
 */
function editSomething(
  doc: Y.Doc,
  random: SeededRandom,
  editor: Editor,
  mark: string,
): string | null {
  const content = editor.content();
  const jobs = content.experience.map((entry) => entry.id);
  switch (random.below(15)) {
    case 0:
    case 1:
    case 2: {
      const summary = plainText(content.summary);
      const at = random.below(summary.length + 1);
      const text = `${summary.slice(0, at)}${mark}${summary.slice(at)}`;
      if (text.length > 4_000) return null;
      edit.setText(doc, ["summary"], text, at + mark.length);
      return mark;
    }
    case 3:
      edit.setText(doc, ["personalInfo", "address"], content.personalInfo.address.slice(1));
      return null;
    case 4: {
      const fields = { position: "", startDate: "", endDate: "", current: false, description: "" };
      if (jobs.length < 20) {
        edit.addEntry(
          doc,
          "experience",
          { id: `x${mark.charCodeAt(0)}`, company: mark, ...fields } as never,
          random.below(3),
        );
      }
      return null;
    }
    case 5:
      if (jobs.length > 0) edit.removeEntry(doc, "experience", random.pick(jobs));
      return null;
    case 6:
      if (jobs.length > 0)
        edit.moveEntry(doc, "experience", random.pick(jobs), random.pick([-1, 1]));
      return null;
    case 7: {
      const { headline = "" } = content.personalInfo;
      const at = random.below(headline.length + 1);
      const text = `${headline.slice(0, at)}${mark.slice(0, 3)}${headline.slice(at)}`;
      if (text.length <= 200) edit.setText(doc, ["personalInfo", "headline"], text);
      return null;
    }
    case 8: {
      if (jobs.length === 0) return null;
      const id = random.pick(jobs);
      edit.setText(doc, ["experience", id, "location"], mark.slice(0, 50));
      edit.setValue(doc, ["experience", id, "hidden"], random.below(2) === 0);
      edit.setValue(doc, ["experience", id, "employerId"], random.pick(["", "one", "two"]));
      edit.setValue(doc, ["experience", id, "startDate"], random.pick(["", "2019", "2019-21"]));
      return null;
    }
    case 9: {
      const links = content.personalInfo.links ?? [];
      const id = `l${random.below(6)}`;
      if (links.some((link) => link.id === id)) edit.removeEntry(doc, "links", id);
      else edit.addEntry(doc, "links", { id, label: mark, url: "a.example" } as never);
      return null;
    }
    case 10: {
      const groups = content.skillGroups ?? [];
      const id = `g${random.below(4)}`;
      const skills = content.skills.slice(random.below(3), 6);
      if (!groups.some((group) => group.id === id))
        edit.addEntry(doc, "skillGroups", { id, name: mark, skills } as never);
      else edit.setList(doc, ["skillGroups", id, "skills"], skills);
      edit.setLanguage(doc, random.pick(["", "de", "pt-BR"]));
      return null;
    }
    case 11:
      editSection(doc, random, content, mark);
      return null;
    case 12:
      editLists(doc, random, content, mark);
      return null;
    case 13:
      formatWords(doc, random, plainText(content.summary).length);
      return null;
    default: {
      const skills = content.skills.slice(0, 30);
      skills.splice(random.below(skills.length + 1), random.below(2), mark.slice(0, 50));
      edit.setList(doc, ["skills"], skills);
      return null;
    }
  }
}

test.each(SEEDS)("seed %i: all editors converge, and every typed word is present", async (seed) => {
  const random = randomFrom(seed);
  const { resumeId, owner } = await createSeededRoom();
  const editors = [
    await createEditor(resumeId, owner),
    await createEditor(resumeId, { ...owner, sessionId: "two" }),
    await createEditor(resumeId, { ...owner, sessionId: "three" }),
  ];
  const offline = new Set<Editor>();
  const words: string[] = [];

  for (let step = 0; step < STEPS; step++) {
    const editor = random.pick(editors);
    const what = random.below(20);
    if (what < 14) {
      editor.edit((doc) => {
        const word = editSomething(doc, random, editor, String.fromCharCode(0x4e00 + step));
        if (word) words.push(word);
      });
    } else if (what < 16) {
      editor.drop();
      offline.add(editor);
    } else if (what === 16) {
      if (offline.delete(editor)) await editor.connect();
    } else if (what === 17) {
      await evict(resumeId);
    } else if (what === 18) {
      const vandal = await connect(resumeId, { ...owner, sessionId: `vandal${step}` });
      vandal.socket.send(
        Uint8Array.from({ length: 1 + random.below(200) }, () => random.below(256)),
      );
      vandal.socket.close(1000, "");
    } else if (!offline.has(editor)) {
      // Sends the editor's whole document again, and the later half of its edits out of order.
      const { doc } = editor;
      editor.send(encodeFrame({ kind: "update", update: Y.encodeStateAsUpdate(doc) }));
      const half = new Map(
        [...Y.decodeStateVector(Y.encodeStateVector(doc))].map(([id, clock]) => [
          id,
          Math.floor(clock / 2),
        ]),
      );
      const vector = Y.encodeStateVector(half as never);
      editor.send(encodeFrame({ kind: "step2", update: Y.encodeStateAsUpdate(doc, vector) }));
    }
  }
  for (const editor of offline) await editor.connect();
  const content = await waitUntilConverged(resumeId, editors);
  for (const word of words) expect(plainText(content.summary)).toContain(word);
  await evict(resumeId);
  expect((await room(resumeId).read())?.content).toEqual(content);
  // An edit that does not change the content may still be missing in an editor.
  await eventually(() => {
    for (const { doc } of editors) {
      expect(doc.store.pendingStructs).toBeNull();
      expect(Y.encodeStateVector(doc)).toEqual(Y.encodeStateVector(editors[0]?.doc as Y.Doc));
    }
  });
});
