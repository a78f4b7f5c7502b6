import { expect, test } from "vitest";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const POLISH = `Magazynier / Operator wózka widłowego
Firma Transbud z Łodzi zatrudni magazyniera do centrum dystrybucyjnego.

Zakres obowiązków:
- przyjmowanie i wydawanie towaru
- kompletacja zamówień zgodnie ze specyfikacją
- załadunek i rozładunek samochodów ciężarowych

Wymagania:
- doświadczenie na podobnym stanowisku (min. 2 lata)
- uprawnienia UDT na wózki widłowe
- dyspozycyjność do pracy w systemie dwuzmianowym
- dokładność i dobra organizacja pracy
- mile widziana znajomość systemu SAP

Oferujemy umowę o pracę, premie kwartalne oraz kartę Multisport.`;

const GERMAN = `Finanzbuchhalter (m/w/d) in Teilzeit
Die Brandl GmbH sucht Verstärkung für ihr Team in Rosenheim.

Das erwartet Sie:
- Kontenabstimmung und Zahlungsverkehr
- Mahnwesen

Das bringen Sie mit:
- Mindestens drei Jahre Berufserfahrung in der Finanzbuchhaltung
- Sicherer Umgang mit DATEV und MS Excel
- Abgeschlossenes Studium der Betriebswirtschaft
- Zuverlässigkeit
- Von Vorteil: Spanisch

Wir bieten Ihnen ein Jobrad und flexible Arbeitszeiten.`;

const FRENCH = `Technicien de maintenance (H/F)
Vos missions :
- Réaliser la maintenance préventive des lignes de conditionnement
- Gestion des pièces de rechange
Votre profil :
- Expérience de 3 ans dans l'agroalimentaire
- Habilitations électriques BR et B2V
- Anglais technique serait un plus
Nous offrons un CDI et une mutuelle.`;

const SPANISH = `Camarero/a de sala
Funciones:
- Montaje de mesas y servicio de sala
- Cierre de caja
Requisitos:
- Experiencia mínima de 2 años
- Carné de manipulador de alimentos
- Se valorará inglés
- Disponibilidad para trabajar fines de semana
Se ofrece contrato indefinido y alojamiento.`;

const requirementsOf = (posting: string) => readPosting(posting, ATS_MODEL).requirements;

test.each([
  [
    "pl",
    POLISH,
    ["wydawanie towaru", "kompletacja zamówień", "2+ years of experience", "UDT", "dokładność"],
    ["SAP"],
  ],
  [
    "de",
    GERMAN,
    ["Finanzbuchhalter", "Kontenabstimmung", "Mahnwesen", "3+ years of experience", "DATEV"],
    ["Spanisch"],
  ],
  [
    "fr",
    FRENCH,
    ["maintenance préventive", "pièces de rechange", "3+ years of experience", "Habilitations"],
    ["Anglais"],
  ],
  [
    "es",
    SPANISH,
    ["Montaje de mesas", "caja", "2+ years of experience", "manipulador"],
    ["inglés"],
  ],
])(
  "a posting's must-haves and nice-to-haves are listed in its own words: %s",
  (code, posting, mustHaves, niceToHaves) => {
    expect(readPosting(posting, ATS_MODEL).language).toBe(code);
    const list = requirementsOf(posting).map(({ name, surface, line }) => ({
      said: `${name} ${surface}`,
      line,
    }));
    const lineOf = (name: string) => list.find(({ said }) => said.includes(name))?.line;
    for (const name of mustHaves) expect(lineOf(name), name).toMatch(/required|plain/);
    for (const name of niceToHaves) expect(lineOf(name), name).toBe("preferred");
  },
);

test.each([
  [POLISH, ["Multisport", "premie", "Transbud"]],
  [GERMAN, ["Jobrad", "Arbeitszeiten", "Brandl"]],
  [FRENCH, ["mutuelle", "CDI"]],
  [SPANISH, ["contrato", "alojamiento", "fines de semana"]],
])("benefits, the employer and working hours are not listed as requirements", (posting, names) => {
  const said = requirementsOf(posting)
    .map(({ surface }) => surface)
    .join("\n");
  for (const name of names) expect(said).not.toContain(name);
});

test.each([
  [
    SPANISH.replace("Camarero/a de sala", "Enfermera de quirófano (h/m/x)"),
    "Enfermera de quirófano",
  ],
  [SPANISH.replace("Camarero/a de sala", "Enfermera de quirófano (m/h)"), "Enfermera de quirófano"],
  [FRENCH.replace("(H/F)", "(H/F/X)"), "Technicien de maintenance"],
])("the genders behind a title are not part of it", (posting, title) => {
  expect(requirementsOf(posting).find(({ kind }) => kind === "title")?.surface).toBe(title);
});

test("years in words are read, and other things that are counted are not years", () => {
  const yearsOf = (line: string) =>
    requirementsOf(SPANISH.replace("Experiencia mínima de 2 años", line))
      .filter(({ kind }) => kind === "years")
      .map(({ amount }) => amount);
  expect(yearsOf("Al menos un año de experiencia")).toEqual([1]);
  expect(yearsOf("Experiencia mínima de cuatro años")).toEqual([4]);
  expect(yearsOf("Experiencia dirigiendo a dos analistas")).toEqual([]);
});

const RESUME = `Ewa Nowak
Magazynier
Doświadczenie
Centrum Logistyczne Łódź, magazynier, marzec 2019 – obecnie
• Przyjmowanie i wydawanie towaru, kompletacja zamówień dla 40 sklepów
• Załadunek i rozładunek samochodów, obsługa wózków widłowych
Wykształcenie średnie
Umiejętności
uprawnienia UDT, dokładność, dobra organizacja pracy
Jestem osobą sumienną i lubię pracę w zespole, także na nocnej zmianie i w weekendy`;

test("a resume in the same language is compared and scored, inflected words and dates included", () => {
  const report = scoreResume({ resumeText: RESUME, jobDescriptionText: POLISH }, ATS_MODEL, TODAY);
  expect(report.language).toEqual({ posting: "pl", resume: "pl", isScored: true });
  expect(report.score).toBeGreaterThan(50);
  const shown = report.metadata.analysis.keywords.filter(({ found }) => found);
  expect(shown.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["title", "years", "hard"]));
  for (const { where } of shown)
    if (where) expect(RESUME).toContain(where.snippet.split("\n")[0]?.replaceAll("…", ""));
  // Without the words of the requirements, the score is lower.
  const other = scoreResume(
    {
      resumeText: RESUME.replaceAll(/towaru|zamówień|UDT|[Mm]agazynier/g, "x"),
      jobDescriptionText: POLISH,
    },
    ATS_MODEL,
    TODAY,
  );
  expect(Number(other.score)).toBeLessThan(Number(report.score));
});

test("long and odd texts in other languages are read, with at most 40 requirements", () => {
  for (const text of [
    `${GERMAN} ${"und die der ".repeat(4000)}`,
    "ß".repeat(20_000),
    "ł ".repeat(9000),
  ]) {
    const report = scoreResume({ resumeText: text, jobDescriptionText: text }, ATS_MODEL, TODAY);
    expect(report.metadata.analysis.keywords.length).toBeLessThanOrEqual(40);
  }
});

test.each(["Atención al detalle", "Orientación a resultados", "Orientación al cliente"])(
  "a Spanish soft skill keeps its own name: %s",
  (habit) => {
    const names = requirementsOf(SPANISH.replace("- Se", `- ${habit}\n- Se`)).map(
      ({ name }) => name,
    );
    expect(names).toContain(habit);
  },
);

test.each(["2 ans", "deux ans", "deux années", "2 années"])(
  "required years in French are read from digits and words: %s",
  (years) => {
    const named = requirementsOf(FRENCH.replace("3 ans", years)).map(({ name }) => name);
    expect(named.some((name) => /^2\b/.test(name))).toBe(true);
  },
);
