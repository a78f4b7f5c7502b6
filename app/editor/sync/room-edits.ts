/** The editing half of a RoomHandle: each edit one transaction of this person's own, within the caps. */
import * as Y from "yjs";
import * as edit from "#app/core/collab/document/edit-document.ts";
import { capOf, ENTRY_FIELDS, resumeRoot } from "#app/core/collab/document/layout.ts";
import type { TextPath } from "#app/core/collab/document/paths.ts";
import { placedEntries } from "#app/core/collab/document/read-document.ts";
import { wholeResume } from "#app/core/collab/document/whole-resume.ts";
import { writeResume } from "#app/core/collab/document/write-document.ts";
import { CAPS } from "#app/core/resume/schema.ts";
import type { RoomHandle } from "./room.ts";

/** Origin of this person's edits: what undo takes back. */
export const LOCAL = "local";
/** Origin of edits that have controls of their own to take them back. */
const SETTING = "setting";

export type RoomEdits = Pick<
  RoomHandle,
  | "setText"
  | "replaceText"
  | "setValue"
  | "setList"
  | "addEntry"
  | "removeEntry"
  | "moveEntry"
  | "fill"
  | "restore"
  | "setJobDescription"
  | "setTemplate"
  | "setDesign"
  | "setPhoto"
  | "undo"
  | "redo"
>;

/** `doc` gives null while nothing may be written. */
export function roomEdits(doc: () => Y.Doc | null, undo: () => Y.UndoManager | null): RoomEdits {
  const write = (work: (doc: Y.Doc) => void, origin = LOCAL) => {
    const open = doc();
    open?.transact(() => work(open), origin);
  };
  const setText: RoomEdits["setText"] = (path, value, caret) =>
    write((it) => {
      const text = edit.findText(it, path);
      const isTooLong = text && value.length > textCap(path) && value.length > text.length;
      if (!isTooLong) edit.setText(it, path, value, caret);
    });
  return {
    setText,
    replaceText: (path, value) => {
      undo()?.stopCapturing();
      setText(path, value);
      undo()?.stopCapturing();
    },
    setValue: (path, value) => write((it) => edit.setValue(it, path, value)),
    setList: (path, items) =>
      write((it) =>
        edit.setList(
          it,
          path,
          items.slice(0, CAPS.skills).map((item) => item.slice(0, CAPS.skill)),
        ),
      ),
    addEntry: (section, entry, index) => {
      let isThere = false;
      write((it) => {
        const list = resumeRoot(it).get(section);
        const isFull = list instanceof Y.Map && placedEntries(list).length >= CAPS.entries;
        if (!isFull) edit.addEntry(it, section, entry, index);
        isThere = edit.findEntry(it, section, entry.id) !== null;
      });
      return isThere;
    },
    removeEntry: (section, id) => write((it) => edit.removeEntry(it, section, id)),
    moveEntry: (section, id, by) => write((it) => edit.moveEntry(it, section, id, by)),
    fill: (resume) => {
      undo()?.stopCapturing();
      write((it) => writeResume(it, resume, "replace"));
      undo()?.stopCapturing();
    },
    restore: ({ resume, templateId, version }) => {
      undo()?.stopCapturing();
      write((it) => {
        writeResume(it, wholeResume(resume), "replace");
        edit.setTemplate(it, templateId, version);
      });
      undo()?.stopCapturing();
    },
    setJobDescription: (job) => write((it) => edit.setJobDescription(it, job), SETTING),
    setDesign: (patch) => write((it) => edit.setDesign(it, patch), SETTING),
    setPhoto: (photo) => {
      undo()?.stopCapturing();
      write((it) => edit.setPhoto(it, photo));
      undo()?.stopCapturing();
    },
    setTemplate: (templateId) => write((it) => edit.setTemplate(it, templateId), SETTING),
    undo: () => void (doc() && undo()?.undo()),
    redo: () => void (doc() && undo()?.redo()),
  };
}

/** Longest text at a path, as the schema has it. */
export function textCap(path: TextPath): number {
  if (path[0] === "summary") return CAPS.summary;
  if (path[0] === "personalInfo") return CAPS.shortText;
  const fields: Record<string, string> = ENTRY_FIELDS[path[0]];
  return capOf(fields[path[2]] === "body" ? "body" : "line");
}
