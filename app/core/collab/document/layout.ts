/**
 * How a resume is stored in its Yjs document: one table for reading, seeding (writing it for the first time), editing
 * and checking. Lists are maps from id to entry; a fractional `pos` of each entry orders them, because moves in a
 * Y.Array duplicate entries and lose edits made inside them at the same time.
 */
import * as Y from "yjs";
import type { EntryList } from "#app/core/resume/entry-lists.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";

/** Stored as `v` in the resume; see isSeeded. */
export const LAYOUT_VERSION = 1;
/** The two root maps; there may be no others. */
export const ROOTS = { resume: "resume", settings: "settings" } as const;

/**
 * line, body: Y.Text of at most 200 or 10,000 characters. date, flag, plain: replaced as a whole.
 * tags: map from id to { pos, value }.
 */
export type FieldKind = "line" | "body" | "date" | "flag" | "plain" | "tags";

export const PERSONAL_FIELDS = [
  "fullName",
  "email",
  "phone",
  "address",
  "linkedIn",
  "github",
  "headline",
] as const;

/** The lists of a resume and the fields of their entries. */
export const ENTRY_FIELDS = {
  experience: {
    company: "line",
    position: "line",
    startDate: "date",
    endDate: "date",
    current: "flag",
    description: "body",
    location: "line",
    employerId: "plain",
    hidden: "flag",
  },
  education: {
    institution: "line",
    degree: "line",
    fieldOfStudy: "line",
    startDate: "date",
    endDate: "date",
    gpa: "plain",
    location: "line",
    hidden: "flag",
  },
  projects: {
    name: "line",
    description: "body",
    technologies: "tags",
    githubLink: "line",
    liveLink: "line",
    hidden: "flag",
  },
  certificates: {
    name: "line",
    issuer: "line",
    date: "date",
    url: "line",
    number: "line",
    validUntil: "date",
    hidden: "flag",
  },
  languages: { name: "line", level: "line", hidden: "flag" },
  awards: { title: "line", issuer: "line", date: "date", description: "body", hidden: "flag" },
  volunteering: {
    organization: "line",
    role: "line",
    startDate: "date",
    endDate: "date",
    current: "flag",
    description: "body",
    location: "line",
    hidden: "flag",
  },
  publications: { title: "line", publisher: "line", date: "date", url: "line", hidden: "flag" },
  courses: {
    name: "line",
    provider: "line",
    date: "date",
    url: "line",
    description: "body",
    hidden: "flag",
  },
  memberships: {
    organization: "line",
    role: "line",
    startDate: "date",
    endDate: "date",
    current: "flag",
    description: "body",
    hidden: "flag",
  },
  patents: {
    title: "line",
    office: "line",
    number: "line",
    date: "date",
    url: "line",
    description: "body",
    hidden: "flag",
  },
  militaryService: {
    branch: "line",
    rank: "line",
    startDate: "date",
    endDate: "date",
    current: "flag",
    description: "body",
    location: "line",
    hidden: "flag",
  },
  interests: { name: "line", description: "line", hidden: "flag" },
  references: {
    name: "line",
    position: "line",
    company: "line",
    email: "line",
    phone: "line",
    description: "body",
    hidden: "flag",
  },
  customSections: { title: "line", body: "body", hidden: "flag" },
  customEntries: {
    sectionId: "plain",
    title: "line",
    subtitle: "line",
    startDate: "date",
    endDate: "date",
    current: "flag",
    description: "body",
    location: "line",
    hidden: "flag",
  },
  links: { label: "line", url: "line" },
  skillGroups: { name: "line", skills: "tags" },
} as const satisfies Record<EntryList, Record<string, FieldKind>>;

/** Left out of a resume's JSON while empty, since older resumes don't have these fields. */
const OPTIONAL_FIELDS: ReadonlySet<string> = new Set([
  "headline",
  "location",
  "employerId",
  "hidden",
  "number",
  "validUntil",
]);
export const isOptionalField = (field: string): boolean => OPTIONAL_FIELDS.has(field);

/**
 * Each design setting is a value of its own in the settings, so that two people may change two of them at
 * once. An absent one means the template's default.
 */
export const DESIGN_PREFIX = "design.";

/**
 * Each piece of writing advice that the editors ignore is a key of its own in the settings, so that two people may
 * ignore two at once. Its value is true.
 */
export const IGNORED_TIP_PREFIX = "ignoredTip.";

export const ENTRY_LISTS = Object.keys(ENTRY_FIELDS) as EntryList[];
/** These are always present in a resume; the other lists are left out while empty. */
export const REQUIRED_LISTS: readonly EntryList[] = ["experience", "education", "projects"];

export function isEntryList(key: string): key is EntryList {
  return Object.hasOwn(ENTRY_FIELDS, key);
}

/** The most entries that a list may have. */
export const capOfList = (list: EntryList): number =>
  list === "links" || list === "customEntries" ? CAPS[list] : CAPS.entries;

export function fieldsOf(list: EntryList): Array<[field: string, kind: FieldKind]> {
  return Object.entries(ENTRY_FIELDS[list]);
}

/** Longest text of a field, in UTF-16 units as the schema counts them. */
export function capOf(kind: "line" | "body"): number {
  return kind === "line" ? CAPS.shortText : CAPS.description;
}

export function resumeRoot(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap(ROOTS.resume);
}

export function settingsRoot(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap(ROOTS.settings);
}

/** An empty document. Its roots are typed before any update arrives; otherwise Yjs would replace them later. */
export function newDocument(): Y.Doc {
  const doc = new Y.Doc();
  resumeRoot(doc);
  settingsRoot(doc);
  doc.on("afterTransaction", keepRemoteFormats);
  return doc;
}

/**
 * Turns off Yjs's clean-up of formats after remote edits, which would be edits by this client: viewers may not write,
 * and editors would each send the same clean-up. The next formatting by a person cleans up as well.
 */
function keepRemoteFormats(transaction: Y.Transaction): void {
  transaction._needFormattingCleanup = false;
}

/** Whether a resume has been written to the document; false for a new one. */
export function isSeeded(doc: Y.Doc): boolean {
  return resumeRoot(doc).get("v") !== undefined;
}

/** The map under a key, or null where there is none (an entry someone has removed). */
export function childMap(parent: Y.Map<unknown>, key: string): Y.Map<unknown> | null {
  const child = parent.get(key);
  return child instanceof Y.Map ? child : null;
}
