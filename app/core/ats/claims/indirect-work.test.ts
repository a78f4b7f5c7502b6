/**
 * Pairs of lists of resume lines: the writer does the work in brackets ("claimed"), or only sells,
 * recruits for, books, files, supplies, writes about, bills or attends it (STATUS).
 */
import { expect, test } from "vitest";
import { statusIn } from "../../../../tests/support/claims.ts";

const each = (status: string, lines: string[]) =>
  test.each(lines)(`the words in brackets get the status "${status}": %s`, (line) =>
    expect(statusIn(line)).toBe(status),
  );

each("sells", [
  "Sold [dental implants] to 40 practices",
  "Sell [infusion pumps] and ventilators to hospitals in three states",
  "Renewals and upsell of [tax software] to small firms",
  "Demonstrated [laser cutters] to buyers at trade fairs",
  "Quoted [roof repairs] for homeowners",
  "I have sold [crop insurance] for nine years",
  "Pitched [cloud migration] to councils",
  "Leased [excavators] to builders",
  "Ten years' experience selling [hearing aids] to clinics",
  "Marketed [knee prostheses] across Spain",
  "Sold [Snowflake] licenses to mid-size firms",
  "Promoted [yoga] memberships at the desk",
]);
each("claimed", [
  "Placed [dental implants] under local anesthetic",
  "Ran [infusion pumps] on a 12-bed ward",
  "Prepared and sold [sourdough] at the Saturday market",
  "Demonstrated [insulin injection] to patients and families",
  "Fitted and sold [hearing aids]",
  "Sold 300 policies a year using [Salesforce]",
  "Repaired [excavators] and leased the spare ones",
  "Laid [roof tiles] on listed buildings",
  "Built, priced and sold [oak tables]",
  "Designed [knee prostheses] in SolidWorks",
]);
each("hires", [
  "Recruited engineers in [Rust] and C++",
  "Placed 30 nurses in [intensive care] units",
  "Screen candidates on [Terraform] with a scorecard",
  "Interviewed applicants about [arc welding]",
  "Headhunted for [tax law] teams",
  "Six years' experience hiring for [Kotlin], Swift and Flutter teams",
  "[Teacher] recruitment for 30 schools",
  "Placed 90 people: welders in [shipbuilding], pipefitting and rail",
  "Staffed vacancies in [anesthesia]",
  "Sourced talent for [embedded Linux] roles",
]);
each("claimed", [
  "Wrote firmware in [Rust] and C++",
  "Placed [central lines] in intensive care",
  "Screened newborns for [hearing loss]",
  "Interviewed patients about [medication history]",
  "Recruited nurses through [LinkedIn Recruiter]",
  "Hired two apprentices and taught [arc welding]",
  "Sourced [oak veneer] for each table",
  "Placed [rebar] and poured concrete",
  "Hired and led a team in [anesthesia]",
  "Staffed [the triage desk] on nights",
]);
each("schedules", [
  "Scheduled [root canals] and cleanings for three dentists",
  "Booked [dialysis] appointments by phone",
  "Arranged [ultrasound] scans for the clinic",
  "Book rooms for [speech therapy]",
  "Scheduled [boiler] inspections in 300 flats",
  "Arranged [physiotherapy] sessions for residents",
  "Booked [crane] inspections",
  "Responsible for scheduling [chemotherapy] visits",
  "I book [court] interpreters",
  "Reserved [scuba] lessons for guests",
]);
each("claimed", [
  "Performed [root canals] on molars",
  "Scheduled [ETL] jobs in Airflow",
  "Ran [dialysis] on six machines",
  "Arranged [wedding flowers] for forty couples a year",
  "Booked appointments in [Dentrix]",
  "Scheduled and led [physiotherapy] sessions",
  "Gave [chemotherapy] on a day ward",
  "Booked [journal entries] and closed the month",
  "Operated a tower [crane]",
  "Taught [scuba] lessons",
]);
each("records", [
  "Filed [soil analysis] results for the agronomist",
  "Keep the [welding certificate] register",
  "Typed up [autopsy] reports",
  "Photocopied [Braille] worksheets",
  "Maintained [vaccination] records of 800 horses",
  "Scanned [conveyancing] files",
  "Printed [blueprint] drawings for the site",
  "Took minutes for the [infection control] committee",
  "Updated the [calibration] log",
  "Archived [clinical trial] binders",
]);
each("claimed", [
  "Ran [soil analysis] in the field",
  "Kept [bees] on twelve sites",
  "Maintained [boilers] in 300 flats",
  "Filed [patents] for two inventions",
  "Maintained [client records] and answered the phone",
  "Taught [Braille] and drew tactile maps",
  "Scanned [knees] and spines with MRI",
  "Calibrated and logged [pressure gauges]",
  "Updated [PLC] code on two lines",
  "Entered [the Baja race] with our own car",
]);
each("supplies", [
  "Ordered [welding] supplies for two shops",
  "Purchased [HVAC] parts",
  "Delivered [dialysis] supplies to homes",
  "Stocked [plumbing] fittings",
  "Procured [laboratory] reagents",
  "Picked and packed [dental] instruments",
  "Transported [orthopedic] kits between hospitals",
  "Restocked [surgical] carts",
  "Loaded [scaffolding] equipment",
  "Ordered materials for [roofing]",
]);
each("claimed", [
  "Ordered timber and turned [table legs]",
  "Delivered [babies] at home and in hospital",
  "Delivered [React] applications for banks",
  "Shipped [iOS] features every week",
  "Ordered [lab tests] and read the results",
  "Transported [patients] by ambulance",
  "Ordered parts in [SAP]",
  "Loaded and fired [kilns]",
  "Picked [grapes] by hand",
  "Purchased and installed [heat pumps]",
]);
each("writes", [
  "Wrote job adverts covering [Angular], Node and Java",
  "Edited [chemistry] textbooks",
  "Translated [cardiology] leaflets into Dutch",
  'Wrote a white paper, "[Robotic welding] in plain words"',
  "Proofread [aviation] manuals",
  "Wrote articles about [beekeeping]",
  "Cold-called surgeons about [spinal implants]",
  "Published blog posts on [keyhole surgery]",
  "Talked to farmers about [irrigation]",
  "Wrote brochures for [kitchen fitting]",
]);
each("claimed", [
  "Wrote [Angular] components",
  "Taught [chemistry] to year 10",
  "Wrote [shell scripts] for backups",
  "Authored [unit tests] for each module",
  "Drafted [wills] and trusts",
  "Answered [the phone] at the desk",
  "Talked a crew through [abseiling]",
  "Wrote up [stock counts]",
  "Edited [podcasts] in Audition",
  "Wrote [grant proposals] worth two million",
]);
each("bills", [
  "Billed insurers for [physical therapy]",
  "Processed claims for [orthodontics]",
  "Invoiced clients for [carpet cleaning]",
  "[Chiropractic] billing for two offices",
]);
each("passes", [
  "Relayed [heating] faults to the engineers",
  "Forward [visa] questions to the legal team",
  "Redirected [oncology] referrals to the duty nurse",
  "Chased surveyors for [subsidence] reports",
  "Passed [wiring] queries to the electrician",
]);
each("sells", ["Place [blood analyzers] with clinics", "Demonstrate [dental radiography] sensors"]);
each("hires", ["Advertise for staff who can lay [terrazzo], grind floors and seal stone"]);
each("records", ["Check [crane operator] cards at the gate", "Verified [nursing] licenses"]);
each("claimed", [
  "Passed [wiring] inspections without a fault",
  "Checked [cranes] before each shift",
  "Forwarded ports on [Cisco] routers",
  "Chased [cattle] on horseback",
  "Hosted [Kubernetes] clusters",
]);
each("attends", ["Attended [safety] meetings every month", "Sat on the [fire safety] committee"]);
each("claimed", [
  "Led [safety] meetings",
  "Attended [births] at home",
  "Billed 1,900 [hours] a year",
]);
