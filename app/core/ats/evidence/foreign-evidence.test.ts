/**
 * Evidence in German, French, Spanish and Polish resumes: sections, wishes, courses, and titles of
 * either gender. The function words (`mit dem Team und für …`) let the language be detected.
 */
import { expect, test } from "vitest";
import type { Keyword } from "#app/core/ats/report.ts";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const POSTINGS = {
  de: `Tischler (m/w/d)
Anforderungen
- Abgeschlossene Ausbildung und Erfahrung mit Treppenbau
- Kenntnisse in CNC und Furnier
Wir suchen für unsere Werkstatt in Kassel eine Person, die mit den Kunden und im Team arbeitet.`,
  fr: `Boulanger H/F
Profil recherché
- Expérience avec le levain et la viennoiserie
- Connaissances en HACCP
Nous cherchons pour notre atelier une personne qui travaille avec les clients et dans une équipe.`,
  es: `Camarero
Requisitos
- Experiencia con coctelería y terraza
- Conocimientos de TPV
Buscamos para nuestro restaurante una persona que trabaje con los clientes y en el equipo.`,
  pl: `Magazynier
Wymagania
- Doświadczenie z inwentaryzacja i kompletacja
- Znajomość WMS
Szukamy do naszego magazynu osoby, która pracuje w zespole i z klientami na co dzień.`,
};

function keywordsOf(language: keyof typeof POSTINGS, resumeText: string): Keyword[] {
  const texts = { resumeText, jobDescriptionText: POSTINGS[language] };
  return scoreResume(texts, ATS_MODEL, TODAY).metadata.analysis.keywords;
}
const find = (keywords: Keyword[], name: RegExp) =>
  keywords.find(({ surface }) => name.test(surface));

test.each([
  [
    "es",
    "Experiencia\nCamarera, Bar Lola, 2020 a 2024\nLlevo la terraza con los compañeros y para el dueño",
  ],
  [
    "fr",
    "Expériences\nBoulangère, Maison Roux, 2019 à 2024\nJe fais le levain avec les apprentis et pour la vente",
  ],
  [
    "de",
    "Berufserfahrung\nTischlerin, Holzwerk Nord, 2018 bis 2024\nIch baue mit dem Team und für die Kunden",
  ],
] as const)("a woman who has held the job has its title (%s)", (language, resume) => {
  const title = keywordsOf(language, resume).find(({ kind }) => kind === "title");
  expect(title?.found).toBe(true);
});

test.each([
  [
    "es",
    "Objetivo profesional\nSer camarero de coctelería en una terraza con el equipo y los clientes de la ciudad",
  ],
  [
    "de",
    "Berufsziel\nTischler im Treppenbau mit CNC, in einer Werkstatt und für die Kunden der Region",
  ],
  [
    "fr",
    "Objectif professionnel\nBoulanger au levain dans une équipe, avec les clients et pour la vente",
  ],
] as const)(
  "skills under the heading of an objective are wished for, not shown (%s)",
  (language, resume) => {
    expect(keywordsOf(language, resume).filter(({ credit }) => credit > 0.5)).toEqual([]);
  },
);

test("a skill in a line of work counts more than one in a summary or a course", () => {
  const creditIn = (resume: string) => find(keywordsOf("es", resume), /cocteler/i)?.credit ?? 0;
  const atWork = creditIn(
    "Experiencia laboral\nBar Lola, 2020 a 2024\nPreparo la coctelería de la terraza para los clientes y con el equipo",
  );
  const inSummary = creditIn(
    "Perfil profesional\nPersona con la coctelería como pasión, para los clientes y con el equipo de la sala",
  );
  const inCourse = creditIn(
    "Formación\nTaller de la coctelería en el centro de la ciudad, con los compañeros y para el barrio, 2024",
  );
  expect(atWork).toBe(1);
  expect(inSummary).toBeLessThan(atWork);
  expect(inCourse).toBeLessThan(atWork);
});

test.each([
  [
    "es",
    "Muchas ganas de aprender coctelería con el equipo y para los clientes de la terraza",
    /cocteler/i,
  ],
  [
    "es",
    "Me falta experiencia en coctelería, pero los clientes y el equipo de la sala son lo mío",
    /cocteler/i,
  ],
  [
    "de",
    "Mein Ziel ist der Einstieg in den Treppenbau mit dem Team und für die Kunden",
    /treppenbau/i,
  ],
  [
    "fr",
    "Mon objectif : la viennoiserie dans une équipe, avec les clients et pour la vente",
    /viennoiserie/i,
  ],
  ["pl", "Moim celem jest inwentaryzacja w firmie i na magazynie z zespołem", /inwentaryzac/i],
] as const)(
  "a skill that is wished for, lacking or only a goal is not shown (%s): %s",
  (language, line, name) => {
    expect(find(keywordsOf(language, line), name)?.credit ?? 0).toBeLessThan(0.5);
  },
);
