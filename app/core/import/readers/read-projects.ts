/** Reads project entries: name, description, technologies (also called tools here) and links. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { isPresent } from "#app/core/resume-languages/reading/date-patterns.ts";
import type { DocLine } from "./doc-line.ts";
import { findUrls, isGitHub } from "./find-contacts.ts";
import { isLinkText } from "./link-text.ts";
import { findPeriod } from "./read-dates.ts";
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
  /^(?:technologies|tech(?:nology)?\s*stack|stack|skills|built (?:with|using)|made with|tools|tech|technologien|technik(?:en)?|werkzeuge|technologies utilisées|outils|tecnologías|herramientas|tecnologias|ferramentas|tecnologie|strumenti|technologie|narzędzia|technieken|technologieën|tekniker|teknikker|teknologier|verktyg|verktøy|teknolojiler|araçlar|nástroje|technológiák|teknologiat)\s*:\s*/iu;

/** "Built with SolidWorks / Arduino", without a colon. */
const BUILT_WITH = /^(?:[Bb]uilt|[Mm]ade) (?:with|using)\s+(?=\p{Lu}[^.]{0,80}$)/u;
/** True if a line names only tools, unlike "Built with Python and deployed for twelve towns". */
export const namesTools = (text: string) =>
  TECHNOLOGIES.test(text) ||
  (BUILT_WITH.test(text) &&
    splitTools(text).every((tool) => /^\p{Lu}/u.test(tool) && LIKE_A_TOOL.test(tool)));

export function readProjects(lines: readonly DocLine[]): {
  projects: Project[];
  uncertain: ImportIssue[];
} {
  const uncertain: ImportIssue[] = [];
  const projects = splitEntries(lines).map((entry, index): Project => {
    const { parts, links, items, text } = nameFromText(readEntry(entry, 2));
    const [first = "", second = "", ...more] = splitNameAndDescription(
      parts.filter((part, at) => at === 0 || !isAside(part)),
    );
    const { name, tools } = nameAndTools(nameWithoutUrls(first));
    const technologies = [...items, ...tools].filter((tool) => !isAside(tool));
    const description: string[] = [];
    for (const part of [second, ...more].map(withoutUrls)) {
      if (isToolList(part)) {
        for (const tool of splitTools(part)) technologies.push(tool);
        if (!part.includes(",") && !namesTools(part)) {
          const reason = "This may be the description rather than a technology";
          uncertain.push({ field: `projects.${index}.technologies`, text: part, reason });
        }
      } else if (part !== "") description.push(part);
    }
    const textLines = text
      .split("\n")
      .filter((line) => !isAside(line))
      .flatMap(splitToolsAndUrl);
    for (const [at, line] of textLines.entries()) {
      const isTools =
        (at === 0 || isOnlyUrl(textLines[at + 1] ?? "")) &&
        textLines.length > 1 &&
        technologies.length === 0 &&
        isLineOfTools(line);
      if (namesTools(line) || isTools) for (const tool of splitTools(line)) technologies.push(tool);
      else if (line !== "") description.push(line);
    }
    const headUrls = [...parts, ...textLines.filter(isOnlyUrl)].flatMap(findUrls);
    const urls = [...links, ...headUrls];
    return {
      name,
      description: description
        .filter((line) => !isOnlyUrl(line))
        .map(dropLastUrl)
        .join("\n"),
      technologies,
      githubLink: urls.find(isGitHub) ?? "",
      liveLink: urls.find((url) => !isGitHub(url)) ?? "",
    };
  });
  return { projects: projects.filter(({ name }) => name !== ""), uncertain };
}

/** A word for the present or a date alone, and the text of a link, are neither description nor tools; a name may be one. */
const isAside = (text: string): boolean => {
  const bare = text.replace(/^[–—-]\s*/, "").trim();
  return isPresent(bare) || isLinkText(bare) || findPeriod(bare)?.rest === "";
};

/** Brackets after a name contain technologies only if one of these is among them. */
const TOOL =
  /^(?:Rust|Go|Python|TypeScript|JavaScript|Java|C|C\+\+|C#|\.NET|Swift|Kotlin|Ruby|PHP|Scala|R|SQL|React|Vue|Angular|Svelte|Node\.js|Django|Flask|Rails|Flutter|Elixir|Haskell|MATLAB|Arduino|Docker|Kubernetes|AWS|Azure|PostgreSQL|MySQL|MongoDB|Redis|GraphQL|gRPC|Spring|Laravel|Next\.js|TensorFlow|PyTorch|Unity|Android|iOS|HTML|CSS|SolidWorks|AutoCAD|Figma|Excel|Raspberry Pi)$/;
/** The form of a tool's name: one or two words, with a capital or a digit. */
const LIKE_A_TOOL =
  /^(?!(?:19|20)\d{2}$)(?=.*[\p{Lu}\d])[\p{L}\d][\p{L}\d.+#/-]{0,19}(?: [\p{L}\d.+#-]{1,15})?$/u;

/** Splits "raftlab (Go, gRPC)" into its name and tools. */
function nameAndTools(name: string): { name: string; tools: string[] } {
  const [, bare = "", inside = ""] = /^(.{2,60}?)\s*\(([^()]{1,60})\)$/.exec(name) ?? [];
  const tools = inside.split(/,\s*/);
  const areTools =
    tools.some((tool) => TOOL.test(tool)) && tools.every((tool) => LIKE_A_TOOL.test(tool));
  return bare !== "" && areTools ? { name: bare, tools } : { name, tools: [] };
}

/** In characters; a longer text is not a name. */
const MAX_NAME_LENGTH = 90;

/** Splits "River Watch: warnings for 60 rivers, read by many in spring." */
function splitNameAndDescription([first = "", ...others]: string[]): string[] {
  const [, name, rest] = /^([^:]{2,60}):\s+(\S.{20,})$/.exec(first) ?? [];
  const mayContainDescription = others.length === 0 || first.length > MAX_NAME_LENGTH;
  return name && rest && mayContainDescription ? [name, rest, ...others] : [first, ...others];
}

/** Drops a URL at the end of the text, because it has a field of its own. */
const dropLastUrl = (text: string) => {
  const last = findUrls(text).at(-1);
  return last && text.length > last.length && text.endsWith(last)
    ? text.slice(0, -last.length).trim()
    : text;
};

const isOnlyUrl = (text: string) =>
  findUrls(text).some((url) => url === text || `https://${url}` === text);

/** Removes URLs, with the separators between them and the tools. */
const withoutUrls = (text: string) =>
  findUrls(text)
    .reduce((rest, url) => rest.replace(url, " "), text)
    .replace(/https?:\/\/(?=\s)/g, "")
    .replace(/^[\s|·•,–—-]+|[\s|·•,–—-]+$/g, "");

/** Removes the URL from "pgslim (github.com/ines/pgslim)"; a name that is only a URL is kept. */
function nameWithoutUrls(name: string): string {
  const bare = withoutUrls(name).replace(/\s*(?:\(\s*\)|\[\s*\]|[(|·–-]\s*)$/u, "");
  return bare === "" ? name : bare;
}

/** Splits a line with only tools and a URL: "Python, SNMP – github.com/wm/printers". */
function splitToolsAndUrl(line: string): string[] {
  const [url, ...others] = findUrls(line);
  if (!url || others.length > 0 || isOnlyUrl(line)) return [line];
  const rest = withoutUrls(line);
  return rest.includes(",") && rest.length <= MAX_TOOLS_LENGTH && isToolList(rest)
    ? [rest, url]
    : [line];
}

const BETWEEN_TOOLS = /,\s*|\s+[/|·•]\s+/;

const splitTools = (text: string) =>
  text
    .replace(/^\((.*)\)$/, "$1")
    .replace(TECHNOLOGIES, "")
    .replace(BUILT_WITH, "")
    .split(BETWEEN_TOOLS)
    .map((tool) => tool.trim())
    .filter((tool) => tool !== "");

const MAX_TOOLS_LENGTH = 80;

/** True for a line of tools above the description: "Rust, SQLite". */
const isLineOfTools = (text: string) =>
  BETWEEN_TOOLS.test(text) && text.length <= MAX_TOOLS_LENGTH && isToolList(text);

/**
 * True if the text names only tools, or is not a sentence and its items, separated by commas or
 * / | · •, have up to three words each. A single phrase of up to three words passes too.
 */
function isToolList(text: string): boolean {
  if (text === "") return false;
  if (namesTools(text)) return true;
  if (/[.!?]$/.test(text) && !/\.js$/i.test(text)) return false;
  const items = text.split(BETWEEN_TOOLS);
  return items.every((item) => item.split(/\s+/).length <= 3);
}
