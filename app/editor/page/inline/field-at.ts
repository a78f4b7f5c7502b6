/**
 * Finds the field at a point of the page. Dates, separators and gaps belong to no text: they lead to
 * the nearest field of the same entry, so that no press leads to another entry's field.
 */
import { isEntryList } from "#app/core/collab/document/layout.ts";
import { type EntryList, entriesOf } from "#app/core/resume/entry-lists.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { type DatedEntry, dateFieldOf } from "./date-field.ts";
import { entryOf, placeFieldOf } from "./text-order.ts";

/** An entry, or one of several roles at one employer. */
const ENTRY = ".role, .entry";

/** The key of the field (`experience.{id}.startDate`), else the section's name; null outside of both. */
export function fieldAt(event: MouseEvent, resume: Resume): string | null {
  const target = event.target as HTMLElement;
  const field = target.closest<HTMLElement>("[data-field]");
  if (field) return listItemField(target, field.dataset.field ?? "", resume);
  const section = target.closest<HTMLElement>("[data-section]");
  const scope = target.closest<HTMLElement>(`${ENTRY}, li`) ?? section;
  if (!scope) return null;
  if (target.closest("h2")) return titleField(section, resume);
  // Only the place of missing dates or technologies is no element of its own.
  const entry = target.matches(".head") ? entryIn(scope, resume) : null;
  if (entry && !target.querySelector(":scope > .dates")) return placeFieldOf(entry);
  const part = nearestPart(scope, event);
  if (part?.matches(".dates")) return datesField(part, event, resume);
  return part?.dataset.field ?? section?.dataset.section ?? null;
}

/** The field of the start or end, whichever side of the dates was pressed. */
function datesField(dates: HTMLElement, event: MouseEvent, resume: Resume): string | null {
  const scope = dates.closest<HTMLElement>(ENTRY);
  if (!scope) return null;
  const { left, right } = dates.getBoundingClientRect();
  const isEnd = event.clientX > (left + right) / 2;
  const roles = [...scope.querySelectorAll<HTMLElement>(".role")];
  const keys = (roles.length > 0 ? roles : [scope]).map((role) => entryIn(role, resume));
  return dateFieldOf(
    keys.flatMap((key) => (key === null ? [] : [{ key, entry: readEntry(resume, key) }])),
    isEnd,
  );
}

/** The key of an entry (`experience.{id}`), also of one that shows dates alone. */
function entryIn(scope: HTMLElement, resume: Resume): string | null {
  const field = scope.querySelector<HTMLElement>("[data-field]");
  if (field) return entryOf(field.dataset.field ?? "");
  const section = scope.closest<HTMLElement>("[data-section]");
  const name = section?.dataset.section ?? "";
  const list = name === "customSections" ? "customEntries" : name;
  if (!section || !isEntryList(list)) return null;
  const page = section.parentElement?.closest(".resume") ?? section;
  const isBlank = (other: Element) => !other.querySelector("[data-field]");
  const scopes = [...page.querySelectorAll(`[data-section="${CSS.escape(name)}"] .entry`)];
  const entries = visibleEntries(resume, list).filter(
    ({ id }) => !page.querySelector(`[data-field^="${CSS.escape(`${list}.${id}.`)}"]`),
  );
  const dated = entries.filter((entry) => {
    const { startDate, endDate, date } = dateTexts(entry);
    return [startDate, endDate, date].some(Boolean);
  });
  const found = dated[scopes.filter(isBlank).indexOf(scope)];
  return found ? `${list}.${found.id}` : null;
}

function visibleEntries(resume: Resume, list: EntryList): { id: string; hidden?: boolean }[] {
  const entries: readonly { id: string; hidden?: boolean }[] = entriesOf(resume, list) ?? [];
  return entries.filter(({ hidden }) => !hidden);
}

function readEntry(resume: Resume, key: string): DatedEntry {
  const [list = "", id] = key.split(".");
  const entry = isEntryList(list) && entriesOf(resume, list)?.find((other) => other.id === id);
  return entry ? dateTexts(entry) : {};
}

function dateTexts(entry: object): DatedEntry {
  const { startDate, endDate, current, date } = entry as DatedEntry;
  return { startDate, endDate, current, date };
}

/** Languages and interests are printed as one list, whose items are entries of the form. */
function listItemField(target: HTMLElement, field: string, resume: Resume): string {
  const item = target.closest("li");
  if (!item || (field !== "languages" && field !== "interests")) return field;
  const filled = (resume[field] ?? []).filter(({ name, hidden }) => !hidden && name.trim() !== "");
  const entry = filled[[...(item.parentElement?.children ?? [])].indexOf(item)];
  return entry ? `${field}.${entry.id}.name` : field;
}

/** The title of a custom section is a field; other sections' titles lead to the section. */
function titleField(section: HTMLElement | null, resume: Resume): string | null {
  const name = section?.dataset.section ?? null;
  if (name !== "customSections") return name;
  const [list = "", id] =
    section?.querySelector<HTMLElement>("[data-field]")?.dataset.field?.split(".") ?? [];
  const ofEntry = ({ entries }: { entries?: readonly { id: string }[] | undefined }) =>
    entries?.some((entry) => entry.id === id);
  const sectionId = list === name ? id : resume.customSections?.find(ofEntry)?.id;
  return sectionId ? `${name}.${sectionId}.title` : name;
}

function nearestPart(scope: HTMLElement, { clientX, clientY }: MouseEvent): HTMLElement | null {
  let nearest: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const part of scope.querySelectorAll<HTMLElement>("[data-field], .dates")) {
    for (const { left, right, top, bottom } of part.getClientRects()) {
      const x = Math.max(left - clientX, clientX - right, 0);
      const y = Math.max(top - clientY, clientY - bottom, 0);
      const distance = Math.hypot(x, y);
      if (distance >= least) continue;
      least = distance;
      nearest = part;
    }
  }
  return nearest;
}
