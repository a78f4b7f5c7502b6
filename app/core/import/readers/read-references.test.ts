import { expect, test } from "vitest";
import type { DocLine } from "./doc-line.ts";
import { readReferences } from "./read-references.ts";
import { isReferencesOnRequest } from "./references-on-request.ts";

/** Lines of a section; an asterisk before the text makes it bold, a dash a bullet. */
const linesOf = (...texts: string[]) =>
  texts.map((raw): DocLine => {
    const text = raw.replace(/^(?:\*|— )/, "");
    const look = { isBold: raw.startsWith("*"), isItalic: false };
    return {
      ...{ text, cells: [{ text, ...look }], ...look, size: 10, styleKey: String(look.isBold) },
      ...{ isBullet: raw.startsWith("— "), level: null, gap: 1, x: 50, page: 1 },
      startsEntry: false,
    };
  });

const filled = (...texts: string[]) =>
  readReferences(linesOf(...texts)).entries.map((entry) =>
    Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== "")),
  );

test.each([
  "Available upon request",
  "References available on request.",
  "Auf Anfrage",
  "Referenzen gerne auf Wunsch",
  "Disponibles sur demande",
  "Disponibles a petición",
  "Disponível mediante solicitação",
  "Disponibili su richiesta",
  "Op aanvraag beschikbaar",
  "Dostępne na życzenie",
  "Lämnas på begäran",
  "Oppgis på forespørsel",
  "Talep üzerine verilir",
])("%s promises references and is none", (text) => {
  expect(isReferencesOnRequest(text)).toBe(true);
  expect(readReferences(linesOf(text))).toEqual({
    entries: [],
    uncertain: [{ field: null, text, reason: "There is no field for this" }],
  });
});

test.each([
  "REFERENCES FURNISHED UPON REQUEST",
  "Will gladly be given on request",
  "Further references on request",
  "Referenzen werden auf Anfrage gerne zur Verfügung gestellt",
])("%s is a promise", (text) => {
  expect(isReferencesOnRequest(text)).toBe(true);
});

test.each([
  "Ivo Blau, Head of Requests, Olive Court",
  "Ivo Blau, Head Nurse, Olive Court (details on request)",
  "Head Nurse at Olive Court, phone number on request",
  "Available on request: Ivo Blau",
  "Telefon auf Anfrage",
  "Phone on request.",
])("%s is no promise", (text) => {
  expect(isReferencesOnRequest(text)).toBe(false);
});

test("a person whose address is promised is kept", () => {
  const text = "Ivo Blau, Head Nurse, Olive Court (details on request)";
  expect(filled(text)).toEqual([{ description: text }]);
});

const IVO = { name: "Ivo Blau", description: "Calm and exact" };
const ADA = { name: "Ada Li", description: "Quick to learn" };

test.each([
  [['"Calm and exact" - Ivo Blau', "“Quick to learn” – Ada Li"]],
  [["Calm and exact", "— Ivo Blau", "Quick to learn", "— Ada Li"]],
  [["“Calm and exact”", "Ivo Blau", "“Quick to learn”", "Ada Li"]],
  [["Calm and exact", "*Ivo Blau", "Quick to learn", "*Ada Li"]],
])("a name below or after a quotation is that of its author: %j", (texts) => {
  expect(filled(...texts)).toEqual([IVO, ADA]);
});

test("position and company are read below a name that is below its quotation", () => {
  const quotes = ["“Calm and exact”", "“Quick to learn”"];
  const ivo = { ...IVO, position: "Head Nurse", company: "Olive Court" };
  expect(
    filled(quotes[0] ?? "", "Ivo Blau", "Head Nurse, Olive Court", quotes[1] ?? "", "Ada Li"),
  ).toEqual([ivo, ADA]);
  expect(filled(`${quotes[0]} – Ivo Blau, Head Nurse`, "Olive Court, Leeds")).toEqual([
    { ...ivo, company: "Olive Court, Leeds" },
  ]);
  expect(filled(quotes[0] ?? "", "Ivo Blau", "E-mail: ivo@blau.example")).toEqual([
    { ...IVO, email: "ivo@blau.example" },
  ]);
});

test("a company with its town after a dash is no person", () => {
  const [first, ...others] = filled("Brightwell Foods – Leeds", "Ivo Blau", "Area Manager");
  expect(others).toEqual([]);
  expect(first?.name).not.toBe("Brightwell Foods");
  expect(filled("Olive Grove – Sally Kay, Matron")[0]?.name).not.toBe("Olive Grove");
});

test("position and company are read after a name and a dash", () => {
  expect(filled("Ivo Blau - Head Nurse, Olive Court", "Ada Li - Doctor, Riverside")).toEqual([
    { name: "Ivo Blau", position: "Head Nurse", company: "Olive Court" },
    { name: "Ada Li", position: "Doctor", company: "Riverside" },
  ]);
});

test("a bold employer below a name is no person", () => {
  expect(filled("Ivo Blau", "*Olive Court")).toMatchObject([{ name: "Ivo Blau" }]);
});

test.each(["Provincial Irrigation Office", "Panay Central University"])(
  "%s below a name is the company",
  (office) => {
    expect(filled("*Ada Berg", office, "0917 555 0131")).toEqual([
      { name: "Ada Berg", company: office, phone: "0917 555 0131" },
    ]);
  },
);

test("a job title that begins with Office is a position", () => {
  expect(filled("*Ada Berg", "Office Manager")).toEqual([
    { name: "Ada Berg", position: "Office Manager" },
  ]);
});

test.each([
  ["School Governor", "Leeds Grammar"],
  ["Hospital Chaplain", "St James"],
  ["Bank Teller", "Leeds Bank"],
  ["Former Hospital", "Leeds Trust"],
])("%s above %s is a position", (position, company) => {
  expect(filled("*Ada Berg", position, company)).toEqual([{ name: "Ada Berg", position, company }]);
});

test.each(["Court Usher", "Office Angel", "University Dean", "Former colleague at the office"])(
  "%s is a position, not a company",
  (position) => {
    expect(filled("*Ada Berg", position)).toEqual([{ name: "Ada Berg", position }]);
  },
);

test.each(["Celular: 300 555 0121", "Téléphone : 06 12 55 01 48", "Cell: 470-555-0137"])(
  "the label of a phone number is not part of the description: %s",
  (text) => {
    expect(filled("*Gloria Zapata", "Rectora, Colegio San Gabriel", text)[0]).not.toHaveProperty(
      "description",
    );
  },
);

test.each([
  ["Crown Towers / Banquet Manager", "Banquet Manager", "Crown Towers"],
  ["Wardiere Inc. / CEO", "CEO", "Wardiere Inc."],
  ["Head Nurse / Olive Court", "Head Nurse", "Olive Court"],
  ["Software / Systems Engineer", "Software / Systems Engineer", undefined],
  ["Owner / Director", "Owner / Director", undefined],
  ["Former Colleague / Head Nurse", "Former Colleague / Head Nurse", undefined],
  ["Manager / Human Resources", "Manager / Human Resources", undefined],
])("a company and a position around a slash are separated: %s", (text, position, company) => {
  const [read] = filled("*Marco Santoro", text, "Phone: 03 5550 1172");
  expect([read?.position, read?.company]).toEqual([position, company]);
});

test("a position with a slash above its company is not split", () => {
  const [read] = filled("*Marco Santoro", "Night Shift / Ward Manager", "Olive Court Hospital");
  expect(read).toMatchObject({ position: "Night Shift / Ward Manager" });
});

test("the label of a phone number after a company is not part of its name", () => {
  expect(filled("Silvia Bustos, directora, Instituto Valle. Tel. 351 555 0120")).toMatchObject([
    { name: "Silvia Bustos", company: "Instituto Valle", phone: "351 555 0120" },
  ]);
  expect(filled("Ada Berg, manager, Oak Motel, 351 555 0120")).toMatchObject([
    { company: "Oak Motel" },
  ]);
});

test('the text after a name and "from" is the company', () => {
  const contact = "m.berg@oak.example · +44 117 496 0142";
  expect(filled("Mia Berg from Oak Hotels Ltd", contact)).toEqual([
    {
      name: "Mia Berg",
      company: "Oak Hotels Ltd",
      email: "m.berg@oak.example",
      phone: "+44 117 496 0142",
    },
  ]);
  expect(filled("Mia Berg from Oak Hotels Ltd", "Head of Kitchen", contact)).toMatchObject([
    { name: "Mia Berg", position: "Head of Kitchen", company: "Oak Hotels Ltd" },
  ]);
  const quotes = [
    "Character Reference from Rev. Jon Hill",
    "Letters from Acme on request.",
    "People from Leeds to York like her.",
  ];
  for (const quote of quotes) expect(filled(quote)[0]?.company).toBeUndefined();
});

test.each([
  [["*Ada Berg, PharmD, Head Nurse, Oak Court"], "Ada Berg, PharmD", "Head Nurse", "Oak Court"],
  [
    ["*Ada Berg, RN, Ph.D.", "Head Nurse, Oak Court"],
    "Ada Berg, RN, Ph.D.",
    "Head Nurse",
    "Oak Court",
  ],
  [["*Ada Berg, MD, Oak Court"], "Ada Berg", "MD", "Oak Court"],
  [["*Ada Berg, KPMG, Manager"], "Ada Berg", "KPMG", "Manager"],
])(
  "credentials are part of the name if a job title comes next: %j",
  (lines, name, position, company) => {
    expect(filled(...lines, "ada@berg.example")).toEqual([
      { name, position, company, email: "ada@berg.example" },
    ]);
  },
);

test("a position keeps its unit if the company is on the line below", () => {
  const read = (...texts: string[]) => filled("*Rowena Catapang", ...texts)[0];
  expect(read("Head Nurse, ICU", "Mary Mediatrix Medical Center", "0918 555 0177")).toMatchObject({
    position: "Head Nurse, ICU",
    company: "Mary Mediatrix Medical Center",
  });
  expect(read("Owner, Obermiller Farms", "Former colleague")).toMatchObject({
    position: "Owner",
    company: "Obermiller Farms",
  });
  expect(read("Head Teacher, Oak School", "Leeds")).toMatchObject({
    position: "Head Teacher",
    company: "Oak School",
  });
});
