/**
 * Checks every Yjs type that a change touched against the layout, the schema and the caps. The room calls it after it
 * applied an update and before it stores it.
 */
import * as Y from "yjs";
import type { EntryList } from "#app/core/resume/entry-lists.ts";
import { CAPS, ENTRY_ID } from "#app/core/resume/schema-fields.ts";
import { pathOf } from "./changed-path.ts";
import {
  checkPosition,
  checkRootValue,
  checkSetting,
  checkSingleValue,
  checkTag,
  checkText,
  markMalformed,
  type Verdict,
} from "./check-values.ts";
import {
  capOf,
  capOfList,
  ENTRY_FIELDS,
  type FieldKind,
  IGNORED_TIP_PREFIX,
  isEntryList,
  isOptionalField,
} from "./layout.ts";
import {
  correctionKeys,
  MAX_KEPT_CORRECTIONS,
  partsOfCorrectionKey,
  TOO_MANY_CORRECTIONS,
} from "./posting-corrections.ts";
import { isPostingKey, MAX_POSTINGS, postingIds, TOO_MANY_POSTINGS } from "./postings.ts";
import { ignoredTipsOf } from "./read-document.ts";

type Changed = Y.Transaction["changed"];
type Keys = Set<string | null>;

/** `changed`: per changed type its changed keys (null: list items or text), as Yjs reports them of a transaction. */
export function checkChanges(
  doc: Y.Doc,
  changed: Changed,
  isTemplate: (id: string) => boolean,
): Verdict {
  const verdict: Verdict = { malformed: null, overflows: [], isIncomplete: false };
  for (const [type, keys] of changed) {
    const path = pathOf(doc, type);
    if (path === "unknown") markMalformed(verdict, "Nothing of a resume lies there");
    else if (path !== "deleted") checkType(path, type, keys, isTemplate, verdict);
  }
  return verdict;
}

/** @param path of the type, such as ["resume", "experience", "<id>", "description"] or its beginning (pathOf) */
function checkType(
  path: string[],
  type: object,
  keys: Keys,
  isTemplate: (id: string) => boolean,
  verdict: Verdict,
): void {
  const [root, section = "", id, field] = path;
  if (type instanceof Y.Text) {
    const cap = section === "summary" ? CAPS.summary : textCap(section, field);
    checkText(type, cap, verdict);
  } else if (!(type instanceof Y.Map) || keys.has(null)) {
    markMalformed(verdict, "Lists are kept as maps");
  } else {
    const names = [...keys] as string[];
    if (root === "settings") checkSettings(type, names, isTemplate, verdict);
    else if (path.length === 1)
      for (const key of names) checkRootValue(key, type.get(key), verdict);
    else if (section === "skills" || field !== undefined) checkTags(type, names, verdict);
    else if (!isEntryList(section)) markMalformed(verdict, `${section} has fixed fields`);
    else if (id === undefined) checkEntries(section, type, names, verdict);
    else for (const key of names) checkField(section, type, key, "change", verdict);
  }
}

function checkSettings(
  settings: Y.Map<unknown>,
  names: string[],
  isTemplate: (id: string) => boolean,
  verdict: Verdict,
): void {
  for (const key of names) checkSetting(key, settings.get(key), isTemplate, verdict);
  /** If `surplus` is positive, that many of the counted keys are removed again, of those that this change set. */
  const limitKeys = (isCounted: (key: string) => boolean, surplus: number, message: string) => {
    const added = names.filter((key) => isCounted(key) && settings.has(key));
    if (added.length > 0) limitSurplus(settings, surplus, added, message, verdict);
  };
  const tips = ignoredTipsOf(settings).length - CAPS.ignoredTips;
  const tooManyTips = `A resume can ignore ${CAPS.ignoredTips} writing tips`;
  limitKeys((key) => key.startsWith(IGNORED_TIP_PREFIX), tips, tooManyTips);
  limitKeys(isPostingKey, postingIds(settings).length - MAX_POSTINGS, TOO_MANY_POSTINGS);
  const corrected = new Set(names.flatMap((key) => partsOfCorrectionKey(key)?.id ?? []));
  for (const id of corrected) {
    const surplus = correctionKeys(settings, id).length - MAX_KEPT_CORRECTIONS;
    limitKeys((key) => partsOfCorrectionKey(key)?.id === id, surplus, TOO_MANY_CORRECTIONS);
  }
}

function textCap(section: string, field: string | undefined): number {
  const kind = isEntryList(section) && field ? kindOf(section, field) : "line";
  return capOf(kind === "body" ? "body" : "line");
}

function kindOf(list: EntryList, field: string): FieldKind | undefined {
  const fields: Record<string, FieldKind> = ENTRY_FIELDS[list];
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}

function checkTags(map: Y.Map<unknown>, names: string[], verdict: Verdict): void {
  const present = names.filter((key) => map.has(key));
  for (const key of present) checkTag(map, key, verdict);
  limitSize(map, CAPS.skills, present, `A list is limited to ${CAPS.skills} items`, verdict);
}

function checkEntries(
  list: EntryList,
  map: Y.Map<unknown>,
  names: string[],
  verdict: Verdict,
): void {
  const present = names.filter((key) => map.has(key));
  for (const id of present) {
    const entry = map.get(id);
    if (ENTRY_ID.test(id) && entry instanceof Y.Map && hasOnlyKeys(entry)) {
      const keys = new Set([...entry.keys(), "pos", ...Object.keys(ENTRY_FIELDS[list])]);
      for (const key of keys) checkField(list, entry, key, "whole", verdict);
    } else {
      markMalformed(verdict, "An entry cannot be that");
    }
  }
  const cap = capOfList(list);
  limitSize(map, cap, present, `A section is limited to ${cap} entries`, verdict);
}

/** Whether a map has no list items, which a client that is not ours could add to it. */
const hasOnlyKeys = (map: Y.Map<unknown>) => map._start === null;

/** Removes items that this change added until the list is within its cap. */
function limitSize(
  map: Y.Map<unknown>,
  cap: number,
  added: string[],
  message: string,
  verdict: Verdict,
): void {
  limitSurplus(map, map.size - cap, added, message, verdict);
}

/** If there are too many keys, registers a repair that removes the last `surplus` of those this change added. */
function limitSurplus(
  map: Y.Map<unknown>,
  surplus: number,
  added: string[],
  message: string,
  verdict: Verdict,
): void {
  if (surplus <= 0) return;
  const repair = () => {
    for (const key of added.slice(-surplus)) map.delete(key);
  };
  verdict.overflows.push({ message, repair });
}

/** Checks a field of a new entry ("whole"), or one that was set in an existing entry ("change"). */
function checkField(
  list: EntryList,
  entry: Y.Map<unknown>,
  key: string,
  mode: "whole" | "change",
  verdict: Verdict,
): void {
  const value = entry.get(key);
  const kind = kindOf(list, key);
  if (key === "pos") {
    checkPosition(value, verdict);
  } else if (value === undefined && isOptionalField(key)) {
    // The room adds missing texts, so that concurrent additions merge (add-missing-fields.ts).
    verdict.isIncomplete ||= kind === "line";
  } else if (kind === undefined) {
    markMalformed(verdict, `There is no field ${key.slice(0, 40)}`);
  } else if (kind === "date" || kind === "flag" || kind === "plain") {
    checkSingleValue(entry, key, kind, verdict);
  } else if (mode === "change") {
    markMalformed(verdict, `${key} cannot be replaced`);
  } else if (kind !== "tags" && value instanceof Y.Text) {
    checkText(value, capOf(kind), verdict);
  } else if (kind === "tags" && value instanceof Y.Map && hasOnlyKeys(value)) {
    checkTags(value, [...value.keys()], verdict);
  } else {
    markMalformed(verdict, `${key} cannot be that`);
  }
}
