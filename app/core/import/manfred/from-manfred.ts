/** Imports a Manfred Awesome CV (MAC): parsed JSON in, a resume with a report or an error message out. */
import { fromJsonResumeDocument } from "#app/core/import/json/from-json.ts";
import { isJsonObject, type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import {
  objectAt,
  objectsOf,
  projectLink,
  toProfile,
} from "#app/core/import/structured/foreign-entry.ts";
import { languageName } from "#app/core/import/structured/language-name.ts";
import { richText } from "#app/core/import/structured/rich-text.ts";
import { splitDegree } from "#app/core/import/structured/split-degree.ts";

export const isManfred = (document: JsonObject): boolean =>
  isJsonObject(document.aboutMe) && isJsonObject(document.aboutMe.profile);

/**
 * Converts the file to JSON Resume, which is imported. Properties without a place in a resume are passed on
 * (`...rest`), so that the report lists them. Left out are `$schema`, the settings except the language, images, tags,
 * the types of jobs, schools and publications, the tools (`means`) of publications, and the roles of projects; of
 * certificates, languages and skills, everything that is not named below.
 */
export function fromManfred(source: JsonObject, newId: () => string): ImportOutcome {
  const { settings, aboutMe, experience, knowledge, careerPreferences, $schema, ...rest } = source;
  const { profile, relevantLinks, interestingFacts, ...aboutRest } = objectAt(aboutMe);
  const { jobs, projects, publicArtifacts, ...experienceRest } = objectAt(experience);
  const { languages, hardSkills, softSkills, studies, ...knowledgeRest } = objectAt(knowledge);
  const { contact, ...preferences } = objectAt(careerPreferences);
  const language = toText(objectAt(settings).language).toLowerCase();
  const facts = objectsOf(interestingFacts);
  const artifacts = objectsOf(publicArtifacts);
  const isPublication = ({ type }: JsonObject) =>
    /post|article|paper|book|publication/i.test(toText(type));
  const schools = objectsOf(studies).filter(({ studyType }) => studyType !== "certification");
  const certificates = objectsOf(studies).filter((study) => !schools.includes(study));
  return fromJsonResumeDocument(
    {
      ...rest,
      ...aboutRest,
      ...experienceRest,
      ...knowledgeRest,
      careerPreferences: preferences,
      basics: readBasics(objectAt(profile), contact, relevantLinks),
      work: objectsOf(jobs).flatMap(toJobs),
      projects: [
        ...objectsOf(projects).map(toProject),
        ...artifacts.filter((artifact) => !isPublication(artifact)).map(toProject),
      ],
      publications: artifacts
        .filter(isPublication)
        .map(({ details, publishingDate, means, tags, type, ...more }) => ({
          ...more,
          name: objectAt(details).name,
          url: objectAt(details).URL,
          releaseDate: publishingDate,
          summary: objectAt(details).description,
        })),
      education: schools.map(toSchool),
      certificates: certificates.map(
        ({ name, institution, finishDate, startDate, description }) => ({
          name,
          issuer: objectAt(institution).name,
          date: toText(finishDate) || startDate,
          url: objectAt(institution).URL,
          description,
        }),
      ),
      languages: objectsOf(languages).map(({ name, level, fullName }) => ({
        language: toText(fullName) || languageName(toText(name)),
        fluency: level,
      })),
      skills: [...readSkills(hardSkills), ...readSkills(softSkills)],
      meta: {
        covitae: {
          // The descriptions of the person, jobs and projects are already our text format (richText), so they are not
          // escaped again.
          formats: true,
          ...(/^[a-z]{2}$/.test(language) ? { language } : {}),
          ...(facts.length > 0 ? { customSections: [factSection(facts, newId)] } : {}),
        },
      },
    },
    "manfred",
    newId,
  );
}

function readBasics(profile: JsonObject, contactValue: unknown, links: unknown): JsonObject {
  const { name, surnames, title, description, avatar, birthday, location, contact, ...rest } =
    profile;
  const { contactMails, phoneNumbers, publicProfiles } = {
    ...objectAt(contactValue),
    ...objectAt(contact),
  };
  const [email, ...moreMails] = Array.isArray(contactMails) ? contactMails : [];
  const [phone, ...morePhones] = Array.isArray(phoneNumbers) ? phoneNumbers : [];
  return {
    ...rest,
    name: [toText(name), toText(surnames)].filter(Boolean).join(" "),
    label: title,
    email,
    phone: phoneText(phone),
    birthday,
    summary: richText(toText(description)),
    location: placeOf(location),
    moreMails,
    morePhones: morePhones.map(phoneText),
    profiles: [...objectsOf(links), ...objectsOf(publicProfiles)].map(({ type, URL }) =>
      toProfile(NETWORKS.get(toText(type)) ?? type, URL),
    ),
  };
}

/** The names of networks by the types of links in the file; "" for a link to no network, which then has no name. */
const NETWORKS = new Map(
  Object.entries({
    linkedin: "LinkedIn",
    github: "GitHub",
    twitter: "Twitter",
    website: "",
    other: "",
  }),
);

function phoneText(value: unknown): string {
  const { countryCode, number } = objectAt(value);
  const code = toText(countryCode);
  if (!isJsonObject(value)) return toText(value);
  return [code && !code.startsWith("+") ? `+${code}` : code, toText(number)].join(" ").trim();
}

function placeOf(value: unknown): string {
  const { address, postalCode, municipality, city, region, country } = objectAt(value);
  const town = toText(municipality) || toText(city);
  const parts = [address, [toText(postalCode), town].filter(Boolean).join(" "), region, country];
  return [...new Set(parts.map(toText))].filter(Boolean).join(", ");
}

/**
 * A job for each role at an organization; the first has what the file says of the organization. The format requires
 * roles: a job without them gives nothing.
 */
function toJobs({ organization, roles, type, ...job }: JsonObject): JsonObject[] {
  const { name, description, URL, location, address, image, ...rest } = objectAt(organization);
  return objectsOf(roles).map((role, index) => {
    const { startDate, finishDate, challenges, notes, fullDescription, means, ...more } = role;
    return {
      ...(index === 0 ? { ...job, organization: rest } : {}),
      ...more,
      name,
      position: role.name,
      startDate,
      endDate: finishDate,
      location: placeOf(location ?? address),
      ...(index === 0 ? { description, url: URL } : {}),
      summary: richText(toText(fullDescription) || toText(notes)),
      highlights: [...challengeLines(challenges), ...toolsLine(means)],
    };
  });
}

/** The actions taken on a challenge become nested bullets. */
const challengeLines = (challenges: unknown) =>
  objectsOf(challenges).flatMap(({ description, actions }) => [
    richText(toText(description)),
    ...(Array.isArray(actions) ? actions : []).map((action) => `  ${richText(toText(action))}`),
  ]);

/** "Tools: Git, Docker"; the format calls tools `means`. Empty without any. */
const toolsLine = (means: unknown) => {
  const names = objectsOf(means)
    .map(({ name }) => toText(name))
    .filter(Boolean);
  return names.length > 0 ? [`Tools: ${names.join(", ")}`] : [];
};

function toProject({ details, name, publishingDate, startDate, finishDate, ...entry }: JsonObject) {
  const { means, tags, roles, type, ...rest } = entry;
  const projectDetails = objectAt(details);
  return {
    ...rest,
    name: toText(projectDetails.name) || name,
    description: richText(toText(projectDetails.description) || toText(rest.description)),
    ...projectLink(toText(projectDetails.URL) || toText(rest.URL)),
    type,
    keywords: objectsOf(means).map((tool) => toText(tool.name)),
    startDate: startDate ?? publishingDate,
    endDate: finishDate ?? publishingDate,
  };
}

function toSchool({ institution, studyType, degreeAchieved, finishDate, ...study }: JsonObject) {
  const { name, location, address } = objectAt(institution);
  const { name: degree, description, ...rest } = study;
  return {
    ...rest,
    institution: name,
    ...splitDegree(toText(degree)),
    endDate: finishDate,
    location: placeOf(location ?? address),
    summary: description,
    // Reported, because our resumes cannot say that a degree was not achieved.
    ...(degreeAchieved === false ? { degreeAchieved: "no" } : {}),
  };
}

const readSkills = (value: unknown): JsonObject[] =>
  objectsOf(value).map(({ skill, level }) => {
    const { name, description } = objectAt(skill);
    return { name, level, description };
  });

function factSection(facts: readonly JsonObject[], newId: () => string): JsonObject {
  const lines = facts.map(({ topic, fact }) =>
    [toText(topic), toText(fact).replace(/\s*\n+\s*/g, " ")].filter(Boolean).join(": "),
  );
  return { id: newId(), title: "Interesting facts", body: lines.map(richText).join("\n") };
}
