/** Years asked for in a narrower work than the posting's trade count only the jobs that tell it. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";

const TODAY = new Date("2026-11-23T00:00:00Z");

/** The credit and the sentence for the years that a posting for this title asks for. */
function yearsOf(title: string, asked: string, jobs: string) {
  const jobDescriptionText = `${title}\nRequirements\n- ${asked}\n- Teamwork`;
  const resumeText = `Experience\n${jobs}`;
  const report = scoreResume({ resumeText, jobDescriptionText, jobTitle: title }, ATS_MODEL, TODAY);
  const years = report.metadata.analysis.keywords.find(({ kind }) => kind === "years");
  return { credit: years?.credit, reason: years?.reason };
}

test.each([
  [
    "Pharmacy Technician",
    "1 year of hospital pharmacy experience",
    "Pharmacy Technician, Marlow Drug, 2018 - 2022\n- Filled prescriptions at the counter",
    "Your dates add up to about 4 years in this line of work, but none of these jobs names “hospital”.",
  ],
  [
    "Paralegal",
    "3 years of litigation experience in a law firm",
    "Paralegal, Harbor Title Company, 2017 - 2022\n- Prepared closing documents",
    "Your dates add up to about 5 years in this line of work, but none of these jobs names “litigation” and “law firm”.",
  ],
  [
    "Preschool Teacher",
    "2+ years teaching in a licensed childcare center",
    "Teacher, Lakeside High School, 2016 - 2020\n- Taught biology to grades 9 and 10",
    "Your dates add up to about 4 years in this line of work, but none of these jobs names “childcare center”.",
  ],
  [
    "HR Generalist",
    "3 years of HR experience in manufacturing",
    "HR Generalist, Dunmere Hotels, 2018 - 2024\n- Hired 180 seasonal workers a year",
    "Your dates add up to about 6 years in this line of work, but none of these jobs names “manufacturing”.",
  ],
])("a %s's years that don't tell what is asked for count half", (title, asked, job, sentence) => {
  const { credit, reason } = yearsOf(title, asked, job);
  expect(credit).toBe(0.5);
  expect(reason).toBe(`${sentence} Name it in each job where it is true.`);
});

test.each([
  [
    "Warehouse Associate",
    "2 years of forklift experience in a warehouse or distribution center",
    "Forklift Operator, Halden Cold Storage, 2022 - 2025\n- Loaded trailers\nPicker, Orbit Fulfilment, 2018 - 2022\n- Picked 140 units an hour",
    3,
  ],
  [
    "Registered Nurse",
    "2 years of acute care experience",
    "Registered Nurse, Mercy Medical Center, 2021 - 2024\n- Six patients a night\nRegistered Nurse, Oak Hill Nursing Home, 2010 - 2021\n- Long-term residents",
    3,
  ],
  [
    "Paralegal",
    "2 years of law firm experience",
    "Farrow & Stitch LLP\nParalegal, 2020 - 2023\n- Drafted pleadings\nHarbor Insurance\nParalegal, 2014 - 2020\n- Kept the contract files",
    3,
  ],
])("only a %s's jobs that tell the work are added up", (title, asked, jobs, years) => {
  expect(yearsOf(title, asked, jobs)).toEqual({
    credit: 1,
    reason: `Your dates add up to about ${years} years in this line of work.`,
  });
});

test.each([
  [
    "Bank Teller",
    "1 year of cash handling experience",
    "Bank Teller, First Union, 2019 - 2023\n- Balanced a drawer of 20,000 a day",
  ],
  [
    "Registered Nurse",
    "2 years of ICU experience",
    "Registered Nurse, Lakeview, 2019 - 2023\n- Cared for two patients each night in critical care",
  ],
  [
    "Software Engineer",
    "5 years of experience with SQL",
    "Software Engineer, Larkspur, 2017 - 2024\n- Tuned PostgreSQL for billing services",
  ],
])("a %s's job may tell the work in other known words: %s", (title, asked, job) => {
  expect(yearsOf(title, asked, job).credit).toBe(1);
});

test("work that is only related and tells nothing of what is asked for is not shown", () => {
  const { credit, reason } = yearsOf(
    "Pharmacy Technician",
    "1 year of hospital pharmacy experience",
    "Pharmacy Cashier / Clerk, Marlow Drug, 2020 - 2025\n- Rang up prescriptions\n- Answered phones",
  );
  expect(credit).toBe(0);
  expect(reason).toMatch(/but none of these jobs names “hospital”/);
});

test("too few years that tell the work are said beside those that don't", () => {
  const { credit, reason } = yearsOf(
    "Welder",
    "4 years of experience in manufacturing",
    "Welder, Bright Shipping Plant, 2023 - 2024\n- Welded brackets on the production line\nWelder, Hill Repair, 2015 - 2023\n- Mended farm gates",
  );
  expect(credit).toBe(0.5);
  expect(reason).toBe(
    "Your dates add up to about 9 years in this line of work, but the jobs that name “manufacturing” add up to only about 1 year. Name it in each job where it is true.",
  );
});

test.each([
  ["Truck Driver", "2 years of truck driving experience", "Driver, Swift Freight, 2019 - 2024"],
  ["Recruiter", "3 years of experience in recruitment", "Senior Recruiter, Hale, 2019 - 2024"],
  [
    "Software Engineer",
    "5 years of software development experience",
    "Backend Developer, Larkspur, 2017 - 2024",
  ],
  [
    "Veterinary Technician",
    "1 year in a small animal hospital",
    "Veterinary Technician, Paws Clinic, 2019 - 2024",
  ],
  ["Welder", "3 years welding experience", "Welder, Northshore, 2018 - 2024"],
  [
    "Front Desk Agent",
    "1 year in a hotel or other guest-facing job",
    "Front Desk Agent, Marlow Dental, 2019 - 2024",
  ],
  ["Cook", "3 years in a busy kitchen or similar", "Line Cook, The Tannery, 2019 - 2024"],
  [
    "Network Administrator",
    "3 years of experience administering enterprise networks",
    "Network Administrator, County of Ada, 2019 - 2024",
  ],
  [
    "Accountant",
    "4 years of progressive, hands-on experience",
    "Accountant, Tamarack, 2019 - 2024",
  ],
  [
    "Pharmacy Technician",
    "1 year of community or hospital dispensing",
    "Pharmacy Technician, Marlow Drug, 2019 - 2024",
  ],
])("a %s's years count as before where only the trade is named: %s", (title, asked, job) => {
  expect(yearsOf(title, asked, `${job}\n- Worked with a team of six`).credit).toBe(1);
});

test("a job of another occupation that shares two skills does not show years in a named role", () => {
  const posting = `Front Desk Agent\nRequirements\n- 1 year of front desk or hotel experience\n- Cash handling\n- Guest complaints`;
  const resumeText =
    "Experience\nBarista, Gulf Bean Co., 2017 - 2020\n- Cash handling and balancing the till at close\n- Resolved guest complaints";
  const report = scoreResume(
    { resumeText, jobDescriptionText: posting, jobTitle: "Front Desk Agent" },
    ATS_MODEL,
    TODAY,
  );
  const years = report.metadata.analysis.keywords.find(({ kind }) => kind === "years");
  expect(years?.found).toBe(false);
});

test("stated years of another work are not years in the posting's", () => {
  const { reason } = yearsOf(
    "Network Administrator",
    "3 years of network administration experience",
    "Baker, Corner Crust, 2020 - 2024\n- Baked bread\nSummary\nIT support technician with 3 years of help desk experience moving into network administration",
  );
  expect(reason ?? "").not.toMatch(/says 3 years/);
});

test.each([
  [
    "Medical Assistant",
    "2 years of experience in patient care",
    "Medical Assistant, Lakeview Family",
  ],
  ["Case Worker", "2 years managing a caseload", "Case Worker, Ada Family Services"],
  ["Leasing Agent", "2 years managing a portfolio of apartments", "Leasing Agent, Ada Homes"],
  ["Roofer", "2 years of experience with slate and lead flashing", "Roofer, Ada Roofing"],
  ["Nanny", "2 years of experience in child supervision", "Nanny, private family"],
  ["Accountant", "2 years of experience reporting to a supervisor", "Accountant, Ada Freight"],
  ["Registered Nurse", "2 years in a teaching hospital", "Registered Nurse, Mercy Hospital"],
  ["EMT", "1 year of experience and BLS certification", "EMT, Ada Ambulance"],
  ["Carpenter", "4 years of experience and OSHA 10", "Carpenter, Ada Builders"],
  ["Cook", "1 year of restaurant experience and food handlers card", "Cook, Tannery Grill"],
  [
    "Software Engineer",
    "3 years running software in a production environment",
    "Software Engineer, Larkspur",
  ],
  [
    "Data Engineer",
    "3 years of experience with distributed data stores",
    "Data Engineer, Larkspur",
  ],
  [
    "Auto Mechanic",
    "3 years of experience in an auto repair shop",
    "Auto Mechanic, Ada Garage, auto repair",
  ],
  ["Electrician", "3 years of experience with AC and DC motors", "Electrician, Ada Electric"],
  ["Policy Analyst", "3 years of Washington DC policy experience", "Policy Analyst, Ada Group"],
  ["Tax Accountant", "3 years of federal tax experience", "Tax Accountant, Ada CPA"],
  [
    "Dental Assistant",
    "2 years of experience sending out lab cases",
    "Dental Assistant, Ada Dental",
  ],
  ["Nanny", "2 years of experience with school-age children", "Nanny, private family"],
  ["Phlebotomist", "2 years of blood bank experience", "Phlebotomist, Red Cross, blood draws"],
  [
    "Bookkeeper",
    "2 years of experience with bank reconciliations",
    "Bookkeeper, Ada Books, bank reconciliations",
  ],
])("words of a %s's work are no workplace and no leading: %s", (title, asked, job) => {
  const { credit, reason } = yearsOf(title, asked, `${job}, 2018 - 2024\n- Worked with care`);
  expect(reason).not.toMatch(/names/);
  expect(credit).toBe(1);
});

test.each([
  ["Cashier", "1 year of retail experience", "Cashier, Costco, 2019 - 2024\n- Rang up members"],
  ["Server", "1 year of restaurant experience", "Server, The Tannery, 2019 - 2024\n- Six tables"],
  ["Chef", "3 years of kitchen leadership", "Executive Chef, Tannery, 2018 - 2024\n- The pass"],
  [
    "Sales Director",
    "3 years of leadership",
    "Vice President of Sales, Lark, 2018 - 2024\n- Plans",
  ],
  [
    "Software Engineer",
    "3 years leading engineers",
    "Software Engineer, Lark, 2018 - 2024\n- Managed 8 engineers",
  ],
  [
    "Accountant",
    "3 years of supervisory experience",
    "Accountant, Lark, 2018 - 2024\n- Managed 4 bookkeepers",
  ],
])("a %s's title or lines imply the place or the leading: %s", (title, asked, job) => {
  expect(yearsOf(title, asked, job).credit).toBe(1);
});

test.each([
  ["Cook", "2 years in a supervisory role", "supervisory role"],
  ["Electrician", "3 years leading a crew of electricians", "leading a crew of electricians"],
  ["Buyer", "3 years managing a small team", "managing a small team"],
  ["Physical Therapist", "3 years of acute experience", "acute"],
  ["Analyst", "3 years in a federal agency", "federal"],
])("a %s's years of leading or in a workplace stay asked for: %s", (title, asked, name) => {
  const job = `${title}, Ada, 2018 - 2024\n- Did the daily work`;
  expect(yearsOf(title, asked, job).reason).toContain(`none of these jobs names “${name}”`);
});

test("stated years without jobs are not said to be jobs", () => {
  const { reason } = yearsOf(
    "Registered Nurse",
    "2 years of hospital experience",
    "Registered Nurse with 10 years of nursing experience",
  );
  expect(reason).toMatch(/^Your resume says 10 years, but not that they include “hospital”\./);
});
