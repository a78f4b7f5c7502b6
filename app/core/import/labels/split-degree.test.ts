import { expect, test } from "vitest";
import { splitDegree } from "./split-degree.ts";

test.each([
  ["", "BSc in Sociology", "BSc", "Sociology"],
  ["", "MBA of Transport Operations", "MBA", "Transport Operations"],
  ["Bachelor of Science of Electrotechnology", "", "Bachelor of Science", "Electrotechnology"],
  ["Bachelor of Arts in", "Education", "Bachelor of Arts", "Education"],
  ["BA (Hons)", "of Welding", "BA (Hons)", "Welding"],
  ["Mestrado em Ciências da Saúde", "", "Mestrado", "Ciências da Saúde"],
  ["Certificate III in Cookery", "", "Certificate III", "Cookery"],
  ["Bachelor of Science", "", "Bachelor of Science", ""],
  ["Master of Science", "", "Master of Science", ""],
  ["BACHELOR I LOGISTIKK", "", "BACHELOR", "LOGISTIKK"],
  ["", "MBO 4 in Verpleegkunde", "MBO 4", "Verpleegkunde"],
  ["", "Nursing", "", "Nursing"],
  ["Hydrology, Master of Science", "", "Master of Science", "Hydrology"],
  ["Hydrology", "Master of Science", "Master of Science", "Hydrology"],
  ["BSc Psychology", "", "BSc", "Psychology"],
  ["BSC PSYCHOLOGY", "", "BSC", "PSYCHOLOGY"],
  ["BACHELOR OF SCIENCE NURSING", "", "BACHELOR OF SCIENCE", "NURSING"],
  ["Certificate Nursing Assistant", "", "Certificate", "Nursing Assistant"],
  ["Advanced Craft Certificate Electrical", "", "Advanced Craft Certificate", "Electrical"],
  ["Leaving Certificate Higher Level", "", "Leaving Certificate Higher Level", ""],
  ["IB Diploma Programme", "", "IB Diploma Programme", ""],
  ["Certificate IV", "", "Certificate IV", ""],
  ["High School Diploma", "", "High School Diploma", ""],
  ["Bachelor of Business Administration in", "", "Bachelor of Business Administration", ""],
  ["GCSEs in", "", "GCSEs", ""],
  [
    "",
    "Associate of Applied Science Culinary Arts",
    "Associate of Applied Science",
    "Culinary Arts",
  ],
])("%s, %s", (degree, field, wanted, study) => {
  expect(splitDegree(degree, field)).toEqual({ degree: wanted, fieldOfStudy: study });
});
