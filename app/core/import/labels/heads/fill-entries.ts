/** Fills entries of the resume from the labeled parts of their heads and from their bodies. */

import type { LabelCell } from "#app/core/import/labels/label-line.ts";
import type { Content } from "#app/core/import/labels/labels.ts";
import type { ImportIssue } from "#app/core/import/outcome.ts";
import { hasJobTitle, scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import { findUrls } from "#app/core/import/readers/find-contacts.ts";
import { isEmployment } from "#app/core/import/readers/places.ts";
import { findMonth, findPeriod, type Period } from "#app/core/import/readers/read-dates.ts";
import { isBody } from "./awarding-bodies.ts";
import { readCitation } from "./citation.ts";
import type { RawEntry } from "./entries-of.ts";
import { isUntil } from "./head-parts.ts";
import type { Texts } from "./part-labels.ts";
import { type LabelParts, ONLY_BESIDE_DATES, type ReadHead, readHeads } from "./read-heads.ts";
import { splitDegree } from "./split-degree.ts";
import { type Made, TITLED, titled } from "./titled-entries.ts";

/** Less probable parts are marked: 55 % of the marked ones are wrong, and 1 % of the right ones are marked. */
const UNSURE = 0.9;

const JOBS: Partial<Record<Content, [role: string, owner: string]>> = {
  experience: ["position", "company"],
  volunteering: ["role", "organization"],
  militaryService: ["rank", "branch"],
  memberships: ["role", "organization"],
};
interface Owner {
  org: string;
  place: string;
  period: Period | null;
}
const NO_OWNER: Owner = { org: "", place: "", period: null };

export function toEntries(
  content: Content,
  raw: readonly RawEntry[],
  labelParts: LabelParts,
  language: string | undefined,
  uncertain: ImportIssue[],
): Record<string, unknown>[] {
  const heads = readHeads(
    raw.map(({ head }) => head),
    labelParts,
    language,
  );
  const made: Record<string, unknown>[] = [];
  const others = heads.slice(1).flatMap(({ period }) => period ?? []);
  const areOthersEnded =
    others.length > 0 && others.every(({ startDate, endDate }) => startDate && endDate);
  let owner: Owner = NO_OWNER;
  raw.forEach(({ isOwner, body }, index) => {
    const { texts: read, sure, period: own } = heads[index] ?? EMPTY;
    const texts = isOwner || owner.org === "" ? read : asRole(content, read);
    if (isOwner) {
      owner = { org: texts.org ?? texts.role ?? "", place: texts.place ?? "", period: own };
      const next = raw[index + 1];
      if (next && !next.isOwner && body.length === 0) return;
    }
    if (texts.org && !isOwner) owner = NO_OWNER;
    // The only post at an employer may have its dates beside the employer.
    const shown = own ?? owner.period;
    const isEnd = raw[index]?.head.lines.some(isUntil) === true;
    const period =
      content in JOBS && !isEnd ? asPeriod(shown, made.length === 0, areOthersEnded) : shown;
    owner = { ...owner, period: null };
    const org = texts.org ?? owner.org;
    const place = texts.place ?? (texts.org ? "" : owner.place);
    const path = `${content}.${made.length}`;
    const cited = content === "publications" ? citationOf(raw[index]) : null;
    const [keys, entry] =
      content === "education"
        ? school(withSureField(texts, sure.field), org, body, uncertain)
        : content in JOBS
          ? job(content, texts, org, body)
          : titled(
              content,
              cited
                ? { ...texts, ...linkOf(raw[index]), name: cited.title, issuer: cited.publisher }
                : texts,
              cited?.year ? { startDate: "", endDate: cited.year, current: false } : period,
              raw[index]?.facts,
              body,
            );
    // A school that was taken from the field of study, and an employer that was taken from the post.
    if (org === "" && (content === "education" ? entry.institution : entry.company)) sure.org = 0;
    for (const [label, field] of Object.entries(keys)) {
      const probability = sure[label as keyof typeof sure];
      if (probability !== undefined && probability < UNSURE)
        uncertain.push({
          field: `${path}.${field}`,
          text: String(entry[field] ?? ""),
          reason: "We are not sure of this",
        });
    }
    if (!period && content in JOBS)
      uncertain.push({ field: `${path}.startDate`, text: "", reason: "No dates were found" });
    if (content in TITLED) {
      made.push(entry);
      return;
    }
    if (place && texts.place && sure.place === ONLY_BESIDE_DATES)
      uncertain.push({
        field: `${path}.location`,
        text: place,
        reason: "We are not sure of this",
      });
    made.push({
      ...entry,
      startDate: period?.startDate ?? "",
      endDate: period?.endDate ?? "",
      ...(content === "education" ? {} : { current: period?.current ?? false }),
      ...(place ? { location: place } : {}),
    });
  });
  return made;
}

const EMPTY: ReadHead = { texts: {}, sure: {}, period: null };

/** Below an employer with several posts, what has no post is one. */
const asRole = (content: Content, texts: Texts): Texts =>
  content === "experience" && texts.role === undefined && texts.place === undefined
    ? { ...texts, role: texts.org, org: undefined }
    : texts;

/**
 * A job with one date is given it as start and end, "July 2024". At the latest one, a month is its start: some designs
 * show no end date, nor a word such as "Present". Where all others have both, it is the present one.
 */
function asPeriod(
  period: Period | null,
  isLatest: boolean,
  areOthersEnded: boolean,
): Period | null {
  const isSingle = period?.startDate === "" && period.endDate !== "";
  if (!isSingle) return period;
  const isMonth = /^\d{4}-\d{2}$/.test(period.endDate);
  if (isLatest && isMonth)
    return { startDate: period.endDate, endDate: "", current: areOthersEnded || period.current };
  if (isLatest) return period;
  return { ...period, startDate: period.endDate };
}

/** Publications in a scientific citation style, also over several lines, are read by its form instead of the labels. */
const citationOf = (raw: RawEntry | undefined) =>
  readCitation(
    (raw?.head.lines ?? [])
      .flatMap(({ cells }) => cells.filter(isNoDate).map(({ text }) => text))
      .join(" ")
      .replace(/(?<=\p{Ll}-) (?=\p{L})/gu, ""),
  );

/** The address within a citation; what the model took for it counts less. */
function linkOf(raw: RawEntry | undefined): { link?: string } {
  const [link] = findUrls((raw?.head.lines ?? []).map(({ text }) => text).join(" "));
  return link === undefined ? {} : { link };
}

/** A date in a cell of its own, "14 May 2014", is no part of the publisher; one in brackets is part of a citation. */
function isNoDate({ text }: LabelCell): boolean {
  const found = findPeriod(text) ?? findMonth(text);
  return text.startsWith("(") || !found || !/^\d{0,2}\.?$/.test(found.rest);
}

function job(content: Content, found: Texts, owned: string, body: readonly string[]): Made {
  const [role, owner] = JOBS[content] ?? ["position", "company"];
  const { texts, org } =
    owned === "" ? withEmployerInRole(content, found) : { texts: found, org: owned };
  const description = [texts.note ?? "", texts.link ?? "", ...body].filter(Boolean).join("\n");
  const isBreak = texts.role === undefined && isEmployment(org);
  return [
    { role, org: owner },
    { [role]: isBreak ? org : (texts.role ?? ""), [owner]: isBreak ? "" : org, description },
  ];
}

/** Other posts, and "Night Shift" or "Northern Region", are no employers. */
const PART_OF_WORK =
  /(?<!\p{L})(?:shifts?|nights|weekends|region|territory|team|nacht(?:schicht|dienst)|schicht|regio|ploeg|nachtploeg|équipe|région|secteur|turno|noches?|región|zona|região|noite|zmiana|nocna)(?!\p{L})/iu;
const isOfPost = (text: string): boolean =>
  hasJobTitle(text) || isEmployment(text) || (PART_OF_WORK.test(text) && scoreJobTitle(text) === 0);

/** Without any employer, what comes after the comma of "Loader, Oak Produce" is one. */
function withEmployerInRole(content: Content, texts: Texts): { texts: Texts; org: string } {
  const [role = "", employer = "", ...more] = texts.role?.split(", ") ?? [];
  const isBoth =
    content === "experience" && employer !== "" && more.length === 0 && !isOfPost(employer);
  return isBoth ? { texts: { ...texts, role }, org: employer } : { texts, org: "" };
}

/** Splits off an institution that is in, or at the end of, the field of study, if no school was found. */
function splitBody(field: string, org: string): { study: string; body: string } {
  const parts = org === "" ? field.split(/,\s+/) : [];
  const at = parts.findIndex(isBody);
  if (at < 0) return { study: field, body: org };
  return { study: parts.slice(0, at).join(", "), body: parts.slice(at).join(", ") };
}

/** Without a degree, what may be no field of study is it: "Highers", "Fachinformatiker". */
const withSureField = (texts: Texts, sure = 1): Texts =>
  texts.field !== undefined && !(texts.degree ?? texts.role) && sure < UNSURE
    ? { ...texts, degree: texts.field, field: undefined }
    : texts;

function school(
  texts: Texts,
  org: string,
  body: readonly string[],
  uncertain: ImportIssue[],
): Made {
  for (const text of [texts.note ?? "", ...body])
    if (text) uncertain.push({ field: null, text, reason: "There is no field for this" });
  const given = splitBody(texts.field ?? "", org);
  return [
    { degree: "degree", org: "institution", field: "fieldOfStudy" },
    {
      institution: given.body,
      ...splitDegree(texts.degree ?? texts.role ?? "", given.study),
      gpa: texts.grade ?? "",
    },
  ];
}
