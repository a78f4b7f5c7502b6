import { expect, test } from "vitest";
import { readHeading, sectionAfter } from "./headings.ts";

test.each([
  "Licenses",
  "Licensure",
  "License & Certification",
  "LICENSES AND CERTIFICATES",
  "Licensure and Certifications",
  "Licenses / Certifications",
  "Licenses, Certifications and Registrations",
  "Certifications & Licensure:",
  "Professional Licenses",
  "Professional Licenses and Certifications",
  "Professional Certifications",
  "Nursing Licenses",
  "Board Certifications",
  "State Licensure",
  "Licences and Certifications",
  "L I C E N S E S",
  "Zertifizierungen",
  "Lizenzen und Zertifikate",
  "Berufszulassungen",
  "Approbation",
  "Licences et certifications",
  "Certifications professionnelles",
  "Licencias y certificaciones",
  "Licencias profesionales",
  "Certificaciones y licencias",
  "免許・資格",
  "資格・免許",
  "取得資格",
  "资格证书",
  "執照與證照",
  "执业资格",
  "면허 및 자격증",
  "자격 및 면허",
])("%s is a heading of certificates", (text) => {
  expect(readHeading(text)).toBe("certificates");
});

test.each([
  "Licensed Practical Nurse",
  "Registered Nurse",
  "Professional Experience in Licensing",
  "Certified Kubernetes Administrator",
  "Software Licensing",
  "License No. 12345",
  "Board Memberships",
  "Professional",
  "Licence",
  "Certificate",
  "and",
])("%s is not a heading of certificates", (text) => {
  expect(readHeading(text)).not.toBe("certificates");
});

test.each([
  ["Who I am", "summary"],
  ["Where I’ve worked", "experience"],
  ["WHEREI'VEWORKED", "experience"],
  ["Where I studied", "education"],
  ["Toolbox", "skills"],
  ["Languages I speak", "languages"],
  ["GIVING BACK", "volunteering"],
  ["In my free time", "interests"],
  ["What I’ve built", "projects"],
])("the colloquial heading %j opens the section %s", (text, section) => {
  expect(readHeading(text)).toBe(section);
});

test.each([
  ["3. Employment history", "experience"],
  ["IV. Education", "education"],
  ["2) Languages known", "languages"],
  ["12. Civil Service Eligibility", "certificates"],
  ["Trainings attended", "courses"],
  ["Capacità linguistiche", "languages"],
])("a number before it is no part of a heading: %s", (text, section) => {
  expect(readHeading(text)).toBe(section);
});

test.each(["3. Nurse", "3.", "C. Education"])("%s is no numbered heading", (text) => {
  expect(readHeading(text)).toBeNull();
});

test("the section is that of the last heading that is no bullet", () => {
  const lines = ["Experience", "Nurse", "• Projects"].map((text) => ({ text }));
  expect(sectionAfter(lines, null)).toBe("experience");
  expect(sectionAfter([...lines, { text: "Awards", isBullet: true }], null)).toBe("experience");
  expect(sectionAfter([{ text: "Nurse" }], "awards")).toBe("awards");
});

test.each([
  ["Employment history (most recent first)", "experience"],
  ["4. Sea Service (last first)", "experience"],
  ["SEA SERVICE (last vessel first)", "experience"],
  ["EMPLOYMENT HISTORY (list present or most recent job first)", "experience"],
  ["Academic Credentials", "education"],
  ["6. Statement in Support of Your Application", "summary"],
  ["Supporting Statement", "summary"],
  ["Bank Statement", null],
  ["Professional Credentials", "certificates"],
  ["Certificate of Competence", null],
  ["CERTIFICATES OF COMPETENCY AND STCW COURSES", "certificates"],
  ["Record of sea-going service", "experience"],
  ["Berufserfahrung (in umgekehrter Reihenfolge)", "experience"],
  ["Customer service (first line)", null],
  ["Sea", null],
  ["Competencias personales", "skills"],
])("the order of entries, in brackets, is no part of a heading: %s", (text, section) => {
  expect(readHeading(text)).toBe(section);
});
