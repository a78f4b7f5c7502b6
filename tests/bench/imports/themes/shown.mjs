/** Removes from a resume the texts and dates that a theme does not show, by prints of the marked resume (marks.mjs). */
import { bare, bareLink } from "./bare.mjs";
import { shownDate } from "./shown-dates.mjs";

/**
 * @param prints of the resume marked with two months: `{ text, links }` each
 * @param own the print of the resume itself
 */
export function keepShown(resume, marks, prints, own) {
  const words = bare(prints[0].text);
  const ownText = bare(own.text);
  const isShown = (word) => words.includes(word.toLowerCase());
  const links = own.links.map((link) => [bareLink(link), link]);

  const address = (value, path) => {
    if (value === "" || ownText.includes(bareLink(value))) return value;
    // A person's own addresses may be behind icons and names; those of entries count where they are written.
    const link = path.startsWith("/personalInfo") && links.find(([one]) => one === bareLink(value));
    return link ? link[1] : "";
  };
  const isEmailShown = (value) =>
    ownText.includes(bare(value)) || own.links.includes(`mailto:${value}`);
  const text = (value, path) => {
    const found = marks.get(path);
    if (!found) return value;
    if (typeof found === "string") return shownDate(value, found, prints);
    return value
      .split("\n")
      .filter((_, at) => isShown(found[at]))
      .join("\n");
  };
  const keep = (value, key, path) => {
    if (typeof value === "string") {
      if (LINKS.has(key)) return address(value, path);
      if (key === "email") return isEmailShown(value) ? value : "";
      if (key === "phone") return digits(own.text).includes(digits(value)) ? value : "";
      return text(value, path);
    }
    if (Array.isArray(value)) {
      return value
        .map((item, at) => keep(item, key, `${path}/${at}`))
        .filter((item) => !isEmpty(item));
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, keep(inner, name, `${path}/${name}`)]),
    );
  };
  const { skills, skillGroups, ...others } = resume;
  const kept = keep(others, "", "");
  const groups = skillGroups.length > 0 ? skillGroups : [{ id: "", name: "", skills }];
  return {
    ...kept,
    ...keepSkills(keep(groups, "", "/groups")),
    experience: kept.experience.map(withCurrent),
    volunteering: kept.volunteering.map(withCurrent),
  };
}

const LINKS = new Set(["linkedIn", "github", "url", "githubLink"]);
const digits = (text) => text.replace(/\D/g, "");

/** Whether nothing but an id is left of an entry. */
function isEmpty(item) {
  if (typeof item === "string") return item === "";
  const { id, employerId, current, ...texts } = item;
  return Object.values(texts).flat().join("") === "";
}

/** Groups without their skills are skills themselves; groups without a name are none. */
function keepSkills(groups) {
  const full = groups.filter(({ skills }) => skills.length > 0);
  return {
    skills: groups.flatMap(({ name, skills }) => (skills.length > 0 ? skills : [name])),
    skillGroups: full.filter(({ name }) => name !== ""),
  };
}

const withCurrent = (entry) => ({ ...entry, current: entry.current && entry.startDate !== "" });

/** In characters, as `bare` returns them; shorter texts may be part of others by chance. */
const SHORTEST = 9;

/** Texts of the resume that the truth lacks although its own print shows them: browsers lose parts of some prints. */
export function shownAfterAll(resume, kept, ownText) {
  const had = textsOf(kept).map(bare);
  const shown = bare(ownText);
  return textsOf(resume).filter((text) => {
    const one = bare(text);
    return (
      one.length >= SHORTEST && shown.includes(one) && !had.some((other) => other.includes(one))
    );
  });
}

function textsOf(value, key = "") {
  if (NOT_COMPARED.has(key) || LINKS.has(key)) return [];
  if (typeof value === "string") return value.split("\n");
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, Array.isArray(value) ? key : name),
  );
}

const NOT_COMPARED = new Set(["id", "employerId", "phone", "startDate", "endDate", "date"]);
