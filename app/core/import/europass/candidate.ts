/** Converts the XML of today's Europass editor, an HR Open Standards Candidate, to a JSON Resume. */
import type { JsonObject } from "#app/core/import/json/json-text.ts";
import { projectLink, toProfile } from "#app/core/import/structured/foreign-entry.ts";
import { countryName } from "#app/core/import/structured/language-name.ts";
import { plainOfRichText, richText } from "#app/core/import/structured/rich-text.ts";
import { splitDegree } from "#app/core/import/structured/split-degree.ts";
import { readLanguages } from "./candidate-languages.ts";
import { nodesAt, textAt, type XmlNode } from "./xml-tree.ts";

export function readCandidate(root: XmlNode, newId: () => string): JsonObject {
  const [person] = nodesAt(root, "CandidatePerson");
  const [profile] = nodesAt(root, "CandidateProfile");
  const language = profile?.attributes.languageCode?.toLowerCase() ?? "";
  const customSections = CUSTOM_SECTIONS.flatMap(([path, title]) => {
    const entries = nodesAt(profile, path).map((node) => toCustomEntry(node, newId));
    return entries.length > 0 ? [{ id: newId(), title, body: "", entries }] : [];
  });
  const memberships = nodesAt(profile, "NetworksAndMemberships/NetworkAndMembership").map(
    (node) => {
      const { title, subtitle, ...entry } = toCustomEntry(node, newId);
      return { ...entry, organization: title, role: subtitle };
    },
  );
  return {
    basics: {
      ...readPerson(person),
      summary: richText(textAt(profile, "ExecutiveSummary", "Description")),
    },
    work: nodesAt(profile, "EmploymentHistory/EmployerHistory").flatMap(readEmployer),
    education: nodesAt(profile, "EducationHistory/EducationOrganizationAttendance").map(readSchool),
    languages: readLanguages(person, profile),
    skills: readSkills(profile),
    certificates: [
      ...nodesAt(profile, "Certifications/Certification").map(readCertificate),
      ...nodesAt(profile, "CourseCertifications/CourseCertification").map(readCertificate),
      ...nodesAt(profile, "Licenses/License").map((node) => ({
        name: `Driving license ${textAt(node, "LicenseName", "LicenseTypeCode", "Title")}`.trim(),
        ...dateOf(node),
      })),
    ],
    projects: nodesAt(profile, "Projects/Project").map((node) => ({
      name: textAt(node, "Title", "ProjectName"),
      ...withTechnologies(richText(textAt(node, "Description"))),
      ...Object.assign({}, ...addressesOf(node).map(projectLink)),
      ...periodOf(node),
    })),
    publications: nodesAt(profile, "PublicationHistory/Publication").map((node) => ({
      name: textAt(node, "Title", "FormattedPublicationDescription"),
      publisher: textAt(node, "Reference", "PublisherName"),
      releaseDate: textAt(node, "Year", "PublicationDate/FormattedDateTime", "Date"),
      url: textAt(node, "Link", "URI"),
      summary: textAt(node, "Description"),
    })),
    awards: nodesAt(profile, "HonorsAndAwards/HonorAndAward").map((node) => ({
      title: textAt(node, "Title"),
      awarder: textAt(node, "Organization", "OrganizationName"),
      date: textAt(node, "Date", "Date/FormattedDateTime"),
      summary: richText(textAt(node, "Description")),
    })),
    interests: nodesAt(profile, "HobbiesAndInterests/HobbyOrInterest").map((node) => {
      const title = textAt(node, "Title");
      const details = plainOfRichText(textAt(node, "Description"));
      return { name: title, keywords: details && details !== title ? [details] : [] };
    }),
    volunteer: nodesAt(profile, "VoluntaryWorks/VoluntaryWork").map((node) => ({
      position: textAt(node, "Title", "Role"),
      organization: textAt(node, "OrganizationName", "Organization"),
      location: placeOf(node),
      ...periodOf(node),
      summary: richText(textAt(node, "Description")),
    })),
    meta: {
      covitae: {
        formats: true,
        ...(/^[a-z]{2}$/.test(language) ? { language } : {}),
        ...(customSections.length > 0 ? { customSections } : {}),
        ...(memberships.length > 0 ? { memberships } : {}),
      },
    },
  };
}

/** Sections without a counterpart in our schema, which become custom sections. */
const CUSTOM_SECTIONS: [path: string, title: string][] = [
  ["ConferencesAndSeminars/ConferenceAndSeminar", "Conferences and Seminars"],
  ["CreativeWorks/CreativeWork", "Creative Works"],
  ["SocialAndPoliticalActivities/SocialAndPoliticalActivity", "Social and Political Activities"],
  ["Recommendations/Recommendation", "Recommendations"],
  ["Others/Other", "Other"],
];

function readPerson(person: XmlNode | undefined): JsonObject {
  const communications = nodesAt(person, "Communication");
  const communicationsBy = (channel: RegExp) =>
    communications.filter((node) => channel.test(textAt(node, "ChannelCode")));
  const urisBy = (channel: RegExp) => communicationsBy(channel).map((node) => textAt(node, "URI"));
  const [email, ...moreEmails] = urisBy(/e-?mail/i);
  const [phone, ...morePhones] = communicationsBy(/phone|mobile/i).map(phoneOf);
  const emailOrPhone = /e-?mail|phone|mobile/i;
  const profiles = communications.filter((node) => {
    const code = textAt(node, "ChannelCode");
    return code !== "" && !emailOrPhone.test(code);
  });
  const name = (path: string) => nodesAt(person, `PersonName/${path}`).map(readText).join(" ");
  return {
    name: [name("GivenName"), name("FamilyName")].filter(Boolean).join(" "),
    label: textAt(person, "PersonTitle"),
    ...{ email, phone, moreEmails, morePhones },
    location: addressOf(communications),
    profiles: profiles.map((node) => {
      const code = textAt(node, "ChannelCode");
      return toProfile(
        /^web$/i.test(code) ? "" : textAt(node, "UseCode") || code,
        textAt(node, "URI"),
      );
    }),
    nationality: nodesAt(person, "NationalityCode").map((node) => countryName(node.text.trim())),
    birthDate: textAt(person, "BirthDate"),
  };
}

function readText(node: XmlNode): string {
  node.isRead = true;
  return node.text.trim();
}

function phoneOf(node: XmlNode): string {
  const country = textAt(node, "CountryDialing");
  const number = textAt(node, "DialNumber", "URI");
  return [country && `+${country.replace(/^\+/, "")}`, number].filter(Boolean).join(" ");
}

function addressOf(communications: readonly XmlNode[]): JsonObject {
  const [address] = communications.flatMap((node) => nodesAt(node, "Address"));
  return {
    address: textAt(address, "AddressLine"),
    postalCode: textAt(address, "PostalCode"),
    city: textAt(address, "CityName"),
    countryCode: countryName(textAt(address, "CountryCode")),
  };
}

/** The organization's address, or that of the position. */
function placeOf(node: XmlNode, organization: XmlNode = node): string {
  const address = "OrganizationContact/Communication/Address";
  const city = textAt(node, "City", "CityName") || textAt(organization, `${address}/CityName`);
  const country =
    textAt(node, "Country", "CountryCode") || textAt(organization, `${address}/CountryCode`);
  // Marks the organization's city as read, so that it is not reported as unplaced.
  textAt(organization, `${address}/CityName`);
  return [city, countryName(country)].filter(Boolean).join(", ");
}

function readEmployer(employer: XmlNode): JsonObject[] {
  const name = textAt(employer, "OrganizationName");
  const positions = nodesAt(employer, "PositionHistory");
  return (positions.length > 0 ? positions : [employer]).map((position) => {
    const positionPeriod = periodOf(position, "EmploymentPeriod");
    return {
      name,
      position: plainOfRichText(textAt(position, "PositionTitle")),
      location: placeOf(position, employer),
      ...(positionPeriod.startDate || positionPeriod.endDate
        ? positionPeriod
        : periodOf(employer, "EmploymentPeriod")),
      summary: richText(textAt(position, "Description")),
    };
  });
}

function readSchool(node: XmlNode): JsonObject {
  const degree = plainOfRichText(
    textAt(node, "ProgramName", "EducationDegree/DegreeName", "DegreeName"),
  );
  const area = textAt(node, "MajorProgramName", "EducationDegree/MajorProgramName", "FieldOfStudy");
  return {
    institution: textAt(node, "OrganizationName"),
    ...(area ? { studyType: degree, area } : splitDegree(degree)),
    score: textAt(node, "EducationDegree/FinalGrade/ScoreText", "FinalGrade/ScoreText"),
    location: placeOf(node),
    ...periodOf(node, "AttendancePeriod"),
    summary: plainOfRichText(
      textAt(node, "EducationDegree/OccupationalSkillsCovered", "Description"),
    ),
    url: textAt(node, "OrganizationContact/Communication/URI"),
  };
}

/** The last line of a project, as our own export writes it. */
function withTechnologies(text: string): JsonObject {
  const [, description = text, technologies] = /^([\s\S]*?)\n?Technologies: (.+)$/.exec(text) ?? [];
  return {
    description,
    ...(technologies ? { keywords: technologies.split(", ").map(plainOfRichText) } : {}),
  };
}

const addressesOf = (node: XmlNode): string[] =>
  ["Link", "URI", "Link/Link"]
    .flatMap((path) => nodesAt(node, path).map(readText))
    .filter((address) => address !== "");

/** How our export writes a certificate's number and validity, for which Europass has no fields. */
const NUMBER_AND_VALIDITY =
  /^(?:No\. (?<number>.+?))?(?:(?:^|, )Valid until (?<validUntil>\d{4}(?:-\d{2})?))?$/;

function readCertificate(node: XmlNode): JsonObject {
  const description = plainOfRichText(textAt(node, "CertificationDescription", "Description"));
  const facts = NUMBER_AND_VALIDITY.exec(description)?.groups;
  return {
    name: plainOfRichText(textAt(node, "CertificationName", "Title")),
    issuer: textAt(node, "IssuingAuthority", "IssuingAuthorityName", "Organization"),
    date: textAt(
      node,
      "CertificationDate/FormattedDateTime",
      "Date/FormattedDateTime",
      "FirstIssuedDate/FormattedDateTime",
    ),
    url: textAt(node, "Link", "URI"),
    ...(description === "" ? {} : (facts ?? { description })),
  };
}

/** Named skills, alone or in groups. */
function readSkills(profile: XmlNode | undefined): JsonObject[] {
  const groups = nodesAt(profile, "Skills/SkillsGroup").map((group) => ({
    name: textAt(group, "Title", "GroupName", "SkillsGroupName"),
    keywords: nodesAt(group, "PersonCompetency").map(nameOfSkill).filter(Boolean),
  }));
  const single = [
    ...nodesAt(profile, "Skills/PersonCompetency"),
    ...nodesAt(profile, "PersonQualifications/PersonCompetency"),
  ]
    .filter((node) => !/language/i.test(textAt(node, "TaxonomyID")))
    .map((node) => ({ name: nameOfSkill(node) }));
  return [...groups, ...single.filter(({ name }) => name !== "")];
}

const nameOfSkill = (node: XmlNode) =>
  plainOfRichText(textAt(node, "CompetencyName", "CompetencyID"));

function toCustomEntry(node: XmlNode, newId: () => string) {
  const { startDate = "", endDate = "" } = periodOf(node);
  const location = placeOf(node);
  const lines = [richText(textAt(node, "Description")), textAt(node, "Link", "URI")];
  return {
    ...{
      id: newId(),
      title: plainOfRichText(textAt(node, "Title")),
      subtitle: textAt(node, "Role", "OrganizationName"),
    },
    startDate: startDate || (dateOf(node).date ?? ""),
    endDate,
    current: startDate !== "" && endDate === "",
    description: lines.filter(Boolean).join("\n"),
    ...(location ? { location } : {}),
  };
}

/** The period from its own node, or from dates directly in the entry. */
function periodOf(node: XmlNode, name = "Period"): { startDate?: string; endDate?: string } {
  const [period = node] = nodesAt(node, name);
  const isCurrent = /^true$/i.test(textAt(period, "CurrentIndicator", "Ongoing"));
  const startDate = textAt(period, "StartDate/FormattedDateTime", "StartDate");
  const endDate = textAt(period, "EndDate/FormattedDateTime", "EndDate");
  return { startDate, endDate: isCurrent ? "" : endDate };
}

function dateOf(node: XmlNode): { date?: string } {
  const date = textAt(
    node,
    "Date/FormattedDateTime",
    "FirstIssuedDate/FormattedDateTime",
    "Date",
    "Year",
  );
  return date ? { date } : {};
}
