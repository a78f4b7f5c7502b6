/** Imports a BibTeX file: text in, a resume with only publications or an error message out. */
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { type BibtexEntry, readBibtex } from "./bibtex-entries.ts";
import { importPublications, type Publication, toPublicationEntry } from "./import-publications.ts";
import { latexToText } from "./latex-text.ts";

const NO_ENTRIES = "This BibTeX file has no publications.";
/** Fields that name where a work was published, the most specific first. */
const VENUES =
  "journal journaltitle booktitle publisher school institution organization howpublished".split(
    " ",
  );
const READ_FIELDS = new Set([
  ...VENUES,
  "title",
  "author",
  "editor",
  "year",
  "month",
  "date",
  "url",
  "doi",
  "eprint",
  "archiveprefix",
  "eprinttype",
  "primaryclass",
]);

export function fromBibtex(source: string, newId: () => string): ImportOutcome {
  const entries = readBibtex(source);
  if (entries.length === 0) return { ok: false, message: NO_ENTRIES };
  const document = {
    publications: entries.map((entry) => toPublicationEntry(toPublication(entry))),
    ...unusedFields(entries),
  };
  return importPublications(document, "bibtex", newId);
}

function toPublication({ fields }: BibtexEntry): Publication {
  const text = (name: string) => latexToText(fields.get(name) ?? "");
  const venue = VENUES.map(text).find(Boolean) ?? "";
  const eprint = text("eprint");
  const isArxiv = /arxiv/i.test(text("archiveprefix") || text("eprinttype"));
  const doi = text("doi").replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, "");
  return {
    title: text("title"),
    authors: readAuthors(fields.get("author") ?? fields.get("editor") ?? ""),
    venue: venue || (isArxiv ? `arXiv:${eprint}` : ""),
    date: readDate(text),
    url: doi
      ? `https://doi.org/${doi}`
      : addressOf(fields) || (isArxiv && eprint ? `https://arxiv.org/abs/${eprint}` : ""),
  };
}

/** The web address in `url` or `howpublished`, without the backslashes of characters that LaTeX reserves. */
const addressOf = (fields: BibtexEntry["fields"]) =>
  (
    /https?:[^\s{}]+/.exec(fields.get("url") ?? fields.get("howpublished") ?? "")?.[0] ?? ""
  ).replace(/\\([_%&#~])/g, "$1");

/** "Baggins, Frodo and Gamgee, Samwise" → "Frodo Baggins", "Samwise Gamgee". */
function readAuthors(value: string): string[] {
  return value.split(/\s+and\s+/i).flatMap((author) => {
    const [family = "", ...given] = latexToText(author).split(/\s*,\s*/);
    const name = [given.at(-1) ?? "", family].filter(Boolean).join(" ");
    return /^others$/i.test(name) ? "et al." : name || [];
  });
}

function readDate(text: (name: string) => string): string {
  const iso = /^\d{4}(?:-\d{2})?/.exec(text("date"))?.[0];
  if (iso) return iso;
  const year = /\d{4}/.exec(text("year"))?.[0] ?? "";
  const month = /^(?:0?[1-9]|1[0-2])$/.exec(text("month"))?.[0];
  if (year && month) return `${year}-${month.padStart(2, "0")}`;
  const name = text("month");
  return year && name ? `${name} ${year}` : year;
}

/** Volumes, pages and abstracts have no field; they are reported together in one line. */
function unusedFields(entries: readonly BibtexEntry[]): Record<string, string> {
  const names = new Set(
    entries.flatMap(({ fields }) => [...fields.keys()]).filter((name) => !READ_FIELDS.has(name)),
  );
  return names.size > 0 ? { "further fields of the publications": [...names].join(", ") } : {};
}
