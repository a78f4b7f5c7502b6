/**
 * Licenses and other names with an abbreviation are listed once. Lines of other kinds are in
 * requirements-of-lines.test.ts.
 */
import { expect, test } from "vitest";
import { listedRequirements as listed } from "../../../../tests/support/listed-requirements.ts";

test.each([
  ["- Professional Engineer (PE) license", "Professional Engineer license: required"],
  ["- Licensed Professional Engineer (PE) in Colorado", "Professional Engineer license: required"],
  ["- Active North Carolina cosmetology license", "cosmetology license: required"],
  ["- active NC cosmetology license", "cosmetology license: required"],
  ["- Licensed Master Plumber in Georgia", "Licensed Master Plumber: required"],
  ["- Licensed Nurse Practitioner in New York", "Nurse practitioner: required"],
  ["- Registered Dietitian (RD) licensed in Ohio", "Registered Dietitian: required"],
])("a license is listed once, and its state is not: %s", (line, name) => {
  expect(listed(line)).toEqual([name]);
});

test.each([
  ["- Structured English Immersion (SEI) endorsement", "Structured English Immersion"],
  ["- Certified Food Protection Manager (CFPM)", "Certified Food Protection Manager"],
  ["- Hazmat endorsement", "Hazmat endorsement"],
  ["- International Building Code (IBC)", "Building codes"],
  ["- Customer Relationship Management (CRM)", "Customer relationship management"],
  ["- Process policy endorsements", "Policy administration"],
])("a name that is spelled out before its abbreviation is one requirement: %s", (line, name) => {
  expect(listed(line)).toEqual([`${name}: required`]);
});

test.each([
  ["- Active NC dental hygiene license (Required)", "dental hygiene license"],
  ["- Current plumbing license", "plumbing license"],
  ["- Property and casualty insurance license", "Property and casualty insurance license"],
  ["- License in social work", "social work license"],
  ["- Must be licensed in real estate", "Real estate license"],
  ["- Medical coding certification", "Medical coding certification"],
])("a license of a trade is the requirement, not the trade: %s", (line, name) => {
  expect(listed(line)).toEqual([`${name}: required`]);
});

test.each([
  ["- CPR certification", "Cardiopulmonary resuscitation"],
  ["- Forklift certification", "Forklift operation"],
  ["- Experience in plumbing", "Plumbing"],
  ["- Knowledge of dental hygiene", "Dentistry"],
  ["- Salesforce certification", "Salesforce"],
])("the name itself stays the requirement: %s", (line, name) => {
  expect(listed(line)).toEqual([`${name}: required`]);
});

test.each([
  ["- Experience reviewing calibration certificates", "Calibration"],
  ["- Experience issuing welding certificates", "Welding"],
  ["- Experience with plumbing permits", "Plumbing"],
  ["- Knowledge of organic farming certification", "Agriculture"],
])("documents that the work is about need not be held: %s", (line, name) => {
  expect(listed(line)).toEqual([`${name}: required`]);
});

test.each([
  ["- Candidates with a plumbing license", "plumbing license"],
  ["- Background check and cosmetology license", "cosmetology license"],
  ["- Experience with a plumbing license", "plumbing license"],
])("a document that is held is asked for beside such words: %s", (line, name) => {
  expect(listed(line)).toContain(`${name}: required`);
});
