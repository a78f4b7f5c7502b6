/**
 * Tests the corrections of single lines that the model labeled unlike their surroundings. Rows are lines of a resume,
 * with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a further
 * line of its title, employer or dates, "item" a bullet or other text and "rest" the continuation of a wrapped line.
 * Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labeledLines, labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import type { Correction } from "./correction.ts";
import {
  withBrokenUrls,
  withListItems,
  withoutNavigation,
  withoutNetworkNames,
  withoutStraySummary,
  withStrayContacts,
  withStrayLanguages,
  withWrappedText,
} from "./stray-lines.ts";

function labelsAfter(correct: Correction, ...rows: [label: string, text: string][]): string[] {
  return labelsAfterCorrection(
    correct,
    rows.map(([label, text]) => [label, [text]]),
  );
}

test("an email address or phone number alone in a list is a contact detail", () => {
  expect(
    labelsAfter(
      withStrayContacts,
      ["languages.item", "Spanish"],
      ["languages.item", "ada@example.org"],
      ["skills.item", "+44 7384 719 636"],
      ["skills.item", "ISO 9001, DIN 18065"],
    ),
  ).toEqual(["languages.item", "contact", "contact", "skills.item"]);
});

test("the name of an account right below contact details is a contact detail", () => {
  const label = (above: string, text: string) =>
    labelsAfter(
      withStrayContacts,
      ["name", "Ada Berg"],
      [above, "+44 7384 719 636"],
      ["interests.item", text],
    )[2];
  expect(label("contact", "• ada-berg-rn")).toBe("contact");
  expect(label("contact", "• rock-climbing")).toBe("interests.item");
  expect(label("interests.item", "ada-berg-rn")).toBe("interests.item");
});

test("names of networks are no headline", () => {
  expect(
    labelsAfter(
      withoutNetworkNames,
      ["headline", "LinkedIn | GitHub"],
      ["headline", "GitHub administrator"],
    ),
  ).toEqual(["contact", "headline"]);
});

test.each([
  ["projects.more", "example.org", "projects.rest"],
  ["projects.more", "rivers", "projects.rest"],
  ["projects.item", "Norway", "projects.item"],
  ["projects.head", "example.org", "projects.head"],
  ["heading", "Skills", "heading"],
  ["skills.item", "kafka", "skills.item"],
])(
  "below a URL that was cut at the line's end, a line labeled %s, %j, is labeled %s",
  (label, text, expected) => {
    const before = "Warnings for 60 rivers. https://riverwatch.";
    expect(labelsAfter(withBrokenUrls, ["projects.item", before], [label, text])[1]).toBe(expected);
  },
);

test("an unknown heading that looks like the lines of a list below is its first item", () => {
  const list = ["Python", "Kafka", "dbt"].map((text): [string, string] => ["skills.item", text]);
  const first = (text: string, below = list) =>
    labelsAfter(withListItems, ["contact", "Oslo"], ["heading", text], ...below)[1];
  expect(first("SQL")).toBe("skills.item");
  expect(first("SQL", list.slice(1))).toBe("heading");
  expect(first("Highlights")).toBe("heading");
});

test("a heading without content that looks like the list above is its last item", () => {
  const last = (size: number) => {
    const rows: [string, string[]][] = [
      ...["Education", "Skills"].map((text): [string, string[]] => ["heading", [text]]),
      ["skills.item", ["Forecasting", "SQL"]],
      ["heading", ["Presentation"]],
      ["heading", ["Projects"]],
    ];
    return labelsAfterCorrection((lines, labeled) => {
      const sized = lines.map((line, at) =>
        labeled[at]?.label === "heading" && at !== 3 ? { ...line, size } : line,
      );
      return withListItems(sized, labeled);
    }, rows)[3];
  };
  expect(last(14)).toBe("skills.item");
  expect(last(10)).toBe("heading");
});

test("a lowercase line continues the incomplete text above, a line with a capital does not", () => {
  const above: [string, string] = ["projects.item", "Monthly dinner with the proceeds going"];
  expect(labelsAfter(withWrappedText, above, ["projects.more", "to a food pantry."])[1]).toBe(
    "projects.rest",
  );
  expect(labelsAfter(withWrappedText, above, ["projects.more", "Rust, Kafka"])[1]).toBe(
    "projects.more",
  );
});

test("the continuation of a text under another heading is no summary", () => {
  expect(
    labelsAfter(
      withoutStraySummary,
      ["summary.item", "Designer"],
      ["heading", "Projects"],
      ["projects.item", "Paper prototype that became"],
      ["summary.rest", "a fare table"],
      ["heading", "Summary"],
      ["summary.item", "Designer"],
      ["summary.rest", "of things"],
    ),
  ).toEqual([
    "summary.item",
    "heading",
    "projects.item",
    "projects.rest",
    "heading",
    "summary.item",
    "summary.rest",
  ]);
});

test("a line below a connecting word continues the text, even with a capital", () => {
  const above: [string, string] = ["projects.item", "A logbook for rowers, written in"];
  expect(labelsAfter(withWrappedText, above, ["projects.item", "TypeScript"])[1]).toBe(
    "projects.rest",
  );
});

test("a doubtful line of prose below a full line continues it, even after a whole sentence", () => {
  const labelBelow = (probability: number, text = "Collected the hours by phone each month.") => {
    const all = labeledLines([
      ["projects.item", ["A map of every free meal in the parish."]],
      ["projects.item", [text]],
    ]);
    const labels = all.map(({ labeled }, at) => (at === 0 ? labeled : { ...labeled, probability }));
    return withWrappedText(
      all.map(({ line }) => line),
      labels,
    )[1]?.label;
  };
  expect(labelBelow(0.7)).toBe("projects.rest");
  expect(labelBelow(0.95)).toBe("projects.item");
  expect(labelBelow(0.7, "Rust, Kafka")).toBe("projects.item");
});

test("a lowercase word labeled as a heading continues the text", () => {
  const above: [string, string] = ["projects.rest", "Planned the floor and sold 340"];
  expect(labelsAfter(withWrappedText, above, ["heading", "tickets."])[1]).toBe("projects.rest");
  expect(labelsAfter(withWrappedText, above, ["heading", "Tickets"])[1]).toBe("heading");
});

test("a profile URL or network among languages is a contact detail, the page of a course is not", () => {
  expect(
    labelsAfter(
      withStrayContacts,
      ["languages.item", "LinkedIn: linkedin.com/in/ada-l"],
      ["languages.item", "Medium"],
      ["skills.item", "github.com/ada"],
      ["skills.item", "Reviewing pull requests on github.com/ada"],
      ["courses.head", "linkedin.com/learning/go"],
    ),
  ).toEqual(["contact", "contact", "contact", "skills.item", "courses.head"]);
});

test("a line that ends in an article is continued, even with room left", () => {
  const all = labeledLines([
    ["experience.item", ["Ran the"]],
    ["experience.item", ["Saturday class"]],
  ]).map(({ line, labeled }) => ({ labeled, line: { ...line, right: 40 } }));
  const labels = withWrappedText(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
  );
  expect(labels[1]?.label).toBe("experience.rest");
});

test("a language beside its level, labeled as contact details, is a language", () => {
  expect(
    labelsAfterCorrection(withStrayLanguages, [
      ["languages.item", ["Inglês", "C1"]],
      ["contact", ["Rua da Alfarrobeira 18"]],
      ["contact", ["Espanhol", "B2"]],
      ["contact", ["Espanhol"]],
    ]),
  ).toEqual(["languages.item", "contact", "languages.item", "contact"]);
  expect(labelsAfterCorrection(withStrayLanguages, [["contact", ["Espanhol", "B2"]]])).toEqual([
    "contact",
  ]);
});

test("buttons of a printed web page are left out", () => {
  const texts = [
    "Menu",
    "Download CV",
    "Show navigation Hide navigation",
    "Menu planning",
    "Print",
  ];
  expect(
    labelsAfter(withoutNavigation, ...texts.map((text): [string, string] => ["contact", text])),
  ).toEqual(["furniture", "furniture", "furniture", "contact", "contact"]);
  const unchanged: [string, string][] = [
    ["experience.head", "Menu"],
    ["skills.item", "Menu"],
    ["contact", "• Menu"],
  ];
  expect(labelsAfter(withoutNavigation, ...unchanged)).toEqual(unchanged.map(([label]) => label));
});

test("the continuation of a row that begins with the name of its section is no summary", () => {
  const read = (...cells: string[]) =>
    labelsAfterCorrection(withoutStraySummary, [
      ["heading", ["Further particulars"]],
      ["skills.item", cells],
      ["summary.rest", ["conference sales"]],
    ])[2];
  expect(read("Skills", "Excel, wedding and")).toBe("skills.rest");
  expect(read("Excel", "wedding and")).toBe("summary.rest");
});
