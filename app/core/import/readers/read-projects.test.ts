import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { readProjects } from "./read-projects.ts";

const read = (text: string) => readProjects(linesOf(text)).projects;

test.each([
  ["pgslim (github.com/ines/pgslim)", "pgslim", "github.com/ines/pgslim"],
  ["River Watch – github.com/ab/river-watch", "River Watch", "github.com/ab/river-watch"],
  ["River Watch (https://github.com/ab/river)", "River Watch", "https://github.com/ab/river"],
])("an address after a name is not part of it: %s", (head, name, githubLink) => {
  expect(read(`${head}\n- Warns 60 towns of floods in spring.`)).toMatchObject([
    { name, githubLink },
  ]);
});

test("a name that is an address stays, and so do brackets with words", () => {
  expect(read("example.org\n- Warns 60 towns of floods.")[0]?.name).toBe("example.org");
  expect(read("River Watch (school)\n- Warns 60 towns of floods.")[0]?.name).toBe(
    "River Watch (school)",
  );
});

test("tools and an address on one line are separated", () => {
  const [project] = read(
    "*Mapa de Impressoras*\n- Painel com o estado de 48 impressoras.\n- Python, SNMP – github.com/wm/mapa",
  );
  expect(project).toMatchObject({
    description: "Painel com o estado de 48 impressoras.",
    technologies: ["Python", "SNMP"],
    githubLink: "github.com/wm/mapa",
  });
});

test.each(["– Present", "Mar 2021 – present", "View project →", "Voir le projet"])(
  "%s below a name is neither description nor a tool",
  (line) => {
    expect(read(`*Wind Map*\n${line}\n- Shows gusts of wind in spring.`)).toMatchObject([
      { name: "Wind Map", description: "Shows gusts of wind in spring.", technologies: [] },
    ]);
  },
);

test('tools are read after "Built with" without a colon, and between slashes', () => {
  const [project] = read("*Wind Map*\n- Shows gusts.\n- Built with SolidWorks / Arduino");
  expect(project).toMatchObject({
    description: "Shows gusts.",
    technologies: ["SolidWorks", "Arduino"],
  });
  for (const text of [
    "Built with love by twelve friends.",
    "Built with React, serving 10,000 people",
    "Built with Oxfam twelve wells in Kenya",
  ])
    expect(read(`*Wind Map*\n- ${text}`)[0]?.technologies, text).toEqual([]);
});

test.each([
  ["raftlab (Go, gRPC)", "raftlab", ["Go", "gRPC"]],
  ["pgwhy (Rust)", "pgwhy", ["Rust"]],
  ["River Watch (Kent, UK)", "River Watch (Kent, UK)", []],
  ["River Watch (Master Thesis)", "River Watch (Master Thesis)", []],
])(
  "brackets after a name are read as tools only if they have a known one: %s",
  (head, name, technologies) => {
    expect(read(`*${head}*\n- Warns 60 towns of floods.`)).toMatchObject([{ name, technologies }]);
  },
);

test("tools in a separate cell are read without their brackets", () => {
  const line = linesOf("*pgwhy*")[0];
  if (!line) throw new Error("no line");
  const cells = [...line.cells, { text: "(Rust)", isBold: false }];
  const lines = [{ ...line, cells, text: "pgwhy (Rust)" }, ...linesOf("- Explains query plans.")];
  expect(readProjects(lines).projects).toMatchObject([{ name: "pgwhy", technologies: ["Rust"] }]);
});

test.each(["Now", "Today", "Open", "Visit", "Heute"])("%s may be the name of a project", (name) => {
  expect(read(`*${name}*\n- Shows gusts of wind in spring.`)).toMatchObject([
    { name, description: "Shows gusts of wind in spring." },
  ]);
});

test("labels before the name and the description of a project are removed", () => {
  expect(
    read(
      "*Project Title: Water Purifier*\nTools: SolidWorks\nDescription: Cleans 12 litres per hour.",
    ),
  ).toMatchObject([
    {
      name: "Water Purifier",
      description: "Cleans 12 litres per hour.",
      technologies: ["SolidWorks"],
    },
  ]);
  expect(read("*Title IX Watch: a register of complaints at colleges*")).toMatchObject([
    { name: "Title IX Watch", description: "a register of complaints at colleges" },
  ]);
});

test("tools after a bar are not part of the name, and an address beside it is the link", () => {
  const line = linesOf("*tidewatch | Python, FastAPI*")[0];
  if (!line) throw new Error("no line");
  const cells = [...line.cells, { text: "tidewatch.scot", isBold: false }];
  const description = linesOf("- Shows tides of beaches. Source: github.com/ngozi/tidewatch");
  expect(readProjects([{ ...line, cells }, ...description]).projects).toEqual([
    {
      name: "tidewatch",
      technologies: ["Python", "FastAPI"],
      description: "Shows tides of beaches.",
      githubLink: "github.com/ngozi/tidewatch",
      liveLink: "tidewatch.scot",
    },
  ]);
});

test.each([
  ["Led the port to github.com/ngozi/tide.", "Led the port to github.com/ngozi/tide."],
  ["Moved the shop to Shopify.com.", "Moved the shop to Shopify.com."],
  ["Shows tides. Live at tidewatch.co.uk.", "Shows tides."],
  ["Shows tides (tidewatch.co.uk)", "Shows tides"],
  ["Shows tides on tidewatch.co.uk and warns", "Shows tides on tidewatch.co.uk and warns"],
])("an address at the end of a text is a link: %s", (text, description) => {
  expect(read(`*Tides*\n- ${text}`)).toMatchObject([{ description }]);
});
