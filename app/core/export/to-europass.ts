/** Creates the XML of today's Europass editor, an HR Open Standards Candidate. */
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
const leaf = (name: string, text: string | undefined) => textElement(name, cleanLine(text ?? ""));
/** An element with a text that may be HTML. */
const textElement = (name: string, text: string) =>
  text ? element(name, {}, escapeXml(text)) : "";
/** An element with children; without children, no element. */
function group(name: string, parts: readonly string[]): string {
  const content = parts.join("");
  return content ? element(name, {}, content) : "";
}
const list = <T>(outer: string, entries: readonly T[] | undefined, write: (entry: T) => string) =>
  group(outer, (entries ?? []).map(write));

function person(info: Resume["personalInfo"]): string {
  const words = cleanLine(info.fullName).split(" ");
  const family = words.pop() ?? "";
  const email = readEmail(info.email)?.text;
  const addresses = [
    { label: "", url: info.linkedIn },
    { label: "", url: info.github },
    ...(info.links ?? []),
  ];
  return group("CandidatePerson", [
    group("PersonName", [leaf("oa:GivenName", words.join(" ")), leaf("hr:FamilyName", family)]),
    leaf("PersonTitle", info.headline),
    channel("Email", email ? [leaf("oa:URI", email)] : []),
    channel("Telephone", info.phone.trim() ? [leaf("oa:DialNumber", info.phone)] : []),
    ...addresses.map(({ label, url }) => {
      const link = readLink(url);
      if (!link) return "";
      const address = leaf("oa:URI", toUri(url) || link.text);
      return label.trim()
        ? channel("SocialMedia", [leaf("UseCode", label), address])
        : channel("Web", [address]);
    }),
    group("Communication", [group("Address", [leaf("oa:AddressLine", info.address)])]),
  ]);
}

const channel = (code: string, parts: readonly string[]) =>
  parts.length > 0 ? group("Communication", [leaf("ChannelCode", code), ...parts]) : "";

interface Period {
  startDate: string;
  endDate: string;
  current?: boolean;
}

/** Europass has no seasons, so that of a date is dropped. */
const dateText = (date: string) => date.replace(/-2\d$/, "");
const dateOf = (name: string, date: string | undefined) =>
  group(name, [leaf("hr:FormattedDateTime", dateText(date ?? ""))]);

function period(name: string, { startDate, endDate, current }: Period): string {
  const dates = [
    dateOf("eures:StartDate", startDate),
    current ? "" : dateOf("eures:EndDate", endDate),
  ];
  if (dates.join("") === "" && !current) return "";
  return group(name, [...dates, leaf("hr:CurrentIndicator", current ? "true" : "false")]);
}

const description = (text: string | undefined) => textElement("oa:Description", toHtml(text ?? ""));
const place = (location: string | undefined) => leaf("City", location);
const link = (address: string) => leaf("Link", toUri(address));

function profileParts(resume: Resume): string[] {
  return [
    textElement("ExecutiveSummary", toParagraphs(resume.summary)),
    list("EmploymentHistory", resume.experience, (entry) =>
      group("EmployerHistory", [
        leaf("hr:OrganizationName", entry.company),
        group("PositionHistory", [
          leaf("PositionTitle", entry.position),
          period("eures:EmploymentPeriod", entry),
          description(entry.description),
          place(entry.location),
        ]),
      ]),
    ),
    list("EducationHistory", resume.education, (entry) =>
      group("EducationOrganizationAttendance", [
        leaf("hr:OrganizationName", entry.institution),
        period("AttendancePeriod", entry),
        group("EducationDegree", [
          leaf("hr:DegreeName", entry.degree),
          leaf("MajorProgramName", entry.fieldOfStudy),
          group("FinalGrade", [leaf("hr:ScoreText", entry.gpa)]),
        ]),
        place(entry.location),
      ]),
    ),
    group("PersonQualifications", (resume.languages ?? []).map(language)),
    group("Skills", skills(resume)),
    group("Certifications", (resume.certificates ?? []).map(certificate)),
    list("CourseCertifications", resume.courses, (entry) =>
      group("CourseCertification", [
        leaf("Title", entry.name),
        leaf("Organization", entry.provider),
        dateOf("Date", entry.date),
        link(entry.url),
        description(entry.description),
      ]),
    ),
    list("Projects", resume.projects, (entry) =>
      group("Project", [
        leaf("Title", entry.name),
        description(
          [entry.description, technologies(entry.technologies)].filter(Boolean).join("\n"),
        ),
        link(entry.githubLink),
        link(entry.liveLink),
      ]),
    ),
    list("PublicationHistory", resume.publications, (entry) =>
      group("Publication", [
        leaf("Title", entry.title),
        leaf("Reference", entry.publisher),
        leaf("Year", dateText(entry.date)),
        link(entry.url),
      ]),
    ),
    list("HonorsAndAwards", resume.awards, (entry) =>
      group("HonorAndAward", [
        leaf("Title", entry.title),
        leaf("Organization", entry.issuer),
        leaf("Date", dateText(entry.date)),
        description(entry.description),
      ]),
    ),
    list("VoluntaryWorks", resume.volunteering, (entry) =>
      group("VoluntaryWork", [
        leaf("Title", entry.role),
        leaf("OrganizationName", entry.organization),
        place(entry.location),
        period("Period", entry),
        description(entry.description),
      ]),
    ),
    list("NetworksAndMemberships", resume.memberships, (entry) =>
      group("NetworkAndMembership", [
        leaf("Title", entry.organization),
        leaf("Role", entry.role),
        period("Period", entry),
        description(entry.description),
      ]),
    ),
    list("HobbiesAndInterests", resume.interests, (entry) =>
      group("HobbyOrInterest", [leaf("Title", entry.name), leaf("Description", entry.description)]),
    ),
    list("Recommendations", resume.references, (entry) =>
      group("Recommendation", [
        leaf("Title", entry.name),
        leaf("Role", [entry.position, entry.company].filter(Boolean).join(", ")),
        description([entry.email, entry.phone, entry.description].filter(Boolean).join("\n")),
      ]),
    ),
    group("Others", others(resume)),
  ];
}

const technologies = (list: readonly string[]) =>
  list.length > 0 ? `Technologies: ${list.map(cleanLine).filter(Boolean).join(", ")}` : "";

const CEFR = /^[ABC][12]$/;
const CEFR_PARTS = [
  ...["Understanding-Listening", "Understanding-Reading", "Speaking-Interaction"],
  ...["Speaking-Production", "Writing-Writing"],
];

/** A CEFR level is written for each of the framework's five skills, any other level as a text. */
function language({ name, level }: NonNullable<Resume["languages"]>[number]): string {
  const parts = CEFR.test(level.trim()) ? CEFR_PARTS.map((part) => `CEF-${part}`) : ["Level"];
  const dimensions = parts.map((part) =>
    group("eures:CompetencyDimension", [
      leaf("hr:CompetencyDimensionTypeCode", part),
      group("eures:Score", [leaf("hr:ScoreText", level)]),
    ]),
  );
  return group("PersonCompetency", [
    leaf("hr:CompetencyName", name),
    leaf("hr:TaxonomyID", "language"),
    ...(level.trim() ? dimensions : []),
  ]);
}

function skills({ skills: all, skillGroups = [] }: Resume): string[] {
  const competency = (skill: string) =>
    group("PersonCompetency", [leaf("hr:CompetencyName", skill)]);
  return [
    ...skillGroups.map(({ name, skills }) =>
      group("SkillsGroup", [leaf("Title", name), ...skills.map(competency)]),
    ),
    ...ungroupedSkills(all, skillGroups).map(competency),
  ];
}

const certificate = (entry: NonNullable<Resume["certificates"]>[number]) =>
  group("Certification", [
    leaf("hr:CertificationName", entry.name),
    leaf("hr:IssuingAuthorityName", entry.issuer),
    dateOf("CertificationDate", entry.date),
    link(entry.url),
    leaf(
      "oa:Description",
      [entry.number && `No. ${entry.number}`, entry.validUntil && `Valid until ${entry.validUntil}`]
        .filter(Boolean)
        .join(", "),
    ),
  ]);

/** Sections that Europass does not have. */
function others({ patents = [], militaryService = [], customSections = [] }: Resume): string[] {
  const other = (parts: readonly string[]) => group("Other", parts);
  return [
    ...patents.map((entry) =>
      other([
        leaf("Title", entry.title),
        leaf("Role", [entry.office, entry.number].filter(Boolean).join(" · ")),
        leaf("Date", dateText(entry.date)),
        description(entry.description),
        link(entry.url),
      ]),
    ),
    ...militaryService.map((entry) =>
      other([
        leaf("Title", entry.rank || entry.branch),
        leaf("Role", entry.rank ? entry.branch : ""),
        place(entry.location),
        period("Period", entry),
        description(entry.description),
      ]),
    ),
    ...customSections.flatMap(({ title, body, entries = [] }) => [
      body.trim() ? other([leaf("Title", title), description(body)]) : "",
      ...entries.map((entry) =>
        other([
          leaf("Title", entry.title),
          leaf("Role", entry.subtitle),
          place(entry.location),
          period("Period", entry),
          description(entry.description),
        ]),
      ),
    ]),
  ];
}
