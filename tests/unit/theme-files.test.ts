/**
 * tests/bench/imports/themes prints resumes with other people's themes. A theme may leave fields out, so the expected
 * result ("truth") is reduced to what the theme shows: a copy with marks in every field is printed too.
 */
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { resumeSchema } from "#app/core/resume/schema.ts";
import { jsonResumeOf } from "../bench/imports/themes/json-resume.mjs";
import { isTwice, markResume, runsOn } from "../bench/imports/themes/marks.mjs";
import { preparePerson } from "../bench/imports/themes/person.mjs";
import { markPlace, shownPlace } from "../bench/imports/themes/place.mjs";
import { keepShown, shownAfterAll } from "../bench/imports/themes/shown.mjs";
import { missingYears, shownDate } from "../bench/imports/themes/shown-dates.mjs";

const shown = (march: string, november: string) =>
  shownDate("2021-06", "1915", [{ text: march }, { text: november }]);

describe("resumes printed with themes", () => {
  it("finds which part of a date a theme shows", () => {
    expect(shown("Mar 1915 – Mar 1916", "Nov 1915 – Nov 1916")).toBe("2021-06");
    expect(shown("03/12/1915", "11/12/1915")).toBe("2021-06");
    expect(shown("1915-03-12", "1915-11-12")).toBe("2021-06");
    expect(shown("1915 / 03 – 1916 / 03", "1915 / 11 – 1916 / 11")).toBe("2021-06");
    expect(shown("1914 / 03 – 1915", "1914 / 11 – 1915")).toBe("2021");
    expect(shown("Mar 1, 1915", "Nov 1, 1915")).toBe("2021-06");
    expect(shown("12 de marzo de 1915", "12 de noviembre de 1915")).toBe("2021-06");
    expect(shown("Zurich, 1915 – Mar 1916", "Zurich, 1915 – Nov 1916")).toBe("2021");
    expect(shown("1914", "1914")).toBe("");
  });

  it("counts how often a print shows a year", () => {
    const truth = { experience: [{ startDate: "2019", endDate: "2021", description: "In 2019" }] };
    expect(missingYears(truth, "2019 – 2021 In 2019")).toEqual([]);
    expect(missingYears(truth, "In 2019, 2021")).toEqual(["2019"]);
  });

  it("finds how a theme writes a place", () => {
    const place = { city: "Cork", region: "Munster", countryCode: "IE" };
    const { city, region } = markPlace(place);
    expect(shownPlace(place, `Ann\n${city}, Ireland – (568)`)).toBe("Cork, Ireland");
    expect(shownPlace(place, `${city} ${region} | IE, a@b.c`)).toBe("Cork Munster | IE");
    expect(shownPlace(place, "College of Cork")).toBe("");
  });

  it("keeps what the marked print shows, and finds texts that only the unmarked print shows", () => {
    const { truth, place, way } = preparePerson(3, "en");
    expect(v.safeParse(resumeSchema, truth).issues).toBeUndefined();
    const { marked, marks } = markResume(truth, "03");
    const all = (resume: object) => JSON.stringify(jsonResumeOf(resume, { place, way, day: "" }));
    const print = { text: all(marked), links: [] };
    const kept = keepShown(truth, marks, [print, print], { text: all(truth), links: [] });
    expect(kept.experience.map(({ company }: { company: string }) => company)).toEqual(
      truth.experience.map(({ company }: { company: string }) => company),
    );
    expect(kept.skills).toEqual(truth.skills);
    expect(shownAfterAll(truth, kept, all(truth))).toEqual([]);

    const empty = { text: "", links: [] };
    const nothing = keepShown(truth, marks, [empty, empty], empty);
    expect(nothing.experience).toEqual([]);
    expect(nothing.personalInfo.fullName).toBe("");
    expect(shownAfterAll(truth, nothing, all(truth))).not.toEqual([]);
  });

  it("detects bullets that are printed as one line, and jobs that are printed twice", () => {
    const marks = new Map([["/experience/0/description", ["Zqaaaqz", "Zqaabqz"]]]);
    expect(runsOn(marks, "Zqaaaqz , Zqaabqz")).toBe(true);
    expect(runsOn(marks, "Zqaaaqz\nZqaabqz")).toBe(false);
    expect(isTwice(marks, "Zqaaaqz\nZqaabqz")).toBe(false);
    expect(isTwice(marks, "Zqaaaqz\nZqaabqz\nZqaaaqz\nZqaabqz")).toBe(true);
  });
});
