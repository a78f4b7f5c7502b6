import { expect, test } from "vitest";
import { arrangeBelow } from "../../../../tests/support/named-rows.ts";
import { kindsByContents } from "./column-contents.ts";

test("columns with unknown headers are named by their cells", () => {
  expect(
    kindsByContents(
      [
        { kind: null, texts: ["2019 – 2021", "2016 – 2019"] },
        { kind: null, texts: ["Staff Nurse", "Nursing Assistant"] },
        { kind: null, texts: ["Mercy Hospital", "Grace Clinic Ltd"] },
        { kind: null, texts: ["Lisbon, Portugal", "Porto, Portugal"] },
      ],
      null,
    ),
  ).toEqual(["period", "position", "employer", "place"]);
});

test("two columns of dates are a period, or the issue and expiry of a certificate", () => {
  const dates = [
    { kind: null, texts: ["03/2019", "06/2015"] },
    { kind: null, texts: ["present", "02/2019"] },
  ];
  expect(kindsByContents([{ kind: "position", texts: ["Nurse"] }, ...dates], null)).toEqual([
    ...["position", "from", "to"],
  ]);
  expect(kindsByContents([{ kind: "course", texts: ["First aid"] }, ...dates], null)).toEqual([
    ...["course", "date", "until"],
  ]);
});

test("a school among posts is an employer, and an organization among degrees a school", () => {
  const texts = ["St. Anne"];
  const [school, employer] = [
    { kind: "school" as const, texts },
    { kind: "employer" as const, texts },
  ];
  expect(kindsByContents([{ kind: "position", texts: ["Nurse"] }, school], null)[1]).toBe(
    "employer",
  );
  expect(kindsByContents([{ kind: "degree", texts: ["BSc"] }, employer], null)[1]).toBe("school");
});

test("a table with several unknown headers is read, and what they name keeps its name", () => {
  expect(
    arrangeBelow(
      "experience",
      ["Centro", "Servicio / Puesto", "Periodo", "Camas", "Contrato"],
      ["Hospital del Mar", "Enfermera", "01/2019 – 05/2022", "120", "Interina"],
    ),
  ).toEqual([
    [],
    ["* Enfermera | 01/2019 – 05/2022", "Hospital del Mar", "Camas: 120", "Contrato: Interina"],
  ]);
});

test("rows without dates below unknown headers are no entries", () => {
  expect(arrangeBelow("skills", ["Tool", "Role", "Where"], ["Excel", "daily", "at work"])).toEqual([
    ...[undefined, undefined],
  ]);
});

test("a qualification beside a body, a number and an expiry is a certificate", () => {
  expect(
    kindsByContents(
      [
        { kind: "degree", texts: ["ECS Gold Card"] },
        { kind: "provider", texts: ["JIB"] },
        { kind: "number", texts: ["EC118204"] },
        { kind: "until", texts: ["05/2026"] },
      ],
      "education",
    )[0],
  ).toBe("course");
});

test("languages with certificates are no courses, and titles with venues no jobs", () => {
  const languages = ["Language", "Level", "Certificate", "Year"];
  const rows = [
    ["German", "native", "", ""],
    ["Spanish", "B2", "DELE", "2019"],
  ];
  expect(arrangeBelow("languages", languages, ...rows)[0]).not.toEqual([]);
  expect(
    kindsByContents(
      [
        { kind: "position", texts: ["Northern Lights"] },
        { kind: null, texts: ["Tate Leeds"] },
        { kind: "date", texts: ["2019"] },
      ],
      null,
    )[1],
  ).toBeNull();
});

test("the longest texts beside periods are duties if they are prose, even with unknown headers", () => {
  const kinds = (duties: string[]) =>
    kindsByContents(
      [
        { kind: null, texts: ["Le Bistrot du Rocher", "La Maison de la Marine"] },
        { kind: null, texts: ["Chef de partie poisson", "Second de cuisine"] },
        { kind: null, texts: ["04/2021 – 05/2023", "05/2018 – 10/2020"] },
        { kind: "place", texts: ["Dinard", "Dinard"] },
        { kind: null, texts: duties },
      ],
      null,
    );
  expect(kinds(["Poste poisson, commandes à la criée", "Carte de saison et inventaire"])).toEqual([
    ...["employer", "position", "period", "place", "duties"],
  ]);
  // Names are no duties.
  expect(kinds(["Bretagne Nord Développement Economique", "Rennes Nord"]).at(-1)).toBeNull();
});
