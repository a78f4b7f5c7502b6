import { expect, test } from "vitest";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { scoreResume } from "./score.ts";

const RESUME = "Jo Doe\nExperience\nAccountant, Harbour Trust, 2018 - 2024\n- Closed books in SAP";
const NOTICE = /^This posting does not seem to be in English/;
const read = (jobDescriptionText: string) =>
  scoreResume({ resumeText: RESUME, jobDescriptionText }, ATS_MODEL, TODAY);
const isNoticed = (posting: string) => read(posting).feedback.some((line) => NOTICE.test(line));

const FRENCH = `Comptable général H/F à Lyon
Au sein du service des agents, vous êtes en charge de la tenue de la comptabilité.
- Saisie des factures et rapprochements bancaires
- Maîtrise d'Excel et de SAP`;

test.each([
  FRENCH,
  "Wir suchen für unser Team in Köln eine Pflegefachkraft (m/w/d).\nIhr Profil: abgeschlossene Ausbildung und Erfahrung in der Intensivpflege, sehr gute Kenntnisse der Beatmung",
  "Requisitos para el puesto: grado en enfermería, dos años de experiencia en el servicio de urgencias y un nivel alto de inglés para la atención de los pacientes",
  "Мы ищем разработчика в команду. Требования: опыт работы с базами данных, знание английского языка, умение работать в команде и писать понятный код каждый день",
])("a posting in another language is said to be one: %s", (posting) => {
  expect(isNoticed(posting)).toBe(true);
});

test.each([
  "Java, SQL, Docker, Kubernetes, PostgreSQL, React, TypeScript, Linux, Git, AWS, Terraform, Ansible, Kafka, Redis, Spring, Maven, Jenkins, Grafana, Helm, Nginx, Python",
  "We are looking for a chef de partie for our café in La Rochelle. You know the French kitchen, run the sauce station and train two cooks. Crème brûlée is on the menu.",
  "Delivery driver wanted. Own van, £14 per hour, 40 hours per week. Routes: Las Vegas, Los Angeles. Van insurance is paid. Apply at vans.com today.",
  "E-commerce manager. E-mail marketing, e-learning, e-procurement, e-invoicing. Shop.com, Booking.com, Amazon.com. Report weekly. Full time, remote work, good pay.",
  "Registered nurse, per diem. Las Vegas and Los Angeles. $60 per hour, 36 hours per week. BLS, ACLS. Two years of acute care. Weekends.",
])("English and mere lists of names are not: %s", (posting) => {
  expect(isNoticed(posting)).toBe(false);
});

test("what ends like an English title in another language is none; names that all share still count", () => {
  const { keywords } = read(FRENCH).metadata.analysis;
  expect(keywords.map(({ kind }) => kind)).not.toContain("title");
  expect(keywords.map(({ term }) => term)).toContain("SAP");
});
