/**
 * Resume lines in which the words in brackets are the writer's own ("claimed"), or another person's,
 * only being learned, booked, lapsed or known a little (STATUS).
 */
import { expect, test } from "vitest";
import { statusIn } from "../../../../tests/support/claims.ts";

const each = (status: string, lines: string[]) =>
  test.each(lines)(`the words in brackets get the status "${status}": %s`, (line) =>
    expect(statusIn(line)).toBe(status),
  );

each("others", [
  "My brother is an [arborist]",
  "My flatmate works as a [sound engineer] and says I would be good at it",
  "My mother-in-law was a [midwife]",
  "My wife holds a [pilot] license",
  "My uncle has a [butcher shop] in Cork",
  "Supported the [Finance Director] with travel",
  "Personal assistant to the [Chief Surgeon]",
  "Answered phones for the [cardiology] department",
  "Stood beside [veterinary nurse] teams every week",
  "Nine years in the heart of a [radiology] department",
  "Mailed the flyers which our agency designs in [InDesign]",
  "Handed out reports that the analyst pulls from [Tableau]",
  "Called leads from a [telemetry] script written by our nurse",
  "Gave talks with slides on [soil testing] prepared by a colleague",
]);
each("claimed", [
  "Trained as an [arborist] with my brother's firm",
  "My partners and I ran a [sound studio]",
  "Delivered babies as a [midwife] for ten years",
  "My work as a [pilot] took me to forty airports",
  "Supported residents with [personal care]",
  "Supported the team with [Excel] models",
  "Served as [treasurer] for five years",
  "Stood beside the road and counted [traffic]",
  "Built dashboards in [Tableau] that the sales team uses daily",
  "Wrote [Terraform] modules that other teams run",
  "Built [terraces] that the architect designed",
  "Drew plans in [Rhino] to a brief written by me",
  "Repaired engines built by hand in our [foundry]",
  "Led a department of [radiology]",
]);
each("learning", [
  "[Blender] course, 40% complete",
  "[Carpentry] certificate: 3 of 8 modules",
  "[Sign language], week 2 of 10",
  "Enrolled part-time in a [horticulture] degree",
  '"[Kotlin] for Beginners"',
  "[ISTQB]: sat in March, did not pass",
  "[CPA]: took the mock exam",
]);
each("wish", [
  "[First aid] renewal class booked",
  "[IOSH] exam booked",
  "Booked on the [scaffolding] course in May",
  "Signed up for a [plastering] course",
  "Accepted to the [optometry] program",
  "Looking to work with [orchids]",
]);
each("lapsed", ["[Forklift] card ran out in 2023", "[BOSIET] (2019, not renewed)"]);
each("basic", [
  "I have read a lot about [permaculture]",
  "Watched a colleague use [Maya]",
  "I know every [plumber] in town",
  "Reading a book on [derivatives]",
  "We looked at [Kafka] and stayed with a table",
  "A semester of [Latin]",
]);
each("claimed", [
  "Finished [Blender] course, 100 renders sold",
  "Led three of our [carpentry] teams",
  "Treated patients in [oncology] trials",
  "Wrote [Kotlin] for banks",
  "Booked guests into [Opera]",
  "We ran out of [scaffolding] only once",
  "Read [meters] in 400 homes",
  "Watched [patients] after surgery",
  "Know [Maya] well",
  "Looked after [orchids] in three glasshouses",
  "I speak fluent [French]",
]);
