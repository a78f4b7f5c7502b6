import { expect, test } from "vitest";
import * as Y from "yjs";
import { setText, setValue } from "#app/core/collab/document/edit-document.ts";
import { seedDocument } from "#app/core/collab/document/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { initialTextOf } from "./suggested-text.ts";

const school = {
  id: "d1",
  institution: "Hill School",
  degree: "",
  fieldOfStudy: "",
  startDate: "2020-01",
  endDate: "2023-06",
  gpa: "3.1",
};

test("a suggestion of a value starts from the present value, one of words from the words it was begun with", () => {
  const doc = new Y.Doc();
  const content = { ...emptyResume(), summary: "I count.", education: [school] };
  seedDocument(doc, { content, templateId: "modern-professional", jobDescription: null });
  const presence = { withDocument: (read) => read(doc) } as Room["presence"];
  /** The text that a suggestion about a whole field starts from. */
  const base = (field: string, words: string) =>
    initialTextOf(
      { presence },
      { kind: "suggestion", anchor: { field, start: null, end: null }, words },
    );
  setValue(doc, ["education", "d1", "endDate"], "2024-06");
  setText(doc, ["summary"], "I count stars.");
  expect(base("education.d1.endDate", "2023-06")).toBe("2024-06");
  expect(base("summary", "I count.")).toBe("I count.");
  // Its entry was removed, so there is no present value.
  expect(base("education.d2.endDate", "2023-06")).toBe("2023-06");
});
