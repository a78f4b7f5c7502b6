/**
 * Makes entries of the resume, such as jobs with employer, title, dates and description, from the entries of one
 * section in a document: the parts of their heads (the first lines of each) are labeled by a model, and their bodies
 * are the description.
 */

import type { LabelCell } from "#app/core/import/labels/label-line.ts";
import type { Content } from "#app/core/import/labels/labels.ts";
import type { ImportIssue } from "#app/core/import/outcome.ts";
import { hasJobTitleWord, scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import { findUrls } from "#app/core/import/readers/find-contacts.ts";
import { isEmployment } from "#app/core/import/readers/places.ts";
import { findDate, findPeriod, type Period } from "#app/core/import/readers/read-dates.ts";
import { isAwardingBody } from "./awarding-bodies.ts";
import { readCitation } from "./citation.ts";
import type { RawEntry } from "./entries-of.ts";
import { hasOnlyEndDate } from "./head-dates.ts";
import type { HeadTexts } from "./part-labels.ts";
import { ONLY_BESIDE_DATES, type PartLabeler, type ReadHead, readHeads } from "./read-heads.ts";
import { splitDegree } from "./split-degree.ts";
import { type FilledEntry, fillTitledEntry, TITLED_FIELDS } from "./titled-entries.ts";

/**
 * Fields with a lower probability are reported as uncertain: 55 % of the reported ones are wrong, and about 1 % of the
 * right ones are reported (decision 0042).
 */
const UNSURE = 0.9;

/** The fields of the resume for the job title and the employer, in sections whose entries have both. */
const JOB_FIELDS: Partial<Record<Content, [role: string, owner: string]>> = {
  experience: ["position", "company"],
  volunteering: ["role", "organization"],
  militaryService: ["rank", "branch"],
  memberships: ["role", "organization"],
};
/** The employer above the entries of several jobs; its period is used for the first of them. */
interface Owner {
  org: string;
  place: string;
  period: Period | null;
}
const NO_OWNER: Owner = { org: "", place: "", period: null };

/**
 * @param labelParts the model that labels the parts of heads
 * @param language of the document, "en"; it decides what ambiguous names of months mean
 * @param uncertain receives the fields that are probably wrong and the texts for which there is no field
 * @returns entries of the resume without ids, in the order of the document
 */
export function fillEntries(
  content: Content,
  rawEntries: readonly RawEntry[],
  labelParts: PartLabeler,
  language: string | undefined,
  uncertain: ImportIssue[],
): Record<string, unknown>[] {
  const heads = readHeads(
    rawEntries.map(({ head }) => head),
    labelParts,
    language,
  );
  const filled: Record<string, unknown>[] = [];
  const otherPeriods = heads.slice(1).flatMap(({ period }) => period ?? []);
  const areOthersEnded =
    otherPeriods.length > 0 && otherPeriods.every(({ startDate, endDate }) => startDate && endDate);
  let owner: Owner = NO_OWNER;
  rawEntries.forEach(({ isOwner, body }, index) => {
    const { texts: readTexts, probabilities, period: periodOfHead } = heads[index] ?? EMPTY_HEAD;
    const texts =
      isOwner || owner.org === "" ? readTexts : withOrganizationAsRole(content, readTexts);
    if (isOwner) {
      owner = {
        org: texts.org ?? texts.role ?? "",
        place: texts.place ?? "",
        period: periodOfHead,
      };
      const next = rawEntries[index + 1];
      if (next && !next.isOwner && body.length === 0) return;
    }
    if (texts.org && !isOwner) owner = NO_OWNER;
    // If an employer has only one job, its dates may be next to the employer.
    const periodOfJob = periodOfHead ?? owner.period;
    const isEndOnly = rawEntries[index]?.head.lines.some(hasOnlyEndDate) === true;
    const period =
      content in JOB_FIELDS && !isEndOnly
        ? withSingleDateAsPeriod(periodOfJob, filled.length === 0, areOthersEnded)
        : periodOfJob;
    owner = { ...owner, period: null };
    const org = texts.org ?? owner.org;
    const place = texts.place ?? (texts.org ? "" : owner.place);
    const path = `${content}.${filled.length}`;
    const citation = content === "publications" ? findCitation(rawEntries[index]) : null;
    const [fieldsByLabel, entry] =
      content === "education"
        ? fillSchool(withFieldAsDegree(texts, probabilities.field), org, body, uncertain)
        : content in JOB_FIELDS
          ? fillJob(content, texts, org, body)
          : fillTitledEntry(
              content,
              citation
                ? {
                    ...texts,
                    ...findCitationLink(rawEntries[index]),
                    name: citation.title,
                    issuer: citation.publisher,
                  }
                : texts,
              citation?.year ? { startDate: "", endDate: citation.year, current: false } : period,
              rawEntries[index]?.facts,
              body,
            );
    // A school split off from the field of study, or an employer from the job title, is uncertain.
    if (org === "" && (content === "education" ? entry.institution : entry.company))
      probabilities.org = 0;
    for (const [label, field] of Object.entries(fieldsByLabel)) {
      const probability = probabilities[label as keyof typeof probabilities];
      if (probability !== undefined && probability < UNSURE)
        uncertain.push({
          field: `${path}.${field}`,
          text: String(entry[field] ?? ""),
          reason: "We are not sure of this",
        });
    }
    if (!period && content in JOB_FIELDS)
      uncertain.push({ field: `${path}.startDate`, text: "", reason: "No dates were found" });
    if (content in TITLED_FIELDS) {
      filled.push(entry);
      return;
    }
    if (place && texts.place && probabilities.place === ONLY_BESIDE_DATES)
      uncertain.push({
        field: `${path}.location`,
        text: place,
        reason: "We are not sure of this",
      });
    filled.push({
      ...entry,
      startDate: period?.startDate ?? "",
      endDate: period?.endDate ?? "",
      ...(content === "education" ? {} : { current: period?.current ?? false }),
      ...(place ? { location: place } : {}),
    });
  });
  return filled;
}

const EMPTY_HEAD: ReadHead = { texts: {}, probabilities: {}, period: null };

/** Below an employer with several jobs, the organization in a head without a job title is the job title. */
const withOrganizationAsRole = (content: Content, texts: HeadTexts): HeadTexts =>
  content === "experience" && texts.role === undefined && texts.place === undefined
    ? { ...texts, role: texts.org, org: undefined }
    : texts;

/**
 * Completes the period of a job with a single date, which becomes both start and end. In the latest job, a single month
 * is the start, because some designs print no end date and no "Present"; the job is current if all other jobs have
 * ended.
 */
function withSingleDateAsPeriod(
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
const findCitation = (rawEntry: RawEntry | undefined) =>
  readCitation(
    (rawEntry?.head.lines ?? [])
      .flatMap(({ cells }) => cells.filter(isNotDate).map(({ text }) => text))
      .join(" ")
      .replace(/(?<=\p{Ll}-) (?=\p{L})/gu, ""),
  );

/** Finds the URL within a citation; it overrides the one that the model labeled. */
function findCitationLink(rawEntry: RawEntry | undefined): { link?: string } {
  const [link] = findUrls((rawEntry?.head.lines ?? []).map(({ text }) => text).join(" "));
  return link === undefined ? {} : { link };
}

/** False for a cell with only a date, such as "14 May 2014". A date in brackets is part of the citation. */
function isNotDate({ text }: LabelCell): boolean {
  const date = findPeriod(text) ?? findDate(text);
  return text.startsWith("(") || !date || !/^\d{0,2}\.?$/.test(date.rest);
}

/** Fills a job or another entry with a role and an organization; a link and a note become lines of the description. */
function fillJob(
  content: Content,
  headTexts: HeadTexts,
  organization: string,
  body: readonly string[],
): FilledEntry {
  const [role, owner] = JOB_FIELDS[content] ?? ["position", "company"];
  const { texts, org } =
    organization === ""
      ? withEmployerInRole(content, headTexts)
      : { texts: headTexts, org: organization };
  const description = [texts.note ?? "", texts.link ?? "", ...body].filter(Boolean).join("\n");
  // "Parental leave" without a job title is a break; the break is the title.
  const isBreak = texts.role === undefined && isEmployment(org);
  const isSwapped =
    FREELANCE.test(texts.role ?? "") && (endsInJobTitle(org) || FREELANCE_JOB_TITLE.test(org));
  const jobTitle = isBreak || isSwapped ? org : (texts.role ?? "");
  const employer = isBreak ? "" : isSwapped ? texts.role : org;
  return [
    { role, org: owner },
    { [role]: jobTitle, [owner]: employer, description },
  ];
}

/** "Freelance, Manchester — Reporter" has this word where other jobs have the employer. */
const FREELANCE =
  /^(?:freelance|self[ -]employed|freiberuflich|selbst(?:st)?ändig|indépendante?|autónom[oa]|autônom[oa]|libero professionista|zzp)$/iu;
/** True for "Writer" and "Teacher of French", but not for "Writer Magazine". */
const endsInJobTitle = (text: string): boolean => {
  const [title = ""] = text.split(/\s(?:[–—-]|for|of|in|and|für|de|di)\s/u, 1);
  return scoreJobTitle(text) > 0 && hasJobTitleWord(title.split(" ").at(-1) ?? "");
};
/** Job titles of freelancers that the list of job titles lacks: "Wedding Videographer". */
const FREELANCE_JOB_TITLE =
  /^(?:\p{L}+ )?(?:reporter|copywriter|proofreader|interpreter|stylist|musician|videographer|filmmaker|animator|electrician|carpenter|gardener)$/iu;

/** Words of texts that describe a job, such as "Night Shift" and "Northern Region". */
const PART_OF_WORK =
  /(?<!\p{L})(?:shifts?|nights|weekends|region|territory|team|nacht(?:schicht|dienst)|schicht|regio|ploeg|nachtploeg|équipe|région|secteur|turno|noches?|región|zona|região|noite|zmiana|nocna)(?!\p{L})/iu;
/** True for a text that belongs to the job title, so that it is no employer: "Night Shift". */
const belongsToJobTitle = (text: string): boolean =>
  hasJobTitleWord(text) ||
  isEmployment(text) ||
  (PART_OF_WORK.test(text) && scoreJobTitle(text) === 0);

/** Splits "Loader, Oak Produce" into job title and employer, for a job without another employer. */
function withEmployerInRole(content: Content, texts: HeadTexts): { texts: HeadTexts; org: string } {
  const [role = "", employer = "", ...more] = texts.role?.split(", ") ?? [];
  const mayBeEmployer = FREELANCE.test(employer) || !belongsToJobTitle(employer);
  const isBoth = content === "experience" && employer !== "" && more.length === 0 && mayBeEmployer;
  return isBoth ? { texts: { ...texts, role }, org: employer } : { texts, org: "" };
}

/** Splits off an institution that is, or ends, the field of study, if no school was found. */
function splitOffInstitution(field: string, org: string): { study: string; body: string } {
  const parts = org === "" ? field.split(/,\s+/) : [];
  const at = parts.findIndex(isAwardingBody);
  if (at < 0) return { study: field, body: org };
  return { study: parts.slice(0, at).join(", "), body: parts.slice(at).join(", ") };
}

/** Moves a doubtful field of study, such as "Highers" or "Fachinformatiker", to the degree if there is none. */
const withFieldAsDegree = (texts: HeadTexts, probability = 1): HeadTexts =>
  texts.field !== undefined && !(texts.degree ?? texts.role) && probability < UNSURE
    ? { ...texts, degree: texts.field, field: undefined }
    : texts;

/** Fills an entry of education. It has no field for text, so notes and the body are reported in `uncertain`. */
function fillSchool(
  texts: HeadTexts,
  org: string,
  body: readonly string[],
  uncertain: ImportIssue[],
): FilledEntry {
  for (const text of [texts.note ?? "", ...body])
    if (text) uncertain.push({ field: null, text, reason: "There is no field for this" });
  const split = splitOffInstitution(texts.field ?? "", org);
  return [
    { degree: "degree", org: "institution", field: "fieldOfStudy" },
    {
      institution: split.body,
      ...splitDegree(texts.degree ?? texts.role ?? "", split.study),
      gpa: texts.grade ?? "",
    },
  ];
}
