/** Converts the XML of today's Europass editor, an HR Open Standards Candidate, to a JSON Resume. */
import type { JsonObject } from "#app/core/import/json/json-text.ts";
import { projectLink, toProfile } from "#app/core/import/structured/foreign-entry.ts";
import { countryName } from "#app/core/import/structured/language-name.ts";
import { plainOfRichText, richText } from "#app/core/import/structured/rich-text.ts";
import { splitDegree } from "#app/core/import/structured/split-degree.ts";
import { readLanguages } from "./candidate-languages.ts";
import { firstTextAt, nodesAt, readText, type XmlNode } from "./xml-tree.ts";

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
      summary: richText(firstTextAt(profile, "ExecutiveSummary", "Description")),
    },
    work: nodesAt(profile, "EmploymentHistory/EmployerHistory").flatMap(readEmployer),
    education: nodesAt(profile, "EducationHistory/EducationOrganizationAttendance").map(readSchool),
    languages: readLanguages(person, profile),
    skills: readSkills(profile),
    certificates: [
      ...nodesAt(profile, "Certifications/Certification").map(readCertificate),
      ...nodesAt(profile, "CourseCertifications/CourseCertification").map(readCertificate),
      ...nodesAt(profile, "Licenses/License").map((node) => ({
        name: `Driving license ${firstTextAt(node, "LicenseName", "LicenseTypeCode", "Title")}`.trim(),
        ...dateOf(node),
      })),
    ],
    projects: nodesAt(profile, "Projects/Project").map((node) => ({
      name: firstTextAt(node, "Title", "ProjectName"),
      ...withTechnologies(richText(firstTextAt(node, "Description"))),
      ...Object.assign({}, ...linksOf(node).map(projectLink)),
      ...periodOf(node),
    })),
    publications: nodesAt(profile, "PublicationHistory/Publication").map((node) => ({
      name: firstTextAt(node, "Title", "FormattedPublicationDescription"),
      publisher: firstTextAt(node, "Reference", "PublisherName"),
      releaseDate: firstTextAt(node, "Year", "PublicationDate/FormattedDateTime", "Date"),
      url: firstTextAt(node, "Link", "URI"),
      summary: firstTextAt(node, "Description"),
    })),
    awards: nodesAt(profile, "HonorsAndAwards/HonorAndAward").map((node) => ({
      title: firstTextAt(node, "Title"),
      awarder: firstTextAt(node, "Organization", "OrganizationName"),
      date: firstTextAt(node, "Date", "Date/FormattedDateTime"),
      summary: richText(firstTextAt(node, "Description")),
    })),
    interests: nodesAt(profile, "HobbiesAndInterests/HobbyOrInterest").map((node) => {
      const title = firstTextAt(node, "Title");
      const details = plainOfRichText(firstTextAt(node, "Description"));
      return { name: title, keywords: details && details !== title ? [details] : [] };
    }),
    volunteer: nodesAt(profile, "VoluntaryWorks/VoluntaryWork").map((node) => ({
      position: firstTextAt(node, "Title", "Role"),
      organization: firstTextAt(node, "OrganizationName", "Organization"),
      location: placeOf(node),
      ...periodOf(node),
      summary: richText(firstTextAt(node, "Description")),
    })),
    meta: {
      covitae: {
        // The texts have our inline formats.
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
    communications.filter((node) => channel.test(firstTextAt(node, "ChannelCode")));
  const urisBy = (channel: RegExp) =>
    communicationsBy(channel).map((node) => firstTextAt(node, "URI"));
  const [email, ...moreEmails] = urisBy(/e-?mail/i);
  const [phone, ...morePhones] = communicationsBy(/phone|mobile/i).map(phoneOf);
  const emailOrPhone = /e-?mail|phone|mobile/i;
  const profiles = communications.filter((node) => {
    const code = firstTextAt(node, "ChannelCode");
    return code !== "" && !emailOrPhone.test(code);
  });
  const name = (path: string) => nodesAt(person, `PersonName/${path}`).map(readText).join(" ");
  return {
    name: [name("GivenName"), name("FamilyName")].filter(Boolean).join(" "),
    label: firstTextAt(person, "PersonTitle"),
    email,
    phone,
    moreEmails,
    morePhones,
    location: addressOf(communications),
    profiles: profiles.map((node) => {
      const code = firstTextAt(node, "ChannelCode");
      return toProfile(
        /^web$/i.test(code) ? "" : firstTextAt(node, "UseCode") || code,
        firstTextAt(node, "URI"),
      );
    }),
    nationality: nodesAt(person, "NationalityCode").map((node) => countryName(node.text.trim())),
    birthDate: firstTextAt(person, "BirthDate"),
  };
}

function phoneOf(node: XmlNode): string {
  const country = firstTextAt(node, "CountryDialing");
  const number = firstTextAt(node, "DialNumber", "URI");
  return [country && `+${country.replace(/^\+/, "")}`, number].filter(Boolean).join(" ");
}

function addressOf(communications: readonly XmlNode[]): JsonObject {
  const [address] = communications.flatMap((node) => nodesAt(node, "Address"));
  return {
    address: firstTextAt(address, "AddressLine"),
    postalCode: firstTextAt(address, "PostalCode"),
    city: firstTextAt(address, "CityName"),
    countryCode: countryName(firstTextAt(address, "CountryCode")),
  };
}

/** The place of an entry, or else of its organization. */
function placeOf(node: XmlNode, organization: XmlNode = node): string {
  const address = "OrganizationContact/Communication/Address";
  const city =
    firstTextAt(node, "City", "CityName") || firstTextAt(organization, `${address}/CityName`);
  const country =
    firstTextAt(node, "Country", "CountryCode") ||
    firstTextAt(organization, `${address}/CountryCode`);
  // Marks the organization's city as read where the entry has its own, so that it is not reported as unplaced.
  firstTextAt(organization, `${address}/CityName`);
  return [city, countryName(country)].filter(Boolean).join(", ");
}

function readEmployer(employer: XmlNode): JsonObject[] {
  const name = firstTextAt(employer, "OrganizationName");
  const positions = nodesAt(employer, "PositionHistory");
  return (positions.length > 0 ? positions : [employer]).map((position) => {
    const positionPeriod = periodOf(position, "EmploymentPeriod");
    return {
      name,
      position: plainOfRichText(firstTextAt(position, "PositionTitle")),
      location: placeOf(position, employer),
      ...(positionPeriod.startDate || positionPeriod.endDate
        ? positionPeriod
        : periodOf(employer, "EmploymentPeriod")),
      summary: richText(firstTextAt(position, "Description")),
    };
  });
}

function readSchool(node: XmlNode): JsonObject {
  const degree = plainOfRichText(
    firstTextAt(node, "ProgramName", "EducationDegree/DegreeName", "DegreeName"),
  );
  const area = firstTextAt(
    node,
    "MajorProgramName",
    "EducationDegree/MajorProgramName",
    "FieldOfStudy",
  );
  return {
    institution: firstTextAt(node, "OrganizationName"),
    ...(area ? { studyType: degree, area } : splitDegree(degree)),
    score: firstTextAt(node, "EducationDegree/FinalGrade/ScoreText", "FinalGrade/ScoreText"),
    location: placeOf(node),
    ...periodOf(node, "AttendancePeriod"),
    summary: plainOfRichText(
      firstTextAt(node, "EducationDegree/OccupationalSkillsCovered", "Description"),
    ),
    url: firstTextAt(node, "OrganizationContact/Communication/URI"),
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

/** The web addresses of an entry. */
const linksOf = (node: XmlNode): string[] =>
  ["Link", "URI", "Link/Link"]
    .flatMap((path) => nodesAt(node, path).map(readText))
    .filter((address) => address !== "");

/** How our export writes a certificate's number and validity, for which Europass has no fields. */
const NUMBER_AND_VALIDITY =
  /^(?:No\. (?<number>.+?))?(?:(?:^|, )Valid until (?<validUntil>\d{4}(?:-\d{2})?))?$/;

function readCertificate(node: XmlNode): JsonObject {
  const description = plainOfRichText(firstTextAt(node, "CertificationDescription", "Description"));
  const facts = NUMBER_AND_VALIDITY.exec(description)?.groups;
  return {
    name: plainOfRichText(firstTextAt(node, "CertificationName", "Title")),
    issuer: firstTextAt(node, "IssuingAuthority", "IssuingAuthorityName", "Organization"),
    date: firstTextAt(
      node,
      "CertificationDate/FormattedDateTime",
      "Date/FormattedDateTime",
      "FirstIssuedDate/FormattedDateTime",
    ),
    url: firstTextAt(node, "Link", "URI"),
    ...(description === "" ? {} : (facts ?? { description })),
  };
}

/** Named skills, alone or in groups. */
function readSkills(profile: XmlNode | undefined): JsonObject[] {
  const groups = nodesAt(profile, "Skills/SkillsGroup").map((group) => ({
    name: firstTextAt(group, "Title", "GroupName", "SkillsGroupName"),
    keywords: nodesAt(group, "PersonCompetency").map(nameOfSkill).filter(Boolean),
  }));
  const single = [
    ...nodesAt(profile, "Skills/PersonCompetency"),
    ...nodesAt(profile, "PersonQualifications/PersonCompetency"),
  ]
    .filter((node) => !/language/i.test(firstTextAt(node, "TaxonomyID")))
    .map((node) => ({ name: nameOfSkill(node) }));
  return [...groups, ...single.filter(({ name }) => name !== "")];
}

const nameOfSkill = (node: XmlNode) =>
  plainOfRichText(firstTextAt(node, "CompetencyName", "CompetencyID"));

function toCustomEntry(node: XmlNode, newId: () => string) {
  const { startDate = "", endDate = "" } = periodOf(node);
  const location = placeOf(node);
  const lines = [richText(firstTextAt(node, "Description")), firstTextAt(node, "Link", "URI")];
  return {
    id: newId(),
    title: plainOfRichText(firstTextAt(node, "Title")),
    subtitle: firstTextAt(node, "Role", "OrganizationName"),
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
  const isCurrent = /^true$/i.test(firstTextAt(period, "CurrentIndicator", "Ongoing"));
  const startDate = firstTextAt(period, "StartDate/FormattedDateTime", "StartDate");
  const endDate = firstTextAt(period, "EndDate/FormattedDateTime", "EndDate");
  return { startDate, endDate: isCurrent ? "" : endDate };
}

function dateOf(node: XmlNode): { date?: string } {
  const date = firstTextAt(
    node,
    "Date/FormattedDateTime",
    "FirstIssuedDate/FormattedDateTime",
    "Date",
    "Year",
  );
  return date ? { date } : {};
}
