/**
 * Puts together a layout by chance for each file, so that models learn from more structures than the named families
 * have. Values that occur more often in a list are chosen more often. Lines are in the grammar of ../grammar.mjs.
 */
import { SANS, SERIF } from "./defaults.mjs";

const BETWEEN = [", ", ", ", " – ", " | ", " · ", " — ", " / ", ": ", " - ", ". "];
const STYLES = [
  "",
  "",
  "",
  "b ",
  "b ",
  "i ",
  "a ",
  "c ",
  "k ",
  "g ",
  "bl ",
  "cs ",
  "bi ",
  "ba ",
  "u ",
];
const SIDES = [
  "skills",
  "languages",
  "certificates",
  "interests",
  "awards",
  "courses",
  "education",
];

/** The lines of an entry with two names, a place and dates, in one of many orders. */
function headLines(chance, names, { hasDates, mayPlace = true }) {
  const { pick, happens, shuffle } = chance;
  const [one, two] = shuffle(names);
  const styled = (name) => `{${pick(STYLES)}${name}}`;
  const [first, second] = [
    `{${pick(["b ", "b ", "", "bl ", "ba ", "c ", "i ", "k "])}${one}}`,
    styled(two),
  ];
  const between = pick(BETWEEN);
  const date = styled("dates");
  const bracketed = pick(["{dates}", "({dates})", "[ | {dates}]", "· {dates}"]).replace(
    /^\[ \| (.*)\]$/,
    "| $1",
  );
  const placed = mayPlace
    ? pick(["behind", "behind", "brackets", "line", "right", "none"])
    : "none";
  const withPlace = (text) =>
    placed === "behind"
      ? `${text}[${pick([", ", ", ", " – ", " | ", " · "])}{${pick(["", "", "i ", "g "])}place}]`
      : placed === "brackets"
        ? `${text}[ ({place})]`
        : text;
  const joined = happens(0.35);
  const lines = joined
    ? [`${withPlace(first)}${between}${second}`]
    : one.startsWith("company") || one === "school"
      ? [withPlace(first), second]
      : [first, withPlace(second)];
  if (!joined && placed === "right") lines[lines.length - 1] = `${lines.at(-1)} >> {place}`;
  if (hasDates) {
    const at = pick([
      "right",
      "right",
      "rightLast",
      "behind",
      "behindLast",
      "above",
      "below",
      "before",
    ]);
    const last = lines.length - 1;
    if (at === "right") lines[0] = `${lines[0].split(" >> ")[0]} >> ${date}`;
    else if (at === "rightLast" && placed !== "right") lines[last] = `${lines[last]} >> ${date}`;
    else if (at === "behind") lines[0] = `${lines[0]} ${bracketed}`;
    else if (at === "behindLast" && placed !== "right") lines[last] = `${lines[last]} ${bracketed}`;
    else if (at === "above") lines.unshift(date);
    else if (at === "before") lines[0] = `{dates}${pick([": ", "  ", " – ", " | "])}${lines[0]}`;
    else lines.push(date);
  }
  if (placed === "line") lines.splice(1 + chance.below(lines.length), 0, `[${styled("place")}]`);
  return lines;
}

/** Lists of jobs and schools without what was done: "Baker, Oak & Co., Leeds (2015–2019)". */
function entryOnOneLine({ pick, happens }) {
  const between = pick([", ", ", ", ", ", " – ", " - ", " | ", " · "]);
  const looks = pick(["", "", "b "]);
  const names = (first, second) => `{${looks}${first}}${between}{${second}}[${between}{place}]`;
  const write = pick([
    (text) => `${text} ({dates})`,
    (text) => `${text} ({dates})`,
    (text) => `${text}${between}{dates}`,
    (text) => `{dates}${pick([": ", "  ", " – "])}${text}`,
    (text) => `{dates} >> ${text}`,
  ]);
  const [one, two] = happens(0.6) ? ["title", "company"] : ["company", "title"];
  const [three, four] = happens(0.6) ? ["study", "school"] : ["school", "study"];
  return {
    ...(happens(0.7) ? { hides: ["jobLines"] } : {}),
    job: [write(names(one, two))],
    school: [write(names(three, four))],
  };
}

/** The lines of a certificate, award, course or membership. */
function minorLines({ pick, happens }) {
  const between = () => pick([", ", " – ", " | ", " · ", ": ", " / "]);
  const name = pick(["{name}", "{b name}", "{b name}", "{i name}"]);
  const by = pick(["{by}", "{by}", "{i by}", "{g by}"]);
  const isWithin = happens(0.5);
  const rest = happens(0.4) ? `[${between()}{number}][ ({valid})]` : "";
  return pick([
    [`${name}[${between()}${by}][${between()}{date}]${rest}`],
    [`${name}[ (${by}${isWithin ? "[, {date}]" : ""})]${isWithin ? "" : "[, {date}]"}${rest}`],
    [`${name} >> {date}`, `[${by}]${rest}`],
    [name, `[${by}][${between()}{date}]${rest}`],
    [name, `[${by}]`, "[{g date}]"],
    [`{date}${pick([": ", "  ", " – "])}${name}[${between()}${by}]${rest}`],
    ["{date}", `${name}[${between()}${by}]`],
    [`[${by}${between()}]${name}[ ({date})]`],
  ]);
}

/** The CSS of the name, headings and distances. */
function headStyle({ pick, happens, between }) {
  return `.head { font-size: ${pick([0.9, 1, 1, 1.1, 1.2, 1.3, 1.5])}em; font-weight: ${pick([700, 700, 700, 400])};
    ${pick(["", "text-transform: uppercase;", "font-variant: small-caps;", "font-style: italic;", "text-decoration: underline;"])}
    ${happens(0.3) ? `letter-spacing: ${pick([0.04, 0.08, 0.12])}em;` : ""} ${happens(0.4) ? "color: var(--accent);" : ""}
    ${pick(["", "", "border-bottom: 1px solid #888;", "border-top: 1px solid #555;", "border-left: 4px solid var(--accent); padding-left: 0.5em;", "background: #e8e8ee; padding: 0.15em 0.4em;"])}
    ${pick(["", "", "text-align: center;", "margin-left: -4mm;"])} }
    .sec { margin-top: ${pick([0.5, 0.8, 1.2, 1.6])}em; } .entry { margin-bottom: ${pick([0.2, 0.5, 0.8, 1.2])}em; }
    .name { font-size: ${pick([1.3, 1.6, 2, 2.4, 3])}em; font-weight: ${pick([700, 400])}; }
    .sec > .body { margin-left: ${pick([0, 0, 0, 4, 8, between(10, 30)])}mm; }`;
}

/** Returns the properties of a layout; defaults.mjs adds the others. */
export const mixed = (chance) => {
  const { pick, happens, some, between } = chance;
  const frame = pick([
    "one",
    "one",
    "one",
    "one",
    "grid",
    "gridSideFirst",
    "table",
    "tableSideFirst",
    "columns",
  ]);
  const hasSide = frame.startsWith("grid") || frame.startsWith("table");
  const inMargin = happens(0.25) && frame !== "columns";
  const isGrouped = happens(0.15);
  const hasDates = !inMargin;
  const wide = between(48, 70);
  const columns = frame === "grid" ? `1fr ${wide}mm` : `${wide}mm 1fr`;
  const name = hasSide && happens(0.4) ? pick(["side", "main"]) : undefined;
  const oneLine = happens(0.12) ? entryOnOneLine(chance) : null;
  return {
    class: hasSide
      ? "sidebar"
      : frame === "columns"
        ? "two-column"
        : inMargin
          ? "timeline"
          : "one-column",
    font: pick([...SANS, ...SERIF]),
    frame,
    ...(hasSide
      ? { side: some(SIDES, between(1, 5)), contactIn: pick(["side", "side", "head"]) }
      : {}),
    ...(name ? { nameIn: name } : {}),
    contact: pick([
      "line",
      "twoLines",
      "stack",
      "labels",
      "labeledLine",
      "blocks",
      "icons",
      "iconLine",
      "table",
    ]),
    header: pick(["left", "left", "center", "split", "contactFirst"]),
    personal: happens(0.15),
    cvTitle: happens(0.12),
    ...(happens(0.12) ? { hides: ["jobLines"] } : {}),
    splitName: happens(0.1),
    heading: pick(["h2", "h2", "h2", "h3", "div"]),
    row: pick(["flex", "float", "table", "absolute", "spaces"]),
    bullets: pick(["ul", "ul", "ul", "- ", "• ", "– ", "* ", "p", "br"]),
    hyphenate: happens(0.1),
    ...(inMargin
      ? {
          when: pick([["{dates}"], ["{b dates}"], ["{dates}", "[{g place}]"], ["{s dates}"]]),
          whenBy: pick(["grid", "table", "floated", "beside", "reversed"]),
        }
      : {}),
    ...(isGrouped
      ? {
          group: [
            pick([
              "{b company}[, {place}]",
              "{bl company}",
              "{c company}[ – {place}]",
              "{b company} >> {place}",
              "{b company}[, {place}] >> {dates}",
            ]),
          ],
          job: hasDates
            ? pick([
                ["{i title} >> {dates}"],
                ["{title} ({dates})"],
                ["{b title}", "{g dates}"],
                ["{dates} – {title}"],
                ["{dates}", "{title}"],
              ])
            : [pick(["{b title}", "{i title}", "{title}"])],
        }
      : { job: headLines(chance, ["title", "company"], { hasDates, mayPlace: true }) }),
    school: [
      ...headLines(chance, ["study", "school"], { hasDates }),
      ...pick([["[{grade}]"], ["[{i grade}]"], []]),
    ],
    volunteering: headLines(chance, ["title", "company"], { hasDates, mayPlace: false }),
    minor: minorLines(chance),
    minorList: happens(0.35),
    publication: pick([
      ["{name}[, {i by}][, {date}]"],
      ["{authors} ({date}). {name}. {i by}."],
      ["“{name}”, {by}[, {date}]"],
      ["{date} – {name}[, {by}]"],
    ]),
    project: pick([
      ["{b name}[ – {s link}]", "[{toolsLabel}{i tools}]"],
      ["{name}[ ({link})]", "[{tools}]"],
      ["{b name}[ | {i tools}]", "[{link}]"],
      ["{b name}", "[{link}]", "[{toolsLabel}{tools}]"],
    ]),
    skills: pick([
      "commas",
      "dots",
      "pipes",
      "bulletsInLine",
      "semicolons",
      "list",
      "lines",
      "columns",
      "chips",
      "bars",
      "cells",
      "groupLines",
      "groupDash",
      "groupTable",
      "groupBlocks",
    ]),
    languages: pick(["brackets", "dashes", "colons", "lines", "list", "table", "stacked", "right"]),
    ...(happens(0.25) ? { footer: pick(["name", "plain", "top"]) } : {}),
    ...(oneLine && !isGrouped && !inMargin ? oneLine : {}),
    css: `${headStyle(chance)} :root { --when: ${pick([6, 7.5, 9, 11])}em; }
      .frame { ${frame.startsWith("grid") ? `display: grid; grid-template-columns: ${columns}; column-gap: ${between(5, 10)}mm;` : ""} }
      td.side { width: ${between(28, 36)}%; } td.main { padding: 0 ${between(2, 6)}mm; } aside, td.side { overflow-wrap: anywhere; }
      .reversed { display: grid; grid-template-columns: 1fr ${between(26, 40)}mm; column-gap: 5mm; } .reversed > .when { order: 2; ${happens(0.5) ? "text-align: right;" : ""} }
      .beside { display: flex; gap: 1em; } .beside > .when { width: var(--when); flex: none; } .columned { column-count: 2; column-gap: 8mm; }
      h4 { font-size: 1em; } .employer { margin-bottom: 0.8em; }
      ${pick(["", "", "", "header { text-align: center; }", "p, li { text-align: justify; }"])}`,
  };
};
