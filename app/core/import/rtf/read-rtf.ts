/** Reads the paragraphs, headings, lists, tables and links of Rich Text Format. */
import {
  createParagraphCollector,
  type ReadParagraphs,
  type Unreadable,
} from "#app/core/import/paragraphs/create-paragraphs.ts";
import { decodeBytes, encodingOfCharset, encodingOfCodePage } from "./rtf-encoding.ts";
import { createRtfTable } from "./rtf-table.ts";
import { rtfTokens } from "./rtf-tokens.ts";
import { CHARACTERS, IGNORED_GROUPS, KNOWN_GROUPS, SIGNS } from "./rtf-words.ts";

/** Word writes about twenty levels. */
const MAX_DEPTH = 500;
const TOO_DEEP: Unreadable = {
  message: "This RTF file is nested far deeper than a word processor writes. It was not read.",
};

/** The destination of a group's text. */
type Target = "page" | "ignored" | "fonts" | "styles" | "instruction" | "bullet";

interface Group {
  target: Target;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  size: number;
  font: number;
  /**
   * How many fallback characters follow a Unicode character, for programs that don't support it.
   */
  fallback: number;
  link: string | undefined;
  paragraph: Paragraph;
}
interface Paragraph {
  style: number;
  outline: number | null;
  isInTable: boolean;
  isListItem: boolean;
  listLevel: number;
}

const PLAIN = { isBold: false, isItalic: false, isHidden: false, size: 12 };
const NEW_PARAGRAPH: Paragraph = {
  ...{ style: 0, outline: null, isInTable: false, isListItem: false, listLevel: 0 },
};

export function readRtf(source: string): ReadParagraphs | Unreadable {
  const paragraphs = createParagraphCollector();
  const table = createRtfTable(paragraphs);
  const encodings = new Map<number, string>();
  const styleNames = new Map<number, string>();
  const stack: Group[] = [];
  let group: Group = {
    ...{ target: "page", ...PLAIN, font: 0, fallback: 1, link: undefined },
    paragraph: NEW_PARAGRAPH,
  };
  let documentEncoding = "windows-1252";
  let bytes: number[] = [];
  /** Fallback characters of a Unicode character that are still to be skipped. */
  let skip = 0;
  let isStartOfGroup = false;
  let isOptional = false;
  let instruction = "";
  let styleName = "";
  /** The link of the field that is open, and the depth of the group it ends with. */
  let field: { link: string; depth: number } | null = null;

  const flushBytes = () => {
    if (bytes.length === 0) return;
    const text = decodeBytes(bytes, encodings.get(group.font) ?? documentEncoding);
    bytes = [];
    write(text);
  };

  function write(text: string) {
    if (group.target === "styles") styleName += text;
    if (group.target === "instruction") instruction += text;
    if (group.target === "bullet" && text.trim() !== "") markListItem();
    if (group.target !== "page" || group.isHidden) return;
    const { paragraph, isBold, isItalic, size, link } = group;
    if (paragraphs.isEmpty()) {
      table.enter(paragraph.isInTable);
      paragraphs.startParagraph({
        name: styleNames.get(paragraph.style) ?? "",
        level: headingLevel(styleNames.get(paragraph.style), paragraph.outline),
        listDepth: paragraph.isListItem ? paragraph.listLevel + 1 : 0,
      });
    }
    paragraphs.addText(text, { isBold, isItalic, size, link: link ?? field?.link });
  }

  /** The bullet is in a group of its own before the text, in the paragraph of the groups around it. */
  function markListItem() {
    const paragraph = { ...group.paragraph, isListItem: true };
    group.paragraph = paragraph;
    const outer = stack.at(-1);
    if (outer) outer.paragraph = paragraph;
  }

  function openGroup(): boolean {
    if (stack.length === MAX_DEPTH) return false;
    stack.push({ ...group });
    isStartOfGroup = true;
    isOptional = false;
    return true;
  }

  function closeGroup() {
    if (group.target === "styles") {
      const name = styleName.replace(/;.*$/s, "").trim();
      if (name !== "") styleNames.set(group.paragraph.style, name);
      styleName = "";
    }
    const { target, paragraph } = group;
    const outer = stack.pop();
    if (!outer) return;
    if (target === "instruction" && outer.target !== "instruction") {
      const address = /HYPERLINK\s+(?:\\[lo]\s+)?"([^"]*)"/i.exec(instruction)?.[1];
      if (address) field = { link: address, depth: stack.length };
      instruction = "";
    }
    if (field && stack.length < field.depth) field = null;
    // A paragraph's properties outlive the group that set them, until the next `\pard`.
    group = target === "page" && outer.target === "page" ? { ...outer, paragraph } : outer;
  }

  function setTarget(word: string): boolean {
    if (IGNORED_GROUPS.has(word)) group.target = "ignored";
    else if (word === "fonttbl") group.target = "fonts";
    else if (word === "stylesheet") group.target = "styles";
    else if (word === "fldinst") group.target = "instruction";
    else if (word === "listtext" || word === "pntext" || word === "pn") group.target = "bullet";
    else if (isOptional && !KNOWN_GROUPS.has(word)) group.target = "ignored";
    else return false;
    return true;
  }

  function handleWord(word: string, parameter: number | null) {
    const isOn = parameter !== 0;
    if (group.target === "fonts") {
      if (word === "f" && parameter !== null) group.font = parameter;
      const encoding = word === "fcharset" ? encodingOfCharset(parameter ?? 0) : undefined;
      if (encoding) encodings.set(group.font, encoding);
      return;
    }
    if (word === "s" || word === "ds") setParagraph({ style: parameter ?? 0 });
    if (word === "uc") group.fallback = Math.max(0, Math.min(10, parameter ?? 1));
    if (word === "u" && parameter !== null) {
      write(String.fromCharCode(parameter < 0 ? parameter + 65_536 : parameter));
      skip = group.fallback;
    }
    if (word === "ansicpg") documentEncoding = encodingOfCodePage(parameter ?? 1252);
    if (group.target === "styles") return;
    const character = CHARACTERS.get(word);
    if (character) write(character);
    handleFormat(word, parameter, isOn);
    handleParagraph(word, parameter);
  }

  function handleFormat(word: string, parameter: number | null, isOn: boolean) {
    if (word === "b") group.isBold = isOn;
    else if (word === "i") group.isItalic = isOn;
    else if (word === "v") group.isHidden = isOn;
    else if (word === "fs") group.size = (parameter ?? 24) / 2;
    else if (word === "f") group.font = parameter ?? 0;
    else if (word === "plain") Object.assign(group, PLAIN);
  }

  function handleParagraph(word: string, parameter: number | null) {
    if (group.target !== "page") return;
    if (word === "par" || word === "sect" || word === "page") paragraphs.endParagraph();
    else if (word === "pard") group.paragraph = NEW_PARAGRAPH;
    else if (word === "intbl") setParagraph({ isInTable: true });
    else if (word === "outlinelevel") setParagraph({ outline: parameter ?? 0 });
    else if (word === "ls") setParagraph({ isListItem: (parameter ?? 0) > 0 });
    else if (word === "ilvl") setParagraph({ listLevel: Math.min(parameter ?? 0, 8) });
    else if (word === "cell" || word === "nestcell") table.endCell(word === "nestcell");
    else if (word === "row") table.endRow();
  }

  function setParagraph(properties: Partial<Paragraph>) {
    group.paragraph = { ...group.paragraph, ...properties };
  }

  for (const token of rtfTokens(source)) {
    if (paragraphs.isFull()) break;
    if (token.kind === "byte") {
      if (skip > 0) skip--;
      else bytes.push(token.byte);
      isStartOfGroup = false;
      continue;
    }
    flushBytes();
    if (token.kind === "open") {
      skip = 0;
      if (!openGroup()) return TOO_DEEP;
      continue;
    }
    if (token.kind === "close") {
      skip = 0;
      closeGroup();
      continue;
    }
    if (token.kind === "text") {
      const text = token.text.slice(skip);
      skip = Math.max(0, skip - token.text.length);
      // Bytes above 127 are in the file's encoding, which few programs write without escaping them.
      if (text !== "") write(text);
    } else if (token.kind === "sign") {
      if (token.sign === "*") {
        isOptional = true;
        continue;
      }
      const sign = SIGNS.get(token.sign);
      if (sign) write(sign);
      else if (token.sign === "\n" || token.sign === "\r") paragraphs.endParagraph();
    } else if (!(isStartOfGroup && setTarget(token.word)) && group.target !== "ignored") {
      handleWord(token.word, token.parameter);
    }
    isStartOfGroup = false;
  }
  flushBytes();
  table.close();
  return paragraphs.finish();
}

/**
 * Word and LibreOffice name their heading styles in English. An outline level of 9 is body text.
 */
function headingLevel(name = "", outline: number | null): number | null {
  if (/^title$/i.test(name)) return 0;
  const heading = /^heading (\d)$/i.exec(name)?.[1];
  if (heading) return Number(heading);
  return outline !== null && outline < 9 ? outline + 1 : null;
}
