/** Reads project entries: name, description, technologies (also called tools here) and links. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { isPresent } from "#app/core/resume-languages/reading/date-patterns.ts";
import type { DocLine } from "./doc-line.ts";
import { hasJobTitleWord } from "./entry-keywords.ts";
import { findUrls, isGitHub, isWebAddress } from "./find-contacts.ts";
import { isGenericLinkText } from "./generic-link-text.ts";
import { isPlace } from "./places.ts";
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

/** "Technologies: ", "Tech stack: ", "Built with: ". */
const TECHNOLOGIES =
  /^(?:technologies|tech(?:nology)?\s*stack|stack|skills|built (?:with|using)|made with|tools|tech|technologien|technik(?:en)?|werkzeuge|technologies utilisées|outils|tecnologías|herramientas|tecnologias|ferramentas|tecnologie|strumenti|technologie|narzędzia|technieken|technologieën|tekniker|teknikker|teknologier|verktyg|verktøy|teknolojiler|araçlar|nástroje|technológiák|teknologiat)\s*:\s*/iu;

/** "Built with SolidWorks / Arduino", without a colon. */
const BUILT_WITH = /^(?:[Bb]uilt|[Mm]ade) (?:with|using)\s+(?=\p{Lu}[^.]{0,80}$)/u;
/** True for a line that has only tools after a label, unlike "Built with Python and deployed for twelve towns". */
export const isTechnologiesLine = (text: string) =>
  TECHNOLOGIES.test(text) ||
  (BUILT_WITH.test(text) &&
    splitTools(text).every((tool) => /^\p{Lu}/u.test(tool) && TOOL_NAME.test(tool)));

/** "Project Title: " before the name. */
const NAME_LABEL =
  /^(?:(?:project )?(?:title|name)|(?:title|name) of (?:the )?project|projekt(?:titel|name)|titre(?: du projet)?|título(?: del? (?:proyecto|projeto))?|titolo(?: del progetto)?)\s*:\s*(?=\S)/iu;
const DESCRIPTION_LABEL =
  /^(?:(?:project |brief |short )?description|(?:projekt)?beschreibung|description du projet|descripción|descrição|descrizione)\s*:\s*(?=\S)/iu;

/** Reads the lines of a section of projects; a single phrase that may be a tool is reported as uncertain. */
export function readProjects(lines: readonly DocLine[]): {
  projects: Project[];
  uncertain: ImportIssue[];
} {
  const uncertain: ImportIssue[] = [];
  const projects = splitEntries(lines).map((entry, index): Project => {
    const { parts, links, items, text } = nameFromText(readEntry(entry, 2));
    const [first = "", second = "", ...more] = splitNameAndDescription(
      parts
        .filter(
          (part, index) => index === 0 || !(isDateOrLinkText(part) || isAddressBesideName(part)),
        )
        .map((part, index) => part.replace(index === 0 ? NAME_LABEL : DESCRIPTION_LABEL, "")),
    );
    const { name, tools } = splitNameAndTools(nameWithoutUrls(first));
    const technologies = [...items, ...tools].filter((tool) => !isDateOrLinkText(tool));
    const description: string[] = [];
    for (const part of [second, ...more].map(withoutUrls)) {
      if (isToolList(part)) {
        for (const tool of splitTools(part)) technologies.push(tool);
        if (!part.includes(",") && !isTechnologiesLine(part)) {
          const reason = "This may be the description rather than a technology";
          uncertain.push({ field: `projects.${index}.technologies`, text: part, reason });
        }
      } else if (part !== "") description.push(part);
    }
    const textLines = text
      .split("\n")
      .filter((line) => !isDateOrLinkText(line))
      .map((line) => line.replace(DESCRIPTION_LABEL, ""))
      .flatMap(splitToolsAndUrl);
    for (const [lineIndex, line] of textLines.entries()) {
      const isUnlabeledToolLine =
        (lineIndex === 0 || isOnlyUrl(textLines[lineIndex + 1] ?? "")) &&
        textLines.length > 1 &&
        technologies.length === 0 &&
        isLineOfTools(line);
      if (isTechnologiesLine(line) || isUnlabeledToolLine)
        for (const tool of splitTools(line)) technologies.push(tool);
      else if (line !== "") description.push(line);
    }
    const urlsInTexts = [
      ...parts,
      ...textLines.filter((line) => dropLastUrl(line) !== line),
    ].flatMap(findUrls);
    const urls = [...links, ...parts.slice(1).filter(isAddressBesideName), ...urlsInTexts];
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

/** True for a date, a word for the present, or a link's text alone, which are neither description nor tools. */
const isDateOrLinkText = (text: string): boolean => {
  const bare = text.replace(/^[–—-]\s*/, "").trim();
  return isPresent(bare) || isGenericLinkText(bare) || findPeriod(bare)?.rest === "";
};

/** "tidewatch.scot" in the head of a project; "Node.js" and "ASP.NET" are tools. */
const isAddressBesideName = (text: string): boolean =>
  isWebAddress(text) && !/\.(?:js|ts|py|rb|rs|net)$/iu.test(text);

/** Brackets after a name contain technologies only if one of these is among them. */
const KNOWN_TOOL =
  /^(?:Rust|Go|Python|TypeScript|JavaScript|Java|C|C\+\+|C#|\.NET|Swift|Kotlin|Ruby|PHP|Scala|R|SQL|React|Vue|Angular|Svelte|Node\.js|Django|Flask|Rails|Flutter|Elixir|Haskell|MATLAB|Arduino|Docker|Kubernetes|AWS|Azure|PostgreSQL|MySQL|MongoDB|Redis|GraphQL|gRPC|Spring|Laravel|Next\.js|TensorFlow|PyTorch|Unity|Android|iOS|HTML|CSS|SolidWorks|AutoCAD|Figma|Excel|Raspberry Pi)$/;
/** The form of a tool's name: one or two words, with a capital or a digit. */
const TOOL_NAME =
  /^(?!(?:19|20)\d{2}$)(?=.*[\p{Lu}\d])[\p{L}\d][\p{L}\d.+#/-]{0,19}(?: [\p{L}\d.+#-]{1,15})?$/u;

const NAME_AND_BRACKETS = /^(.{2,60}?)\s*\(([^()]{1,60})\)$/;
const NAME_AND_BAR = /^([^|]{2,60}?)\s+\|\s+([^|]{1,80})$/;

/** Splits "raftlab (Go, gRPC)" and "raftlab | Go, gRPC" into name and tools. */
function splitNameAndTools(name: string): { name: string; tools: string[] } {
  const [, nameAlone = "", inside = ""] =
    NAME_AND_BRACKETS.exec(name) ?? NAME_AND_BAR.exec(name) ?? [];
  const tools = inside.split(/,\s*/);
  const areTools =
    (tools.some((tool) => KNOWN_TOOL.test(tool)) ||
      (tools.length > 1 && NAME_AND_BAR.test(name))) &&
    tools.every((tool) => TOOL_NAME.test(tool));
  return nameAlone !== "" && areTools && !isPlace(inside) && !hasJobTitleWord(inside)
    ? { name: nameAlone, tools }
    : { name, tools: [] };
}

/** In characters; a longer text is not a name. */
const MAX_NAME_LENGTH = 90;

/** Splits "River Watch: warnings for 60 rivers, read by many in spring." */
function splitNameAndDescription([first = "", ...others]: string[]): string[] {
  const [, name, rest] = /^([^:]{2,60}):\s+(\S.{20,})$/.exec(first) ?? [];
  const mayContainDescription = others.length === 0 || first.length > MAX_NAME_LENGTH;
  return name && rest && mayContainDescription ? [name, rest, ...others] : [first, ...others];
}

/** "Source:" and "live at" as a sentence of its own, or after a dash or bracket. */
const URL_LABEL =
  /(?:^|(?<=[.!?;]\s)|\s[–—|·-]\s*|\s*[([])(?:source(?: code)?|code|repo(?:sitory)?|github|demo|live|website|link|url|see|available)(?: (?:at|on))?\s*:?\s*$/iu;
/**
 * Removes a URL at the end of the text, with a label such as "Source:", because URLs have separate fields. A URL
 * that is a word of the sentence it ends is kept: "Moved the shop to shopify.com."
 */
const dropLastUrl = (text: string) => {
  const bare = text.replace(/[).\]]+$/, "");
  const last = findUrls(bare).at(-1);
  if (!last || !bare.endsWith(last)) return text;
  const before = bare.slice(0, -last.length);
  const rest = before.replace(URL_LABEL, "");
  const isWordOfSentence =
    text.endsWith(".") && rest === before && /[^.!?;:([–—|·-]\s*$/u.test(rest);
  return isWordOfSentence ? text : rest.replace(/\s*[([]$/, "").trim();
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

/** In characters; a longer text is a sentence. */
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
  if (isTechnologiesLine(text)) return true;
  if (/[.!?]$/.test(text) && !/\.js$/i.test(text)) return false;
  const items = text.split(BETWEEN_TOOLS);
  return items.every((item) => item.split(/\s+/).length <= 3);
}
