/** Reads publications in a scientific citation style: "Lindqvist, T. (2021). Counting what speakers skip. Language." */

const INITIALS = String.raw`(?:\p{Lu}\.[\s-]?)+`;
const AUTHOR = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,?\s${INITIALS}`;
const CITATION = new RegExp(
  String.raw`^(?:\[\d+\]|\d+\.)?\s*${AUTHOR}[^()]{0,200}\((?:19|20)\d{2}[^)]{0,20}\)[.:,]?\s+(.{4,300}?[.?!])\s+(\p{Lu}.{1,160}?)\.?$`,
  "u",
);
const MAX_LENGTH = 600;

/** The title and where it appeared, without the authors; null for text in another form. */
export function readCitation(text: string): { title: string; publisher: string } | null {
  const [, title = "", publisher = ""] = CITATION.exec(text.slice(0, MAX_LENGTH)) ?? [];
  return title === "" ? null : { title: title.replace(/\.$/, ""), publisher };
}
