/** Makes up a person, with only the sections and fields that JSON Resume has, as a resume of our schema. */
import { chanceFrom } from "../generator/chance.mjs";
import { makePerson } from "../generator/person.mjs";
import { truthOf } from "../generator/truth.mjs";
import { readVocabulary } from "../generator/vocabulary.mjs";

/** Dates with their months, whatever a theme prints of them. */
const EXACT = { form: "iso" };

/** @returns `truth`: the resume; `place`: the location for JSON Resume; `way`: how the person fills in JSON Resume */
export function preparePerson(seed, language) {
  const chance = chanceFrom(seed);
  const vocabulary = readVocabulary(language);
  const person = makePerson(chance, vocabulary);
  const way = chooseWay(chance);
  const [city, region, country] = chance.pick(vocabulary.places).split("/");
  const place = {
    city,
    ...(chance.happens(0.5) ? { region } : {}),
    ...(chance.happens(0.4) ? { countryCode: COUNTRY_CODES[country] } : {}),
  };
  const minor = { courses: [], memberships: [], custom: [] };
  const truth = truthOf({ ...person, ...minor }, { skills: "groups" }, EXACT, EXACT);
  const write = (entry) => ({ ...entry, description: linesOf(entry.description, way) });
  return {
    way,
    place,
    truth: {
      ...truth,
      personalInfo: { ...truth.personalInfo, address: "" },
      ...(way.hasGroups ? {} : { skillGroups: [] }),
      experience: truth.experience.map(({ location, ...entry }) => ({
        ...write(entry),
        location: way.hasPlaces ? location : "",
      })),
      volunteering: truth.volunteering.map(write),
      education: truth.education.map((entry) => ({ ...entry, location: "" })),
      projects: truth.projects.map(write),
      certificates: truth.certificates.map((entry) => ({ ...entry, number: "", validUntil: "" })),
      references: person.references.map(({ name, position, company }, at) => ({
        id: `e${at + 1}`,
        name,
        position: "",
        company: "",
        email: "",
        phone: "",
        description: `${position}, ${company}`,
      })),
    },
  };
}

/** What one person fills in: texts as a paragraph, as bullets or both, days or months, groups of skills or none. */
function chooseWay({ pick, happens }) {
  return {
    text: pick(["paragraph", "bullets", "bullets", "both", "both"]),
    isByDay: happens(0.7),
    hasGroups: happens(0.6),
    hasPlaces: happens(0.6),
    // Many themes draw a bar for it.
    level: happens(0.25) ? "Master" : "",
  };
}

function linesOf(description, { text }) {
  if (text !== "paragraph" || description === "") return description;
  return description
    .split("\n")
    .map((line) => line.replace(/\.?$/, "."))
    .join(" ");
}

const COUNTRY_CODES = Object.fromEntries(
  Object.entries({
    GB: "UK United_Kingdom England Scotland Wales",
    US: "USA United_States",
    IE: "Ireland",
    CA: "Canada",
    DE: "Deutschland",
    AT: "Österreich",
    CH: "Schweiz Suisse",
    FR: "France",
    ES: "España",
    NL: "Nederland",
    PL: "Polska",
    PT: "Portugal",
    BR: "Brasil",
    SE: "Sverige",
    NO: "Norge",
    TR: "Türkiye",
  }).flatMap(([code, names]) => names.split(" ").map((name) => [name.replace("_", " "), code])),
);
