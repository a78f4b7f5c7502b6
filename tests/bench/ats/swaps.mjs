/**
 * Personal facts that are changed in a resume to measure fairness (fairness.bench.mjs): name, pronouns, photo, age,
 * address, career break, school. The score of the first variant of each list is compared with those of the others.
 */

/** No change. */
const SAME = {};

/** First and last names of several origins and both sexes; some are words, trades or places as well. */
const NAMES = [
  "Emily Walsh",
  "Greg Baker",
  "Lakisha Washington",
  "Jamal Jefferson",
  "Rose Cook",
  "María José García López",
  "Nguyễn Thị Hoa",
  "Mohammed Al-Farsi",
  "Anna Müller",
  "Wojciech Wiśniewski",
  "Priya Raman",
  "Grace Mason",
];
const [FIRST_SCHOOL, ...OTHER_SCHOOLS] = [
  "Harvard University",
  "University of Oxford",
  "Oak Valley Community College",
  "Universidad Nacional",
  "Riverside Technical College",
];

/** `mustStay`: no score may change; for the other kinds, changes are only measured. */
export const SWAPS = [
  { kind: "name", mustStay: true, variants: NAMES.map((name) => ({ name })) },
  {
    kind: "pronouns",
    mustStay: true,
    variants: [SAME, { pronouns: "she" }, { pronouns: "he" }, { pronouns: "they" }],
  },
  { kind: "photo", mustStay: true, variants: [SAME, { top: "Photo: portrait.jpg" }] },
  {
    kind: "age",
    mustStay: false,
    variants: [SAME, { top: "Date of birth: 12 March 1999" }, { top: "Age: 61" }],
  },
  {
    kind: "address",
    mustStay: false,
    variants: [
      { address: "12 Park Avenue, New York, NY 10021" },
      { address: "480 Mill Road, Flint, MI 48503" },
      { address: "7 Harbour Street, Hull HU1 2AA" },
    ],
  },
  {
    kind: "break",
    mustStay: false,
    variants: [SAME, { last: "Career break (parental leave), 2016 - 2017" }],
  },
  {
    kind: "school",
    mustStay: false,
    variants: [{ school: FIRST_SCHOOL }, ...OTHER_SCHOOLS.map((school) => ({ school }))],
  },
];

const SUBJECTS = {
  she: "She is known for her calm; colleagues ask her first.",
  he: "He is known for his calm; colleagues ask him first.",
  they: "They are known for their calm; colleagues ask them first.",
};

/** A resume as plain text, with the facts of one variant. @param resume see core/resume/schema.ts */
export function toText(resume, { name, pronouns, top, address, last, school } = {}) {
  const { personalInfo: person, summary, skills, experience, education } = resume;
  const called = name ?? person.fullName;
  const email = `${called.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`;
  return [
    called,
    ...(pronouns ? [`Pronouns: ${pronouns}`] : []),
    `${address ?? person.address}\n${email}`,
    ...(top ? [top] : []),
    "Summary",
    summary,
    // A sentence that differs only in its pronouns.
    SUBJECTS[pronouns ?? "she"],
    "Experience",
    ...experience.map(
      (job) =>
        `${job.position}, ${job.company}, ${job.startDate} - ${job.current ? "present" : job.endDate}\n${job.description
          .split("\n")
          .map((line) => `- ${line}`)
          .join("\n")}`,
    ),
    "Education",
    ...education.map(
      (study) =>
        `${study.degree} ${study.field ?? ""}, ${school ?? study.institution}, ${study.endDate}`,
    ),
    "Skills",
    skills.join(", "),
    ...(last ? ["Other", last] : []),
  ].join("\n");
}
