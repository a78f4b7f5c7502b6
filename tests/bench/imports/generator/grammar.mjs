/**
 * Writes the lines above an entry by a small grammar: `{b title}[, {company}] >> {i dates}` is a bold title, the
 * company after a comma if there is one, and the dates in italics at the right margin. Letters before a field are its
 * style: b bold, i italic, c capitals, k small capitals, u underlined, g gray, a colored, l large, s small.
 */

const TOKEN = /\[([^\]]*)\]|\{(?:([a-z]+) )?(\w+)\}|([^[{]+)/g;
const LEADING_SEPARATOR = /^[\s,–—|·•:/-]+/;

/** Whether the lines show a field. */
export const mentions = (lines, field) =>
  lines.some((line) => new RegExp(`\\{(?:[a-z]+ )?${field}\\}`).test(line));

export const escapeHtml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** @returns each line as its parts, left and right; a part is a list of `{ text, style, href }` */
export function readLines(lines, fields) {
  return lines
    .map((line) =>
      line.split(" >> ").map((part) => withoutLeadingSeparator(fillPart(part, fields))),
    )
    .filter((parts) => parts.some((part) => part.length > 0));
}

function fillPart(part, fields) {
  const pieces = [];
  for (const [, optional, style = "", field, literal] of part.matchAll(TOKEN)) {
    if (optional !== undefined) {
      const inner = fillPart(optional, fields);
      if (inner.some(({ isField }) => isField)) pieces.push(...inner);
    } else if (literal !== undefined) pieces.push({ text: literal, style: "" });
    else if (fields[field]) pieces.push({ text: fields[field], style, isField: true });
  }
  return pieces.some(({ isField }) => isField) ? pieces : [];
}

function withoutLeadingSeparator([first, ...rest]) {
  if (!first) return [];
  if (first.isField) return [first, ...rest];
  const text = first.text.replace(LEADING_SEPARATOR, "");
  return text === "" ? rest : [{ ...first, text }, ...rest];
}

/** The lines as HTML; `row` says by which means of CSS the right part gets to the right margin. */
export function linesToHtml(lines, fields, row) {
  return readLines(lines, fields)
    .map((parts) => {
      const cells = parts.map((part) => part.map(pieceToHtml).join(""));
      const [left, right] = cells;
      if (cells.length > 2) return across(cells);
      return right === undefined ? `<div class="line">${left}</div>` : ROWS[row](left, right);
    })
    .join("\n");
}

function pieceToHtml({ text, style }) {
  const inner = escapeHtml(text);
  if (style === "") return inner;
  if (style === "b") return `<strong>${inner}</strong>`;
  if (style === "i") return `<em>${inner}</em>`;
  return `<span class="${[...style].join(" ")}">${inner}</span>`;
}

const across = (cells) =>
  `<table class="across"><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></table>`;

const ROWS = {
  flex: (left, right) => `<div class="row flex"><div>${left}</div><div>${right}</div></div>`,
  float: (left, right) => `<div class="row"><span class="float">${right}</span>${left}</div>`,
  table: (left, right) =>
    `<table class="row"><tr><td>${left}</td><td class="right">${right}</td></tr></table>`,
  absolute: (left, right) =>
    `<div class="row relative">${left}<span class="absolute">${right}</span></div>`,
  spaces: (left, right) => `<div class="row">${left}<span class="gap"></span>${right}</div>`,
};
