/** Reads project entries: name, description, technologies and links. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { findUrls, isGitHub } from "./find-contacts.ts";
import { nameFromText, readEntry } from "./read-entry.ts";
import { splitEntries } from "./split-entries.ts";

interface Project {
  name: string;
  description: string;
  technologies: string[];
  githubLink: string;
  liveLink: string;
}

const TECHNOLOGIES =
  /^(?:technologies|tech(?:nology)?\s*stack|stack|built with|tools|tech)\s*:\s*/i;

export function readProjects(lines: readonly DocLine[]): {
  projects: Project[];
  uncertain: ImportIssue[];
} {
  const uncertain: ImportIssue[] = [];
  const projects = splitEntries(lines).map((entry, index): Project => {
    const { parts, links, items, text } = nameFromText(readEntry(entry, 2));
    const [name = "", second = "", ...more] = splitNameAndDescription(parts);
    const technologies: string[] = [...items];
    const description: string[] = [];
    for (const part of [second, ...more]) {
      if (isToolList(part)) {
        for (const tool of splitTools(part)) technologies.push(tool);
        if (!part.includes(",") && !TECHNOLOGIES.test(part)) {
          const reason = "This may be the description rather than a technology";
          uncertain.push({ field: `projects.${index}.technologies`, text: part, reason });
        }
      } else if (part !== "") description.push(part);
    }
    for (const line of text.split("\n")) {
      if (TECHNOLOGIES.test(line)) for (const tool of splitTools(line)) technologies.push(tool);
      else if (line !== "") description.push(line);
    }
    const headUrls = parts.flatMap(findUrls);
    const urls = [...links, ...headUrls];
    return {
      name,
      description: description.map(dropLastUrl).join("\n"),
      technologies,
      githubLink: urls.find(isGitHub) ?? "",
      liveLink: urls.find((url) => !isGitHub(url)) ?? "",
    };
  });
  return { projects: projects.filter(({ name }) => name !== ""), uncertain };
}

/** Longer than any name. */
const MAX_NAME_LENGTH = 90;

/** Splits "River Watch: warnings for 60 rivers, read by many in spring." */
function splitNameAndDescription([first = "", ...others]: string[]): string[] {
  const [, name, rest] = /^([^:]{2,60}):\s+(\S.{20,})$/.exec(first) ?? [];
  const hasDescription = others.length === 0 || first.length > MAX_NAME_LENGTH;
  return name && rest && hasDescription ? [name, rest, ...others] : [first, ...others];
}

/** Drops a URL at the end of the text, because it has a field of its own. */
const dropLastUrl = (text: string) => {
  const last = findUrls(text).at(-1);
  return last && text.length > last.length && text.endsWith(last)
    ? text.slice(0, -last.length).trim()
    : text;
};

const splitTools = (text: string) =>
  text
    .replace(TECHNOLOGIES, "")
    .split(/,\s*/)
    .map((tool) => tool.trim())
    .filter((tool) => tool !== "");

/** True for a comma-separated list of short items that is not a sentence. */
function isToolList(text: string): boolean {
  if (text === "") return false;
  if (TECHNOLOGIES.test(text)) return true;
  if (/[.!?]$/.test(text) && !/\.js$/i.test(text)) return false;
  const items = text.split(/,\s*/);
  return items.every((item) => item.split(/\s+/).length <= 3);
}
