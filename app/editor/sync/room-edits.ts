/**
 * Edits of the resume: each is one local Yjs transaction, within the length limits of the schema.
 */
import * as Y from "yjs";
import * as edit from "#app/core/collab/document/edit-document.ts";
import { textsOfSameEmployer } from "#app/core/collab/document/employer-texts.ts";
import { capOf, capOfList, ENTRY_FIELDS, resumeRoot } from "#app/core/collab/document/layout.ts";
import type { TextPath } from "#app/core/collab/document/paths.ts";
import { activatePosting, setPosting } from "#app/core/collab/document/postings.ts";
import { orderedEntries } from "#app/core/collab/document/read-document.ts";
import { withAllSections } from "#app/core/collab/document/with-all-sections.ts";
import { writeResume } from "#app/core/collab/document/write-document.ts";
import type { EntryList } from "#app/core/resume/entry-lists.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import type { RoomEdits } from "./room.ts";
import { recordTyping } from "./typing-pause.ts";

/** Transaction origin of the edits that undo reverts. */
export const LOCAL_ORIGIN = "local";
/**
 * Transaction origin of changes to job descriptions, which undo does not revert: they have undo
 * buttons of their own.
 */
const SETTINGS_ORIGIN = "setting";

/** `writableDoc` returns null while this page may not write. */
export function createRoomEdits(
  writableDoc: () => Y.Doc | null,
  undoManager: Y.UndoManager,
): RoomEdits {
  /** The design settings that the latest edit changed; null if it was another kind of edit. */
  let lastDesignKeys: string | null = null;
  const write = (
    work: (doc: Y.Doc) => void,
    origin = LOCAL_ORIGIN,
    designKeys: string | null = null,
  ) => {
    // Changes of the same settings in a row, as by a slider, extend one undo step; other settings
    // begin a new one.
    if (designKeys !== lastDesignKeys) undoManager.stopCapturing();
    lastDesignKeys = designKeys;
    const doc = writableDoc();
    doc?.transact(() => work(doc), origin);
  };
  const asOwnUndoStep = (work: () => void) => {
    undoManager.stopCapturing();
    work();
    undoManager.stopCapturing();
  };
  const isTooLong = (doc: Y.Doc, path: TextPath, value: string) => {
    const text = edit.findText(doc, path);
    return text !== null && value.length > maxTextLength(path) && value.length > text.length;
  };
  return {
    setText: (path, value, caret) => {
      recordTyping();
      write((doc) => {
        if (isTooLong(doc, path, value)) return;
        // Roles at one employer share the company and location that are printed above them.
        const others = textsOfSameEmployer(doc, path);
        edit.setText(doc, path, value, caret);
        for (const other of others) edit.setText(doc, other, value, caret);
      });
    },
    replaceText: (path, value) =>
      asOwnUndoStep(() =>
        write((doc) => isTooLong(doc, path, value) || edit.setLines(doc, path, value)),
      ),
    formatText: (path, range, format) =>
      asOwnUndoStep(() => write((doc) => edit.formatRange(doc, path, range, format))),
    moveLine: (path, line, to) =>
      asOwnUndoStep(() => write((doc) => edit.moveLine(doc, path, line, to))),
    setValue: (path, value) => write((doc) => edit.setValue(doc, path, value)),
    setList: (path, items) => {
      const capped = items.slice(0, CAPS.skills).map((item) => item.slice(0, CAPS.skill));
      write((doc) => edit.setList(doc, path, capped));
    },
    setValues: (values) =>
      write((doc) => {
        for (const [path, value] of values) edit.setValue(doc, path, value);
      }),
    addRole: (jobId, entry) => {
      let isInList = false;
      write((doc) => {
        if (!isFull(doc, "experience")) edit.addRole(doc, jobId, entry);
        isInList = edit.findEntry(doc, "experience", entry.id) !== null;
      });
      return isInList;
    },
    addEntry: (section, entry, index) => {
      let isInList = false;
      write((doc) => {
        if (!isFull(doc, section)) edit.addEntry(doc, section, entry, index);
        isInList = edit.findEntry(doc, section, entry.id) !== null;
      });
      return isInList;
    },
    removeEntry: (section, id) => write((doc) => edit.removeEntry(doc, section, id)),
    moveEntry: (section, id, by) =>
      asOwnUndoStep(() => write((doc) => edit.moveEntry(doc, section, id, by))),
    replaceContent: (resume) =>
      asOwnUndoStep(() => write((doc) => writeResume(doc, resume, "replace"))),
    restoreState: ({ resume, templateId, version }) =>
      asOwnUndoStep(() =>
        write((doc) => {
          writeResume(doc, withAllSections(resume), "replace");
          edit.setTemplate(doc, templateId, version);
        }),
      ),
    putPosting: (id, job) =>
      write((doc) => {
        setPosting(doc, id, job);
        activatePosting(doc, id);
      }, SETTINGS_ORIGIN),
    removePosting: (id) => write((doc) => setPosting(doc, id, null), SETTINGS_ORIGIN),
    switchPosting: (id) => write((doc) => activatePosting(doc, id), SETTINGS_ORIGIN),
    setDesign: (patch) =>
      write((doc) => edit.setDesign(doc, patch), LOCAL_ORIGIN, Object.keys(patch).join()),
    setLanguage: (language) => asOwnUndoStep(() => write((doc) => edit.setLanguage(doc, language))),
    ignoreTip: (id) => {
      let isIgnored = false;
      asOwnUndoStep(() =>
        write((doc) => {
          isIgnored = edit.ignoreTip(doc, id);
        }),
      );
      return isIgnored;
    },
    setPhoto: (photo) => asOwnUndoStep(() => write((doc) => edit.setPhoto(doc, photo))),
    setTemplate: (templateId, version) =>
      asOwnUndoStep(() => write((doc) => edit.setTemplate(doc, templateId, version))),
  };
}

function isFull(doc: Y.Doc, list: EntryList): boolean {
  const map = resumeRoot(doc).get(list);
  return map instanceof Y.Map && orderedEntries(map).length >= capOfList(list);
}

/** The schema's maximum length of the text at a path, in UTF-16 code units. */
export function maxTextLength(path: TextPath): number {
  if (path[0] === "summary") return CAPS.summary;
  if (path[0] === "personalInfo") return CAPS.shortText;
  const fields: Record<string, string> = ENTRY_FIELDS[path[0]];
  return capOf(fields[path[2]] === "body" ? "body" : "line");
}
