/** The control words and signs of Rich Text Format that name a group or encode a character. */

/** First words of groups without text of the page. */
export const IGNORED_GROUPS = new Set(
  "colortbl info pict object generator listtable listoverridetable revtbl rsidtbl themedata colorschememapping datastore xmlnstbl latentstyles nonshppict footer footerl footerr footerf footnote annotation atnid atnauthor atntime atnref bkmkstart bkmkend pgptbl mmathPr wgrffmtfilter sp sn sv do userprops docvar filetbl fontemb falt panose tc xe background".split(
    " ",
  ),
);
/** First words of groups that are marked as optional (`\*`), but read. */
export const READ_OPTIONAL_GROUPS = new Set([
  "fldinst",
  "shppict",
  "shptxt",
  "shpinst",
  "listtext",
  "pn",
  "pntext",
]);

/** The characters of control words such as `\emdash`. */
export const WORD_CHARACTERS = new Map([
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
/** The characters of control signs such as `\~`. */
export const SIGN_CHARACTERS = new Map([
  ["\\", "\\"],
  ["{", "{"],
  ["}", "}"],
  ["~", " "],
  ["_", "-"],
  ["\t", "\t"],
]);
