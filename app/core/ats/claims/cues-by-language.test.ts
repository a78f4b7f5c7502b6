import { expect, test } from "vitest";
import { readTokens, splitWords } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { STATUS } from "./claim-status.ts";
import { foreignCues } from "./cues-by-language.ts";
import { readClaims } from "./read-claims.ts";

/** The status (a name of STATUS) of the word in brackets. */
function statusOf(line: string) {
  const text = readTokens(line.replace(/[[\]]/g, ""), ATS_MODEL.lexicon);
  const [word] = splitWords(/\[([^\]]+)/.exec(line)?.[1] ?? "");
  const at = text.tokens.findIndex(({ low }) => low === word);
  const status = readClaims(text, TODAY)[at];
  return Object.entries(STATUS).find(([, value]) => value === status)?.[0];
}

test.each([
  ["negated", "Ich habe keine Erfahrung mit [Kubernetes] und der Cloud."],
  ["negated", "Ich habe nicht mit [SAP] gearbeitet und die Kasse gemacht"],
  ["claimed", "Nicht nur [Java], sondern auch Go im Team und für Kunden"],
  ["claimed", "Ohne Ausfälle im Betrieb und mit [Kubernetes] gearbeitet"],
  ["learning", "Ich lerne derzeit [Python] in einem Kurs und mit Büchern"],
  ["learning", "Ich mache das Studium: [Meister] (in Arbeit), und die Prüfung"],
  ["wish", "Ich möchte [SAP] lernen und mit dem Team arbeiten"],
  ["lapsed", "Der [Staplerschein] (abgelaufen) und der Führerschein von 2010"],
  ["others", "Das Team und ich: unsere Agentur betreut [SEO] für die Firma"],
  ["basic", "[Französisch]: Grundkenntnisse und mit der Familie"],
  ["claimed", "Ich habe [SAP] im Lager eingeführt und die Kollegen geschult"],
  ["negated", "Je n'ai pas d'expérience avec [Docker] et les outils du cloud"],
  ["negated", "Je n'ai jamais utilisé [SAP] dans les projets et sur le site"],
  ["claimed", "Sans accident sur les chantiers avec la [grue] depuis 2015"],
  ["learning", "J'apprends actuellement [Python] avec des cours et dans un club"],
  ["learning", "Certification [AWS] (en cours), dans le cadre de mon travail et du cloud"],
  ["wish", "Je souhaite apprendre [SAP] avec les équipes et dans la durée"],
  ["basic", "[Allemand] : notions, avec des cours et dans la région"],
  ["claimed", "J'ai géré la [paie] de 40 salariés avec les outils du groupe"],
  ["negated", "No tengo experiencia con [SAP] y los sistemas de la empresa"],
  ["negated", "Nunca he usado [Docker] en los proyectos de la empresa"],
  ["claimed", "Cinco años sin accidentes con la [carretilla] en el almacén"],
  ["learning", "Estoy aprendiendo [Python] en los cursos de la escuela"],
  ["learning", "Máster en [logística] (en curso), de la universidad y con becas"],
  ["wish", "Me gustaría aprender [SAP] con el equipo y los compañeros"],
  ["lapsed", "[Carnet] de carretillero (caducado) y los cursos de la empresa"],
  ["negated", "Nie mam doświadczenia z [SAP] w pracy i na magazynie"],
  ["negated", "Bez znajomości [Excel] i w pracy z ludźmi do tej pory"],
  ["claimed", "Bez wypadków na budowie i w pracy z [dźwig]"],
  ["learning", "Uczę się [Python] w domu i na kursie z kolegą"],
  ["wish", "Chciałbym nauczyć się [SAP] w firmie i na kursach"],
  ["basic", "[Angielski]: podstawowy, w pracy i na kursie"],
  ["claimed", "Prowadziłem [magazyn] w firmie i na budowie z zespołem"],
  ["others", "Kolega w firmie zajmował się [SAP], ja pracowałem na kasie i w magazynie"],
  ["wish", "Chcialbym nauczyc sie [SAP] w firmie i na kursach, tu bez znakow"],
  ["lapsed", "Certyfikat [SAP] (wygasł) oraz kurs z kasy w firmie"],
  ["claimed", "Zbudowałem zupełnie nowy [magazyn] w firmie i na budowie z zespołem"],
])("the word in brackets gets the status %s in another language: %s", (status, line) => {
  expect(statusOf(line)).toBe(status);
});

// `I`, `a`, `do` and `to` are also Polish words.
test("an English resume in the first person is not taken for Polish", () => {
  const text = "I do the rota and I manage a team of six. I do stocktakes, and I run a till.";
  expect(foreignCues(readTokens(text, ATS_MODEL.lexicon).tokens)).toEqual([]);
});
