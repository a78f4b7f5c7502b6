/** Resumes of a fictional person created with other tools (tests/foreign), and which fields an import recovers. */
import { readFileSync } from "node:fs";
import { fromJson } from "#app/core/import/json/from-json.ts";
import type { Resume } from "#app/core/resume/schema.ts";

const FOLDER = "tests/foreign";
type Section = "projects" | "languages" | "certificates" | "summary" | "education";

/** File, number of recovered fields, and sections that the file does not have. */
export const SOURCES: [file: string, recovered: number, without: Section[]][] = [
  ["pdfmake.pdf", 42, ["projects", "certificates"]],
  ["react-pdf.pdf", 38, ["projects", "certificates", "languages"]],
  ["word-tabs.docx", 45, ["projects"]],
  ["word-tabs.pdf", 45, ["projects"]],
  ["word-tabs.odt", 45, ["projects"]],
  ["word-tabs.rtf", 45, ["projects"]],
  ["word-tabs.html", 45, ["projects"]],
  ["table-left.odt", 45, ["projects"]],
  ["table-left.rtf", 45, ["projects"]],
  ["word-plain.docx", 38, ["projects", "certificates", "languages"]],
  ["word-plain.pdf", 38, ["projects", "certificates", "languages"]],
  ["word-table.docx", 34, ["projects", "summary", "education"]],
  ["table-left.docx", 45, ["projects"]],
  ["office-left.docx", 45, ["projects"]],
  ["table-right.docx", 45, ["projects"]],
  ["table-whole.docx", 38, ["projects", "certificates", "languages"]],
  ["office-whole.docx", 38, ["projects", "certificates", "languages"]],
  ["table-labels.docx", 45, ["projects"]],
  ["table-nested.docx", 42, ["projects", "certificates"]],
  ["table-each.docx", 32, ["projects", "certificates", "education"]],
  ["office-html.docx", 38, ["projects", "certificates", "languages"]],
  ["html.docx", 43, ["certificates", "languages"]],
  ["html.pdf", 43, ["certificates", "languages"]],
  ["tex-article.pdf", 47, ["certificates"]],
  ["tex-moderncv-banking.pdf", 50, []],
  ["tex-moderncv-classic.pdf", 50, []],
  ["theme-flat.pdf", 38, []],
  ["theme-kendall.pdf", 36, []],
  ["theme-macchiato.pdf", 41, []],
  ["theme-stackoverflow.pdf", 50, []],
  ["theme-elegant.pdf", 43, []],
];

export const newId = () => Math.random().toString(36).slice(2);

export const readSource = (file: string) => new Uint8Array(readFileSync(`${FOLDER}/${file}`));

/** The resume that a file was created from, without the sections that the file lacks. */
export function expectedWithout(sections: Section[]): Resume {
  const person = fromJson(readFileSync(`${FOLDER}/person.json`, "utf8"), newId);
  if (!person.ok) throw new Error(person.message);
  const { resume } = person;
  const rest = Object.entries(resume).map(([key, value]) =>
    (sections as string[]).includes(key) ? [key, key === "summary" ? "" : []] : [key, value],
  );
  return Object.fromEntries(rest);
}
