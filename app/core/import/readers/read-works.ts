/** Projects, certificates, awards and publications: a title, whose it was, when, where to see it. */

import type { Uncertain } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { named, type ReadEntry, readEntry } from "./read-entry.ts";
import { findUrls, isGitHub } from "./read-links.ts";
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
  uncertain: Uncertain[];
} {
  const uncertain: Uncertain[] = [];
  const projects = splitEntries(lines).map((entry, index): Project => {
    const { parts, links, items, text } = named(readEntry(entry, 2));
    const [name = "", second = "", ...more] = divideHead(parts);
    const technologies: string[] = [...items];
    const description: string[] = [];
    for (const part of [second, ...more]) {
      if (isToolList(part)) {
        for (const tool of toTools(part)) technologies.push(tool);
        if (!part.includes(",") && !TECHNOLOGIES.test(part)) {
          const reason = "This may be the description rather than a technology";
          uncertain.push({ field: `projects.${index}.technologies`, text: part, reason });
        }
      } else if (part !== "") description.push(part);
    }
    for (const line of text.split("\n")) {
      if (TECHNOLOGIES.test(line)) for (const tool of toTools(line)) technologies.push(tool);
      else if (line !== "") description.push(line);
    }
    const inHead = parts.flatMap(findUrls);
    const all = [...links, ...inHead];
    return {
      name,
      description: description.map(withoutLastUrl).join("\n"),
      technologies,
      githubLink: all.find(isGitHub) ?? "",
      liveLink: all.find((url) => !isGitHub(url)) ?? "",
    };
  });
  return { projects: projects.filter(({ name }) => name !== ""), uncertain };
}

/** Longer than any name. */
const LONG = 90;

/** "River Watch: warnings for 60 rivers, read by many in spring." */
function divideHead([first = "", ...others]: string[]): string[] {
  const [, name, rest] = /^([^:]{2,60}):\s+(\S.{20,})$/.exec(first) ?? [];
  const isBoth = others.length === 0 || first.length > LONG;
  return name && rest && isBoth ? [name, rest, ...others] : [first, ...others];
}

/** It has a field of its own. */
const withoutLastUrl = (text: string) => {
  const last = findUrls(text).at(-1);
  return last && text.length > last.length && text.endsWith(last)
    ? text.slice(0, -last.length).trim()
    : text;
};

const toTools = (text: string) =>
  text
    .replace(TECHNOLOGIES, "")
    .split(/,\s*/)
    .map((tool) => tool.trim())
    .filter((tool) => tool !== "");

/** A few words between commas, and no sentence. */
function isToolList(text: string): boolean {
  if (text === "") return false;
  if (TECHNOLOGIES.test(text)) return true;
  if (/[.!?]$/.test(text) && !/\.js$/i.test(text)) return false;
  const items = text.split(/,\s*/);
  return items.every((item) => item.split(/\s+/).length <= 3);
}

export interface Work {
  title: string;
  by: string;
  date: string;
  description: string;
  url: string;
}

export function readWorks(
  lines: readonly DocLine[],
  path: string,
): { works: Work[]; uncertain: Uncertain[] } {
  const uncertain: Uncertain[] = [];
  const works = splitEntries(lines).flatMap((entry) => readWork(named(readEntry(entry, 2))));
  for (const [index, { by, title }] of works.entries()) {
    if (by !== "") continue;
    const reason = "Who gave or published it was not found";
    uncertain.push({ field: `${path}.${index}`, text: title, reason });
  }
  return { works, uncertain };
}

/** "Professional Data Engineer, Google" */
function atLastComma(text = ""): string[] {
  const at = text.lastIndexOf(", ");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 2)];
}

/** A list of bullets has an entry a line. */
function readWork({ parts, period, links, text }: ReadEntry): Work[] {
  const [title = "", by = "", ...more] = parts.length === 1 ? atLastComma(parts[0]) : parts;
  if (title === "") return [];
  const date = period ? period.endDate || period.startDate : "";
  return [
    {
      title,
      by,
      date,
      description: [...more, text].filter(Boolean).join("\n"),
      url: links[0] ?? "",
    },
  ];
}
