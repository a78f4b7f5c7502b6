/**
 * Reads the paragraphs, headings, lists, tables and links of Rich Text Format. An RTF file is a tree of `{groups}`; a
 * control word such as `\b` changes the state of its group, which ends with the group.
 */
import {
  type CollectedParagraphs,
  createParagraphCollector,
  type Unreadable,
} from "#app/core/import/paragraphs/paragraph-collector.ts";
import {
  IGNORED_GROUPS,
  READ_OPTIONAL_GROUPS,
  SIGN_CHARACTERS,
  WORD_CHARACTERS,
} from "./control-words.ts";
import { decodeBytes, encodingOfCharset, encodingOfCodePage } from "./rtf-encoding.ts";
import { createRtfTable } from "./rtf-table.ts";
import { rtfTokens } from "./rtf-tokens.ts";

/** Word writes about twenty levels. */
const MAX_DEPTH = 500;
const TOO_DEEP: Unreadable = {
  message: "This RTF file is nested far deeper than a word processor writes. It was not read.",
};

/** What the text of a group is. */
type Target = "page" | "ignored" | "fonts" | "styles" | "instruction" | "bullet";

/** The state of a group; a group inside it starts with the same. */
interface Group {
  target: Target;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  /** Font size in points. */
  size: number;
  /** The font's number, which determines the encoding of bytes. */
  font: number;
  /** How many characters after each Unicode character replace it in programs without Unicode. */
  fallbackLength: number;
  link: string | undefined;
  paragraph: Paragraph;
}
interface Paragraph {
  /** The number of its style. */
  style: number;
  /** From 0 for a section; 9 is body text. */
  outline: number | null;
  isInTable: boolean;
  isListItem: boolean;
  listLevel: number;
}

const PLAIN_FORMAT = { isBold: false, isItalic: false, isHidden: false, size: 12 };
const NEW_PARAGRAPH: Paragraph = {
  style: 0,
  outline: null,
  isInTable: false,
  isListItem: false,
  listLevel: 0,
};

/** `source`: one character per byte of the file. */
export function readRtf(source: string): CollectedParagraphs | Unreadable {
  const paragraphs = createParagraphCollector();
  const table = createRtfTable(paragraphs);
  const encodings = new Map<number, string>();
  const styleNames = new Map<number, string>();
  const stack: Group[] = [];
  let group: Group = {
    target: "page",
    ...PLAIN_FORMAT,
    font: 0,
    fallbackLength: 1,
    link: undefined,
    paragraph: NEW_PARAGRAPH,
  };
  let documentEncoding = "windows-1252";
  /** Bytes in the font's encoding that are not decoded yet: a character may have several. */
  let pendingBytes: number[] = [];
  /** How many fallback characters are still to be skipped. */
  let fallbackLeft = 0;
  let isStartOfGroup = false;
  /** True after `\*`: a group that programs may ignore. */
  let isOptionalGroup = false;
  /** The instruction of the open field, such as `HYPERLINK "https://a.example"`. */
  let instruction = "";
  let styleName = "";
  /** The link of the open field, and the depth of the group with which it ends. */
  let linkField: { link: string; depth: number } | null = null;

  const flushBytes = () => {
    if (pendingBytes.length === 0) return;
    const text = decodeBytes(pendingBytes, encodings.get(group.font) ?? documentEncoding);
    pendingBytes = [];
    write(text);
  };

  /** Adds text to the page, or to the style name or field instruction that the group holds. */
  function write(text: string) {
    if (group.target === "styles") styleName += text;
    if (group.target === "instruction") instruction += text;
    if (group.target === "bullet" && text.trim() !== "") markListItem();
    if (group.target !== "page" || group.isHidden) return;
    const { paragraph, isBold, isItalic, size, link } = group;
    if (paragraphs.isEmpty()) {
      table.startParagraph(paragraph.isInTable);
      paragraphs.startParagraph({
        name: styleNames.get(paragraph.style) ?? "",
        level: headingLevel(styleNames.get(paragraph.style), paragraph.outline),
        listDepth: paragraph.isListItem ? paragraph.listLevel + 1 : 0,
      });
    }
    paragraphs.addText(text, { isBold, isItalic, size, link: link ?? linkField?.link });
  }

  /** Marks the paragraph of the group outside too, because a bullet's group ends before the text. */
  function markListItem() {
    const paragraph = { ...group.paragraph, isListItem: true };
    group.paragraph = paragraph;
    const outer = stack.at(-1);
    if (outer) outer.paragraph = paragraph;
  }

  /** Returns false if the file is nested too deeply. */
  function openGroup(): boolean {
    if (stack.length === MAX_DEPTH) return false;
    stack.push({ ...group });
    isStartOfGroup = true;
    isOptionalGroup = false;
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
      if (address) linkField = { link: address, depth: stack.length };
      instruction = "";
    }
    if (linkField && stack.length < linkField.depth) linkField = null;
    // Unlike other properties, a paragraph's outlive the group that set them, until the next `\pard`.
    group = target === "page" && outer.target === "page" ? { ...outer, paragraph } : outer;
  }

  /** Handles the first control word of a group; returns false if it does not say what the group's text is. */
  function setTarget(word: string): boolean {
    if (IGNORED_GROUPS.has(word)) group.target = "ignored";
    else if (word === "fonttbl") group.target = "fonts";
    else if (word === "stylesheet") group.target = "styles";
    else if (word === "fldinst") group.target = "instruction";
    else if (word === "listtext" || word === "pntext" || word === "pn") group.target = "bullet";
    else if (isOptionalGroup && !READ_OPTIONAL_GROUPS.has(word)) group.target = "ignored";
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
    if (word === "uc") group.fallbackLength = Math.max(0, Math.min(10, parameter ?? 1));
    if (word === "u" && parameter !== null) {
      // The number is a signed 16-bit integer.
      write(String.fromCharCode(parameter < 0 ? parameter + 65_536 : parameter));
      fallbackLeft = group.fallbackLength;
    }
    if (word === "ansicpg") documentEncoding = encodingOfCodePage(parameter ?? 1252);
    if (group.target === "styles") return;
    const character = WORD_CHARACTERS.get(word);
    if (character) write(character);
    handleFormat(word, parameter, isOn);
    handleParagraph(word, parameter);
  }

  function handleFormat(word: string, parameter: number | null, isOn: boolean) {
    if (word === "b") group.isBold = isOn;
    else if (word === "i") group.isItalic = isOn;
    else if (word === "v") group.isHidden = isOn;
    // In half points.
    else if (word === "fs") group.size = (parameter ?? 24) / 2;
    else if (word === "f") group.font = parameter ?? 0;
    else if (word === "plain") Object.assign(group, PLAIN_FORMAT);
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
      if (fallbackLeft > 0) fallbackLeft--;
      else pendingBytes.push(token.byte);
      isStartOfGroup = false;
      continue;
    }
    flushBytes();
    if (token.kind === "open") {
      fallbackLeft = 0;
      if (!openGroup()) return TOO_DEEP;
      continue;
    }
    if (token.kind === "close") {
      fallbackLeft = 0;
      closeGroup();
      continue;
    }
    if (token.kind === "text") {
      const text = token.text.slice(fallbackLeft);
      fallbackLeft = Math.max(0, fallbackLeft - token.text.length);
      // Bytes above 127 are in the file's encoding, which few programs write without escaping them.
      if (text !== "") write(text);
    } else if (token.kind === "sign") {
      if (token.sign === "*") {
        isOptionalGroup = true;
        continue;
      }
      const character = SIGN_CHARACTERS.get(token.sign);
      if (character) write(character);
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
