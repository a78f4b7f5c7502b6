/**
 * Marks a resume: replaces each line of text by a unique word and each date by a unique year. The marks that a print of
 * it has tell which texts and dates the theme shows.
 */

/** Keys whose values stay: they are unique already, or themes take them apart, so that a word would break the theme. */
const AS_IT_IS = new Set([
  "id",
  "employerId",
  "email",
  "phone",
  "linkedIn",
  "github",
  "address",
  "url",
  "githubLink",
]);
/** The years of marks are older than any date of an invented person. */
const FIRST_YEAR = 1911;

/** @returns the marked resume, and for each path its marks: one per line of a text, or the year of a date */
export function markResume(resume, month) {
  const marks = new Map();
  let [words, years] = [0, 0];
  const mark = (value, key, path) => {
    if (typeof value === "string") {
      if (value === "" || AS_IT_IS.has(key)) return value;
      if (/date$/i.test(key)) {
        const year = String(FIRST_YEAR + years++);
        marks.set(path, year);
        return `${year}-${month}`;
      }
      const lines = value.split("\n").map(() => wordOf(words++));
      marks.set(path, lines);
      return lines.join("\n");
    }
    if (Array.isArray(value)) return value.map((item, at) => mark(item, key, `${path}/${at}`));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, mark(inner, name, `${path}/${name}`)]),
    );
  };
  const { skills, skillGroups, ...others } = resume;
  const marked = mark(others, "", "");
  // Each skill of a group is also in the list of skills.
  const groups = skillGroups.length > 0 ? skillGroups : [{ id: "", name: "", skills }];
  const markedGroups = mark(groups, "", "/groups");
  marked.skills = markedGroups.flatMap((group) => group.skills);
  marked.skillGroups = skillGroups.length > 0 ? markedGroups : [];
  return { marked, marks };
}

const LETTERS = "abcdefghijklmnop";

/** A made-up word for each number, recognizable without spaces, letter case and hyphens. */
const wordOf = (at) =>
  `Zq${[at >> 8, (at >> 4) % 16, at % 16].map((part) => LETTERS[part]).join("")}qz`;

/** Whether a theme writes lists of lines in one line of text, where no reader can tell them apart. */
export function runsOn(marks, text) {
  const shown = text.toLowerCase();
  return [...marks].some(([path, words]) => {
    if (!path.endsWith("/description") || typeof words === "string") return false;
    return words.slice(1).some((word, at) => {
      const after = shown.split(words[at].toLowerCase())[1] ?? "";
      return new RegExp(`^[ ,;.]{0,3}${word}`, "i").test(after);
    });
  });
}

/** The marks that a print shows. */
export function shownMarks(marks, text) {
  const shown = text.toLowerCase().replace(/[\s-]/g, "");
  return [...marks.values()].flat().filter((mark) => shown.includes(mark.toLowerCase()));
}

/** Whether most of what a theme shows of jobs is there twice, as for screens of two widths. */
export function isTwice(marks, text) {
  const shown = text.toLowerCase();
  const counts = [...marks]
    .filter(([path, words]) => path.startsWith("/experience/") && typeof words !== "string")
    .flatMap(([, words]) => words)
    .map((word) => shown.split(word.toLowerCase()).length - 1)
    .filter((count) => count > 0);
  return counts.filter((count) => count > 1).length > counts.length / 2;
}
