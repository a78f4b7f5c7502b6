/** Maps control words of Rich Text Format to their meanings. */

/** Groups without text of the page. */
export const IGNORED_GROUPS = new Set(
  "colortbl info pict object generator listtable listoverridetable revtbl rsidtbl themedata colorschememapping datastore xmlnstbl latentstyles nonshppict footer footerl footerr footerf footnote annotation atnid atnauthor atntime atnref bkmkstart bkmkend pgptbl mmathPr wgrffmtfilter sp sn sv do userprops docvar filetbl fontemb falt panose tc xe background".split(
    " ",
  ),
);
/** Groups marked as optional (`\*`) whose text is read. */
export const KNOWN_GROUPS = new Set([
  "fldinst",
  "shppict",
  "shptxt",
  "shpinst",
  "listtext",
  "pn",
  "pntext",
]);

/** Control words that stand for a character. */
export const CHARACTERS = new Map([
  ["tab", "\t"],
  ["line", "\n"],
  ["lbr", "\n"],
  ["emdash", "—"],
  ["endash", "–"],
  ["bullet", "•"],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
  ["emspace", " "],
  ["enspace", " "],
  ["qmspace", " "],
]);
/** Control signs that stand for a character. */
export const SIGNS = new Map([
  ["\\", "\\"],
  ["{", "{"],
  ["}", "}"],
  ["~", " "],
  ["_", "-"],
  ["\t", "\t"],
]);
