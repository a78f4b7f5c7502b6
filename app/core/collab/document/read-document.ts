/** Converts the shared Yjs document to plain data. Unchanged parts keep their object identity, for React's memo. */
import * as Y from "yjs";
import { DESIGN_KEYS, type Design } from "#app/core/resume/design.ts";
import { distributeToSections, type EntryList } from "#app/core/resume/entry-lists.ts";
import type { JobDescription, JobDescriptionInput } from "#app/core/resume/job-description.ts";
import { toJobDescription, withoutEmptyCorrections } from "#app/core/resume/job-description.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import {
  childMap,
  DESIGN_PREFIX,
  ENTRY_LISTS,
  fieldsOf,
  IGNORED_TIP_PREFIX,
  isOptionalField,
  isSeeded,
  PERSONAL_FIELDS,
  REQUIRED_LISTS,
  resumeRoot,
  settingsRoot,
} from "./layout.ts";
import { type Positioned, sortByPosition } from "./positions.ts";
import { activePosting, type Posting, postingAt, postingIds } from "./postings.ts";
import { toMarkup } from "./text-formats.ts";

export interface ResumeSnapshot {
  resume: Resume;
  templateId: string;
  /** The active one of the postings. */
  jobDescription: JobDescription | null;
  postings: readonly Posting[];
  /** If the active posting was removed, this id matches none. */
  activePosting: string;
  design: Design;
  /** Ids of writing advice that is not shown (app/core/writing-advice/tip-id.ts). */
  ignoredTips: readonly string[];
}

/** Null until the document has been seeded. */
export function readDocument(doc: Y.Doc): ResumeSnapshot | null {
  return documentReader(doc)();
}

/** Returns a reader that caches what it has read and reads only changed parts again. */
export function documentReader(doc: Y.Doc): () => ResumeSnapshot | null {
  /** The plain value of each Yjs type that was read. */
  const cache = new WeakMap<object, unknown>();
  doc.on("beforeObserverCalls", (transaction: Y.Transaction) => {
    for (const type of transaction.changed.keys()) invalidate(type);
  });
  const invalidate = (type: object) => {
    // What contains the type has changed as well.
    for (let changed: object | null = type; changed; ) {
      cache.delete(changed);
      changed = changed instanceof Y.AbstractType ? changed.parent : null;
    }
  };
  const cached = <T extends object, R>(type: T, make: (type: T) => R): R => {
    if (!cache.has(type)) cache.set(type, make(type));
    return cache.get(type) as R;
  };

  const text = (value: unknown) =>
    value instanceof Y.Text ? cached(value, (it) => it.toString()) : "";
  const body = (value: unknown) => (value instanceof Y.Text ? cached(value, toMarkup) : "");
  const tags = (value: unknown) =>
    value instanceof Y.Map ? cached(value, (map) => orderedTags(map).map((tag) => tag.value)) : [];
  const entry = (list: EntryList, id: string, map: Y.Map<unknown>) =>
    cached(map, () => {
      const plain: Record<string, unknown> = { id };
      for (const [field, kind] of fieldsOf(list)) {
        const value = map.get(field);
        if (isOptionalField(field) && isEmptyValue(value)) continue;
        if (kind === "line") plain[field] = text(value);
        else if (kind === "body") plain[field] = body(value);
        else if (kind === "tags") plain[field] = tags(value);
        else if (kind === "flag") plain[field] = value === true;
        else plain[field] = typeof value === "string" ? value : "";
      }
      return plain;
    });
  const entries = (list: EntryList, map: Y.Map<unknown>) =>
    cached(map, () => orderedEntries(map).map(({ id, map: each }) => entry(list, id, each)));

  const personalInfo = (map: Y.Map<unknown>) =>
    Object.fromEntries(
      PERSONAL_FIELDS.map((field) => [field, text(map.get(field))]).filter(
        ([field = "", value]) => value !== "" || !isOptionalField(field),
      ),
    );
  const withLinks = keepIfUnchanged((info: object, links: unknown) => ({ ...info, links }));
  const withFlatSkillOrder = keepIfUnchanged(assignSkillsToGroups);
  const customSections = keepIfUnchanged(distributeToSections);
  const resume = () =>
    cached(resumeRoot(doc), (root) => {
      const personal = childMap(root, "personalInfo");
      const plain: Record<string, unknown> = {
        personalInfo: personal ? cached(personal, personalInfo) : {},
        summary: body(root.get("summary")),
        skills: tags(root.get("skills")),
      };
      for (const list of ENTRY_LISTS) {
        const map = childMap(root, list);
        const listEntries = map ? entries(list, map) : [];
        if (listEntries.length > 0 || REQUIRED_LISTS.includes(list)) plain[list] = listEntries;
      }
      const { links, skillGroups, customEntries, ...resume } = plain;
      if (links) resume.personalInfo = withLinks(resume.personalInfo as object, links);
      if (skillGroups) resume.skillGroups = withFlatSkillOrder(resume.skills, skillGroups);
      if (customEntries && resume.customSections) {
        resume.customSections = customSections(
          resume.customSections as Sections,
          customEntries as PlacedEntries,
        );
      }
      for (const key of ["photo", "language"]) if (root.get(key)) resume[key] = root.get(key);
      return resume as Resume;
    });
  /** By posting: what was stored at the last read, and the job description made of it. */
  const jobs = new Map<string, { given: JobDescriptionInput; job: JobDescription }>();
  const postings = (root: Y.Map<unknown>) =>
    postingIds(root).flatMap((id) => {
      const given = postingAt(root, id);
      if (!given) return [];
      const last = jobs.get(id);
      const isSame = last && isSamePosting(last.given, given);
      const job = isSame ? last.job : toJobDescription(given);
      jobs.set(id, { given, job });
      return [{ id, job }];
    });
  const settings = () =>
    cached(settingsRoot(doc), (root) => {
      const active = activePosting(root);
      const jobs = postings(root);
      return {
        templateId: String(root.get("templateId") ?? ""),
        jobDescription: jobs.find(({ id }) => id === active)?.job ?? null,
        postings: jobs,
        activePosting: active,
        design: readDesign(root),
        ignoredTips: ignoredTipsOf(root),
      };
    });

  let last: ResumeSnapshot | null = null;
  return () => {
    if (!isSeeded(doc)) return null;
    const next = { resume: resume(), ...settings() };
    const isSame =
      last?.resume === next.resume &&
      last.templateId === next.templateId &&
      last.jobDescription === next.jobDescription &&
      last.design === next.design &&
      last.ignoredTips === next.ignoredTips &&
      last.postings === next.postings &&
      last.activePosting === next.activePosting;
    if (!isSame) last = next;
    return last;
  };
}

const isSamePosting = (a: JobDescriptionInput, b: JobDescriptionInput) =>
  a === b ||
  (a.title === b.title &&
    a.company === b.company &&
    a.description === b.description &&
    JSON.stringify(withoutEmptyCorrections(a)) === JSON.stringify(withoutEmptyCorrections(b)));

type Sections = Parameters<typeof distributeToSections>[0];
type PlacedEntries = Parameters<typeof distributeToSections>[1];

const isEmptyValue = (value: unknown) =>
  value instanceof Y.Text
    ? value.length === 0
    : value === undefined || value === "" || value === false;

/**
 * Returns the last result for the same arguments, because memoized components compare by identity.
 */
function keepIfUnchanged<A extends readonly unknown[], R>(make: (...args: A) => R) {
  let last: { args: A; result: R } | null = null;
  return (...args: A): R => {
    const isSame = last?.args.every((arg, index) => arg === args[index]) ?? false;
    if (!last || !isSame) last = { args, result: make(...args) };
    return last.result;
  };
}

type Group = NonNullable<Resume["skillGroups"]>[number];

/** `skills` is authoritative: a group keeps only skills of that list, and each skill only in its first group. */
function assignSkillsToGroups(skills: unknown, groups: unknown): Group[] {
  const unassigned = new Set(skills as string[]);
  return (groups as Group[]).map((group) => ({
    ...group,
    skills: group.skills.filter((skill) => unassigned.delete(skill)),
  }));
}

/** The cast is safe: every value was checked when it was written (check-values.ts). */
function readDesign(settings: Y.Map<unknown>): Design {
  const settingValues = DESIGN_KEYS.map((key) => [key, settings.get(DESIGN_PREFIX + key)]);
  return Object.fromEntries(settingValues.filter(([, value]) => value !== undefined)) as Design;
}

/** The ids of the ignored writing tips. */
export function ignoredTipsOf(settings: Y.Map<unknown>): string[] {
  return [...settings.keys()]
    .filter((key) => key.startsWith(IGNORED_TIP_PREFIX))
    .map((key) => key.slice(IGNORED_TIP_PREFIX.length));
}

/** The entries of a list in their order; values that are not entries are skipped. */
export function orderedEntries(list: Y.Map<unknown>): Array<Positioned & { map: Y.Map<unknown> }> {
  const listEntries: Array<Positioned & { map: Y.Map<unknown> }> = [];
  for (const [id, map] of list.entries()) {
    if (map instanceof Y.Map) listEntries.push({ id, pos: String(map.get("pos") ?? ""), map });
  }
  return sortByPosition(listEntries);
}

/** The items of a comma-separated list in their order. */
export function orderedTags(list: Y.Map<unknown>): Array<Positioned & { value: string }> {
  const tags: Array<Positioned & { value: string }> = [];
  for (const [id, item] of list.entries()) {
    const { pos, value } = (item ?? {}) as { pos?: unknown; value?: unknown };
    if (typeof pos === "string" && typeof value === "string") tags.push({ id, pos, value });
  }
  return sortByPosition(tags);
}
