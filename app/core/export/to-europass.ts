/** Creates the XML that the Europass editor (europass.europa.eu) imports, an HR Open Standards Candidate. */
import { toUri } from "#app/core/resume/json-resume-fields.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ungroupedSkills } from "#app/core/resume/ungrouped-skills.ts";
import type { Language } from "#app/core/templates/language.ts";
import { readEmail, readLink } from "#app/core/templates/links.ts";
import { cleanLine } from "./clean-line.ts";
import { toHtml, toParagraphs } from "./europass/europass-text.ts";
import { element, escapeXml, XML_HEAD } from "./xml.ts";

const NAMESPACES = {
  xmlns: "http://www.europass.eu/1.0",
  "xmlns:oa": "http://www.openapplications.org/oagis/9",
  "xmlns:eures": "http://www.europass_eures.eu/1.0",
  "xmlns:hr": "http://www.hr-xml.org/3",
};

/** `resume`: only its visible content. */
export function toEuropass(resume: Resume, { lang }: Language): string {
  const languageCode = lang.slice(0, 2).toLowerCase();
  const profile = element("CandidateProfile", { languageCode }, profileParts(resume));
  return `${XML_HEAD}${element("Candidate", NAMESPACES, [person(resume.personalInfo), profile])}\n`;
}

/** An element with text on one line; an empty text gives no element. */
const lineElement = (name: string, text: string | undefined) =>
  textElement(name, cleanLine(text ?? ""));
/** An element with a text that may be HTML. */
const textElement = (name: string, text: string) =>
  text ? element(name, {}, escapeXml(text)) : "";
/** An element with children; without children, no element. */
function parentElement(name: string, parts: readonly string[]): string {
  const content = parts.join("");
  return content ? element(name, {}, content) : "";
}
const listElement = <T>(
  outer: string,
  entries: readonly T[] | undefined,
  write: (entry: T) => string,
) => parentElement(outer, (entries ?? []).map(write));

function person(info: Resume["personalInfo"]): string {
  const words = cleanLine(info.fullName).split(" ");
  const family = words.pop() ?? "";
  const email = readEmail(info.email)?.text;
  const addresses = [
    { label: "", url: info.linkedIn },
    { label: "", url: info.github },
    ...(info.links ?? []),
  ];
  return parentElement("CandidatePerson", [
    parentElement("PersonName", [
      lineElement("oa:GivenName", words.join(" ")),
      lineElement("hr:FamilyName", family),
    ]),
    lineElement("PersonTitle", info.headline),
    channel("Email", email ? [lineElement("oa:URI", email)] : []),
    channel("Telephone", info.phone.trim() ? [lineElement("oa:DialNumber", info.phone)] : []),
    ...addresses.map(({ label, url }) => {
      const link = readLink(url);
      if (!link) return "";
      const address = lineElement("oa:URI", toUri(url) || link.text);
      return label.trim()
        ? channel("SocialMedia", [lineElement("UseCode", label), address])
        : channel("Web", [address]);
    }),
    parentElement("Communication", [
      parentElement("Address", [lineElement("oa:AddressLine", info.address)]),
    ]),
  ]);
}

const channel = (code: string, parts: readonly string[]) =>
  parts.length > 0
    ? parentElement("Communication", [lineElement("ChannelCode", code), ...parts])
    : "";

interface Period {
  startDate: string;
  endDate: string;
  current?: boolean;
}

/** Europass has no seasons, so `2020-21` (spring 2020) becomes `2020`. */
const dateText = (date: string) => date.replace(/-2\d$/, "");
const dateOf = (name: string, date: string | undefined) =>
  parentElement(name, [lineElement("hr:FormattedDateTime", dateText(date ?? ""))]);

function period(name: string, { startDate, endDate, current }: Period): string {
  const dates = [
    dateOf("eures:StartDate", startDate),
    current ? "" : dateOf("eures:EndDate", endDate),
  ];
  if (dates.join("") === "" && !current) return "";
  return parentElement(name, [
    ...dates,
    lineElement("hr:CurrentIndicator", current ? "true" : "false"),
  ]);
}

const description = (text: string | undefined) => textElement("oa:Description", toHtml(text ?? ""));
const cityElement = (location: string | undefined) => lineElement("City", location);
const link = (address: string) => lineElement("Link", toUri(address));

function profileParts(resume: Resume): string[] {
  return [
    textElement("ExecutiveSummary", toParagraphs(resume.summary)),
    listElement("EmploymentHistory", resume.experience, (entry) =>
      parentElement("EmployerHistory", [
        lineElement("hr:OrganizationName", entry.company),
        parentElement("PositionHistory", [
          lineElement("PositionTitle", entry.position),
          period("eures:EmploymentPeriod", entry),
          description(entry.description),
          cityElement(entry.location),
        ]),
      ]),
    ),
    listElement("EducationHistory", resume.education, (entry) =>
      parentElement("EducationOrganizationAttendance", [
        lineElement("hr:OrganizationName", entry.institution),
        period("AttendancePeriod", entry),
        parentElement("EducationDegree", [
          lineElement("hr:DegreeName", entry.degree),
          lineElement("MajorProgramName", entry.fieldOfStudy),
          parentElement("FinalGrade", [lineElement("hr:ScoreText", entry.gpa)]),
        ]),
        cityElement(entry.location),
      ]),
    ),
    parentElement("PersonQualifications", (resume.languages ?? []).map(language)),
    parentElement("Skills", skills(resume)),
    parentElement("Certifications", (resume.certificates ?? []).map(certificate)),
    listElement("CourseCertifications", resume.courses, (entry) =>
      parentElement("CourseCertification", [
        lineElement("Title", entry.name),
        lineElement("Organization", entry.provider),
        dateOf("Date", entry.date),
        link(entry.url),
        description(entry.description),
      ]),
    ),
    listElement("Projects", resume.projects, (entry) =>
      parentElement("Project", [
        lineElement("Title", entry.name),
        description(
          [entry.description, technologies(entry.technologies)].filter(Boolean).join("\n"),
        ),
        link(entry.githubLink),
        link(entry.liveLink),
      ]),
    ),
    listElement("PublicationHistory", resume.publications, (entry) =>
      parentElement("Publication", [
        lineElement("Title", entry.title),
        lineElement("Reference", entry.publisher),
        lineElement("Year", dateText(entry.date)),
        link(entry.url),
      ]),
    ),
    listElement("HonorsAndAwards", resume.awards, (entry) =>
      parentElement("HonorAndAward", [
        lineElement("Title", entry.title),
        lineElement("Organization", entry.issuer),
        lineElement("Date", dateText(entry.date)),
        description(entry.description),
      ]),
    ),
    listElement("VoluntaryWorks", resume.volunteering, (entry) =>
      parentElement("VoluntaryWork", [
        lineElement("Title", entry.role),
        lineElement("OrganizationName", entry.organization),
        cityElement(entry.location),
        period("Period", entry),
        description(entry.description),
      ]),
    ),
    listElement("NetworksAndMemberships", resume.memberships, (entry) =>
      parentElement("NetworkAndMembership", [
        lineElement("Title", entry.organization),
        lineElement("Role", entry.role),
        period("Period", entry),
        description(entry.description),
      ]),
    ),
    listElement("HobbiesAndInterests", resume.interests, (entry) =>
      parentElement("HobbyOrInterest", [
        lineElement("Title", entry.name),
        lineElement("Description", entry.description),
      ]),
    ),
    listElement("Recommendations", resume.references, (entry) =>
      parentElement("Recommendation", [
        lineElement("Title", entry.name),
        lineElement("Role", [entry.position, entry.company].filter(Boolean).join(", ")),
        description([entry.email, entry.phone, entry.description].filter(Boolean).join("\n")),
      ]),
    ),
    parentElement("Others", others(resume)),
  ];
}

const technologies = (list: readonly string[]) =>
  list.length > 0 ? `Technologies: ${list.map(cleanLine).filter(Boolean).join(", ")}` : "";

/** A level of the Common European Framework of Reference: "B2". */
const CEFR = /^[ABC][12]$/;
const CEFR_PARTS = [
  ...["Understanding-Listening", "Understanding-Reading", "Speaking-Interaction"],
  ...["Speaking-Production", "Writing-Writing"],
];

/** A CEFR level is written for each of the framework's five skills, any other level as a text. */
function language({ name, level }: NonNullable<Resume["languages"]>[number]): string {
  const parts = CEFR.test(level.trim()) ? CEFR_PARTS.map((part) => `CEF-${part}`) : ["Level"];
  const dimensions = parts.map((part) =>
    parentElement("eures:CompetencyDimension", [
      lineElement("hr:CompetencyDimensionTypeCode", part),
      parentElement("eures:Score", [lineElement("hr:ScoreText", level)]),
    ]),
  );
  return parentElement("PersonCompetency", [
    lineElement("hr:CompetencyName", name),
    lineElement("hr:TaxonomyID", "language"),
    ...(level.trim() ? dimensions : []),
  ]);
}

function skills({ skills: allSkills, skillGroups = [] }: Resume): string[] {
  const competency = (skill: string) =>
    parentElement("PersonCompetency", [lineElement("hr:CompetencyName", skill)]);
  return [
    ...skillGroups.map(({ name, skills }) =>
      parentElement("SkillsGroup", [lineElement("Title", name), ...skills.map(competency)]),
    ),
    ...ungroupedSkills(allSkills, skillGroups).map(competency),
  ];
}

const certificate = (entry: NonNullable<Resume["certificates"]>[number]) =>
  parentElement("Certification", [
    lineElement("hr:CertificationName", entry.name),
    lineElement("hr:IssuingAuthorityName", entry.issuer),
    dateOf("CertificationDate", entry.date),
    link(entry.url),
    lineElement(
      "oa:Description",
      [entry.number && `No. ${entry.number}`, entry.validUntil && `Valid until ${entry.validUntil}`]
        .filter(Boolean)
        .join(", "),
    ),
  ]);

/** Sections that Europass does not have. */
function others({ patents = [], militaryService = [], customSections = [] }: Resume): string[] {
  const otherElement = (parts: readonly string[]) => parentElement("Other", parts);
  return [
    ...patents.map((entry) =>
      otherElement([
        lineElement("Title", entry.title),
        lineElement("Role", [entry.office, entry.number].filter(Boolean).join(" · ")),
        lineElement("Date", dateText(entry.date)),
        description(entry.description),
        link(entry.url),
      ]),
    ),
    ...militaryService.map((entry) =>
      otherElement([
        lineElement("Title", entry.rank || entry.branch),
        lineElement("Role", entry.rank ? entry.branch : ""),
        cityElement(entry.location),
        period("Period", entry),
        description(entry.description),
      ]),
    ),
    ...customSections.flatMap(({ title, body, entries = [] }) => [
      body.trim() ? otherElement([lineElement("Title", title), description(body)]) : "",
      ...entries.map((entry) =>
        otherElement([
          lineElement("Title", entry.title),
          lineElement("Role", entry.subtitle),
          cityElement(entry.location),
          period("Period", entry),
          description(entry.description),
        ]),
      ),
    ]),
  ];
}
