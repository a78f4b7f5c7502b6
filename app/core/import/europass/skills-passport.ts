/** Converts the XML that Europass wrote until 2020, a SkillsPassport, to a JSON Resume. */
import type { JsonObject } from "#app/core/import/json/json-text.ts";
import { toProfile } from "#app/core/import/structured/foreign-entry.ts";
import { countryName, languageName } from "#app/core/import/structured/language-name.ts";
import { plainOfRichText, richText } from "#app/core/import/structured/rich-text.ts";
import { splitDegree } from "#app/core/import/structured/split-degree.ts";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { summarizeLevels } from "./candidate-languages.ts";
import { firstTextAt, nodesAt, readText, type XmlNode } from "./xml-tree.ts";

/** The entries of a list; before version 3 there were no lists, and entries were directly in their parent. */
const entriesAt = (node: XmlNode | undefined, list: string, entry: string) => [
  ...nodesAt(node, `${list}/${entry}`),
  ...nodesAt(node, entry),
];

export function readSkillsPassport(root: XmlNode): JsonObject {
  const [info] = nodesAt(root, "LearnerInfo");
  const [skills] = nodesAt(info, "Skills");
  const locale = root.attributes.locale?.slice(0, 2).toLowerCase() ?? "";
  return {
    basics: readPerson(info),
    work: entriesAt(info, "WorkExperienceList", "WorkExperience").map((node) => ({
      name: firstTextAt(node, "Employer/Name"),
      position: firstTextAt(node, "Position/Label"),
      location: placeOf(node, "Employer"),
      ...periodOf(node),
      summary: richText(firstTextAt(node, "Activities")),
    })),
    education: entriesAt(info, "EducationList", "Education").map((node) => ({
      institution: firstTextAt(node, "Organisation/Name"),
      ...degreeOf(node),
      location: placeOf(node, "Organisation"),
      ...periodOf(node),
      // Education has no field for it, so it is reported, without our markup.
      summary: plainOfRichText(firstTextAt(node, "Activities", "Skills")),
    })),
    languages: readLanguages(skills),
    skills: SKILL_GROUPS.flatMap((part) => {
      const text = richText(firstTextAt(skills, `${part}/Description`));
      return text
        .split("\n")
        .map(plainOfRichText)
        .flatMap(splitSkills)
        .map((name) => ({ name }));
    }),
    certificates: nodesAt(skills, "Driving/Description/Licence").map((node) => ({
      name: `Driving license ${readText(node)}`,
    })),
    meta: {
      covitae: {
        // The texts have our markup for bold, italic and links.
        formats: true,
        ...(/^[a-z]{2}$/.test(locale) ? { language: locale } : {}),
        ...achievementSections(info),
      },
    },
  };
}

/** The names of the nodes with a description of skills each. */
const SKILL_GROUPS = ["JobRelated", "Computer", "Communication", "Organisational", "Other"];

/** In characters; text with a longer part is prose, not a list of skills. */
const MAX_ITEM_LENGTH = 40;
/** Twice what the field holds: a part that is a little too long is kept, cut to fit and reported. */
const MAX_SKILL_LENGTH = 200;

/** Splits a list of skills at its commas, and other text into sentences; drops parts far too long for a skill. */
function splitSkills(text: string): string[] {
  const items = text.split(/[,;]\s*/);
  const isList = items.every((item) => item.length <= MAX_ITEM_LENGTH);
  return (isList ? items : text.split(/(?<=[.;])\s+/)).filter(
    (item) => item.trim() !== "" && item.length <= MAX_SKILL_LENGTH,
  );
}

/** In characters; a longer headline is a summary. */
const MAX_HEADLINE_LENGTH = 200;

function readPerson(info: XmlNode | undefined): JsonObject {
  const [identification] = nodesAt(info, "Identification");
  const [contact] = nodesAt(identification, "ContactInfo");
  const [phone, ...morePhones] = entriesAt(contact, "TelephoneList", "Telephone").map((node) =>
    firstTextAt(node, "Contact"),
  );
  const sites = entriesAt(contact, "WebsiteList", "Website").map((node) =>
    firstTextAt(node, "Contact"),
  );
  const address = "Address/Contact";
  const headline = firstTextAt(info, "Headline/Description/Label");
  const isPersonalStatement =
    /statement/i.test(
      `${firstTextAt(info, "Headline/Type/Code")} ${firstTextAt(info, "Headline/Type/Label")}`,
    ) || headline.length > MAX_HEADLINE_LENGTH;
  return {
    name: [
      firstTextAt(identification, "PersonName/FirstName"),
      firstTextAt(identification, "PersonName/Surname"),
    ]
      .filter(Boolean)
      .join(" "),
    ...(isPersonalStatement ? { summary: escapeInline(headline) } : { label: headline }),
    email: firstTextAt(contact, "Email/Contact"),
    phone,
    morePhones,
    location: {
      address: firstTextAt(contact, `${address}/AddressLine`),
      postalCode: firstTextAt(contact, `${address}/PostalCode`),
      city: firstTextAt(contact, `${address}/Municipality`),
      countryCode: countryOf(contact, address),
    },
    profiles: sites.map((url) => toProfile("", url)),
  };
}

function degreeOf(node: XmlNode) {
  const title = plainOfRichText(firstTextAt(node, "Title"));
  const area = firstTextAt(node, "Field/Label");
  return area ? { studyType: title, area } : splitDegree(title);
}

const countryOf = (node: XmlNode | undefined, path: string) =>
  firstTextAt(node, `${path}/Country/Label`) ||
  countryName(firstTextAt(node, `${path}/Country/Code`));

function placeOf(node: XmlNode, organization: string): string {
  const path = `${organization}/ContactInfo/Address/Contact`;
  return [firstTextAt(node, `${path}/Municipality`), countryOf(node, path)]
    .filter(Boolean)
    .join(", ");
}

function periodOf(node: XmlNode): { startDate: string; endDate: string } {
  const [from] = nodesAt(node, "Period/From");
  const [to] = nodesAt(node, "Period/To");
  return { startDate: dateOf(from), endDate: dateOf(to) };
}

/** Attributes `year="2019" month="--03"`, or nodes of these names. */
function dateOf(node: XmlNode | undefined): string {
  const year = node?.attributes.year ?? firstTextAt(node, "Year");
  const month = (node?.attributes.month ?? firstTextAt(node, "Month")).replace(/-/g, "");
  return [year, month === "" ? "" : month.padStart(2, "0")].filter(Boolean).join("-");
}

function readLanguages(skills: XmlNode | undefined): JsonObject[] {
  const [linguistic] = nodesAt(skills, "Linguistic");
  const nameOf = (node: XmlNode) =>
    firstTextAt(node, "Description/Label") || languageName(firstTextAt(node, "Description/Code"));
  return [
    ...entriesAt(linguistic, "MotherTongueList", "MotherTongue").map((node) => ({
      language: nameOf(node),
      fluency: "Native",
    })),
    ...entriesAt(linguistic, "ForeignLanguageList", "ForeignLanguage").map((node) => ({
      language: nameOf(node),
      fluency: summarizeLevels(
        nodesAt(node, "ProficiencyLevel").flatMap((level) =>
          level.children.map((child) => {
            const skill = child.name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
            return {
              skill: skill.charAt(0).toUpperCase() + skill.slice(1),
              level: readText(child),
            };
          }),
        ),
      ),
    })),
  ];
}

/** Publications, awards, memberships and the like: a custom section for each title. */
function achievementSections(info: XmlNode | undefined): JsonObject {
  const sections = new Map<string, string[]>();
  for (const node of entriesAt(info, "AchievementList", "Achievement")) {
    const title = firstTextAt(node, "Title/Label") || "Additional information";
    sections.set(title, [
      ...(sections.get(title) ?? []),
      richText(firstTextAt(node, "Description")),
    ]);
  }
  const customSections = [...sections].map(([title, texts], index) => ({
    id: `achievement-${index}`,
    title,
    body: texts.join("\n"),
  }));
  return customSections.length > 0 ? { customSections } : {};
}
