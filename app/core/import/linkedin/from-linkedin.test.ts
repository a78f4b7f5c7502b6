import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { importFile } from "#app/core/import/import-file.ts";
import { loadModels } from "../../../../tests/support/import-models.ts";
import { readCsv } from "./read-csv.ts";

const FILES = {
  "Profile.csv":
    "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n" +
    'Zoë,"O\'Connor",,,,Engineer,"Builds ""things"".\nAnd, sometimes, ships.",,,"Dublin, Ireland",,"[PORTFOLIO:https://github.com/zoe,BLOG:https://zoe.example,OTHER:zoe.example/art]",\r\n',
  "Positions.csv":
    "Company Name,Title,Description,Location,Started On,Finished On\n" +
    '"ACME, Inc.",Engineer,"Built it\nRan it",Dublin,Mar 2020,\n"ACME, Inc.",Trainee,,,2019,Feb 2020\nOld Co,Intern,,,2018,Sep 2019\n',
  "Education.csv":
    "School Name,Start Date,End Date,Notes,Degree Name,Activities\nTCD,2014,2018,Maths,BSc,\n",
  "Skills.csv": "Name\nSQL\nKafka\n",
  "Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\nzoe@example.com,Yes,Yes,\n",
  "Languages.csv": "Name,Proficiency\nIrish,Native or bilingual proficiency\n",
};

async function read(files: Record<string, string>) {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  let ids = 0;
  const outcome = await importFile(new Uint8Array(zipSync(Object.fromEntries(entries))), {
    newId: () => `id-${++ids}`,
    loadModels,
    readPdf: () => Promise.reject(new Error("This is no PDF")),
  });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

test("a LinkedIn archive yields profile, positions, schools, skills and languages", async () => {
  const { kind, resume, report } = await read(FILES);
  expect(kind).toBe("linkedin");
  expect(resume).toMatchObject({
    personalInfo: {
      fullName: "Zoë O'Connor",
      email: "zoe@example.com",
      address: "Dublin, Ireland",
      github: "https://github.com/zoe",
      headline: "Engineer",
      links: [
        { label: "Blog", url: "https://zoe.example" },
        { label: "", url: "zoe.example/art" },
      ],
    },
    summary: 'Builds "things".\nAnd, sometimes, ships.',
    skills: ["SQL", "Kafka"],
    experience: [
      { company: "ACME, Inc.", position: "Engineer", startDate: "2020-03", current: true },
      { company: "ACME, Inc.", position: "Trainee", startDate: "2019", endDate: "2020-02" },
      { company: "Old Co", startDate: "2018", endDate: "2019-09", current: false },
    ],
    education: [{ institution: "TCD", degree: "BSc", fieldOfStudy: "Maths", endDate: "2018" }],
    languages: [{ name: "Irish", level: "Native or bilingual proficiency" }],
  });
  const [first, second, third] = resume.experience;
  expect(first?.location).toBe("Dublin");
  expect(first?.employerId).toBeTruthy();
  expect([second?.employerId, third?.employerId]).toEqual([first?.employerId, undefined]);
  expect(report.uncertain).toEqual([]);
});

test("LinkedIn's licenses and certifications are certificates", async () => {
  const { resume } = await read({
    ...FILES,
    "Certifications.csv":
      "Name,Url,Authority,Started On,Finished On,License Number\n" +
      "Registered Nurse,https://nursing.ohio.gov,Ohio Board of Nursing,May 2019,Oct 2027,RN.1\n",
  });
  expect(resume.certificates).toMatchObject([
    {
      ...{ name: "Registered Nurse", issuer: "Ohio Board of Nursing", date: "2019-05" },
      ...{ number: "RN.1", validUntil: "2027-10" },
    },
  ]);
});

test("LinkedIn's courses have their number as text", async () => {
  const { resume, report } = await read({
    ...FILES,
    "Courses.csv": "Name,Number\nDatabases,CS 340\nLogic,\n",
  });
  expect(resume.courses).toMatchObject([
    { name: "Databases", provider: "", description: "CS 340" },
    { name: "Logic", description: "" },
  ]);
  expect(report.uncertain).toEqual([]);
});

test("LinkedIn's organizations are memberships, current ones without an end", async () => {
  const { resume } = await read({
    ...FILES,
    "Organizations.csv":
      "Name,Position,Description,Started On,Finished On\n" +
      "IEEE,Senior Member,Reviews papers,Mar 2015,\nRed Cross,Driver,,2010,Jun 2012\n",
  });
  expect(resume.memberships).toMatchObject([
    {
      ...{ organization: "IEEE", role: "Senior Member", description: "Reviews papers" },
      ...{ startDate: "2015-03", endDate: "", current: true },
    },
    { organization: "Red Cross", startDate: "2010", endDate: "2012-06", current: false },
  ]);
});

test("LinkedIn's patents have their number, and the date of filing until they are issued", async () => {
  const { resume } = await read({
    ...FILES,
    "Patents.csv":
      "Title,Description,Issuer,Number,Application Number,Filed On,Issued On,Url\n" +
      '"A kiln, smokeless",Fires clay,USPTO,"US 9,123,456",14/1,Feb 2014,Apr 2016,https://patents.example/9\n' +
      "A glaze,,EPO,,EP 1234567,2019,,\n",
  });
  expect(resume.patents).toMatchObject([
    {
      ...{ title: "A kiln, smokeless", office: "USPTO", number: "US 9,123,456", date: "2016-04" },
      ...{ url: "https://patents.example/9", description: "Fires clay" },
    },
    { title: "A glaze", office: "EPO", number: "EP 1234567", date: "2019" },
  ]);
});

test("files in a folder of the archive and files that start with notes are read", async () => {
  const { resume } = await read({
    "Basic_LinkedIn/Profile.csv": `Notes:\n"When exporting, …"\n\n${FILES["Profile.csv"]}`,
  });
  expect(resume.personalInfo.fullName).toBe("Zoë O'Connor");
});

describe("readCsv", () => {
  test.each([
    ["a,b\n1,2", [{ a: "1", b: "2" }]],
    ["a,b\r\n1,\r\n\r\n", [{ a: "1", b: "" }]],
    ['a\n"x ""y"", z\nw"', [{ a: 'x "y", z\nw' }]],
    ['a\n"unclosed', [{ a: "unclosed" }]],
    [
      'Company,Title,Notes\nAcme 5" disks,Engineer,Built\nNext,Lead,Ran',
      [
        { Company: 'Acme 5" disks', Title: "Engineer", Notes: "Built" },
        { Company: "Next", Title: "Lead", Notes: "Ran" },
      ],
    ],
    ["", []],
  ])("%j", (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });
});
