import { expect, test } from "vitest";
import { labeledLines, labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
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

type Mend = typeof withListItems;

function labelsAfter(mend: Mend, ...given: [label: string, text: string][]): string[] {
  return labelsAfterCorrection(
    mend,
    given.map(([label, text]) => [label, [text]]),
  );
}

test("an address or a number alone in a list is contact, a skill is not", () => {
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

test("the name of an account right below contact details is one of them", () => {
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
])("after a broken address, %s %j is %s", (label, text, mended) => {
  const before = "Warnings for 60 rivers. https://riverwatch.";
  expect(labelsAfter(withBrokenUrls, ["projects.item", before], [label, text])[1]).toBe(mended);
});

test("an unknown heading that looks like a list's lines is one of them", () => {
  const list = ["Python", "Kafka", "dbt"].map((text): [string, string] => ["skills.item", text]);
  const first = (text: string, below = list) =>
    labelsAfter(withListItems, ["contact", "Oslo"], ["heading", text], ...below)[1];
  expect(first("SQL")).toBe("skills.item");
  expect(first("SQL", list.slice(1))).toBe("heading");
  expect(first("Highlights")).toBe("heading");
});

test("a bare heading in the look of the list above is its last item", () => {
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

test("a wrapped line goes on with the text above, a new one does not", () => {
  const above: [string, string] = ["projects.item", "Monthly dinner with the proceeds going"];
  expect(labelsAfter(withWrappedText, above, ["projects.more", "to a food pantry."])[1]).toBe(
    "projects.rest",
  );
  expect(labelsAfter(withWrappedText, above, ["projects.more", "Rust, Kafka"])[1]).toBe(
    "projects.more",
  );
});

test("text that goes on below another heading is no summary", () => {
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

test("a line after an open end goes on, whatever it begins with", () => {
  const above: [string, string] = ["projects.item", "A logbook for rowers, written in"];
  expect(labelsAfter(withWrappedText, above, ["projects.item", "TypeScript"])[1]).toBe(
    "projects.rest",
  );
});

test("prose goes on after a whole sentence where its label is doubtful and the line above is full", () => {
  const goesOn = (probability: number, text = "Collected the hours by phone each month.") => {
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
  expect(goesOn(0.7)).toBe("projects.rest");
  expect(goesOn(0.95)).toBe("projects.item");
  expect(goesOn(0.7, "Rust, Kafka")).toBe("projects.item");
});

test("a word in lower case taken for a heading goes on with the text", () => {
  const above: [string, string] = ["projects.rest", "Planned the floor and sold 340"];
  expect(labelsAfter(withWrappedText, above, ["heading", "tickets."])[1]).toBe("projects.rest");
  expect(labelsAfter(withWrappedText, above, ["heading", "Tickets"])[1]).toBe("heading");
});

test("a profile among languages is a contact, and a course's page is not", () => {
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

test("a line that ends in an article goes on, wherever it ends", () => {
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

test("a language beside its level is one, also behind the foot of a page", () => {
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

test("buttons of a printed web page are not of the resume", () => {
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
  const kept: [string, string][] = [
    ["experience.head", "Menu"],
    ["skills.item", "Menu"],
    ["contact", "• Menu"],
  ];
  expect(labelsAfter(withoutNavigation, ...kept)).toEqual(kept.map(([label]) => label));
});

test("wrapped text of a row that names its section is no summary", () => {
  const read = (...cells: string[]) =>
    labelsAfterCorrection(withoutStraySummary, [
      ["heading", ["Further particulars"]],
      ["skills.item", cells],
      ["summary.rest", ["conference sales"]],
    ])[2];
  expect(read("Skills", "Excel, wedding and")).toBe("skills.rest");
  expect(read("Excel", "wedding and")).toBe("summary.rest");
});
