import { expect, test } from "vitest";
import { dateFieldOf } from "./date-field.ts";

const job = (id: string, startDate: string, endDate = "", current = false) => ({
  key: `experience.${id}`,
  entry: { startDate, endDate, current },
});

test("each side of a period leads to its own date of that entry", () => {
  const past = [job("b", "2017-06", "2021-02")];
  expect(dateFieldOf(past, false)).toBe("experience.b.startDate");
  expect(dateFieldOf(past, true)).toBe("experience.b.endDate");
  const present = [job("a", "2021-03", "", true)];
  expect(dateFieldOf(present, false)).toBe("experience.a.startDate");
  expect(dateFieldOf(present, true)).toBe("experience.a.current");
});

test("a date alone is that field, whichever side is pressed", () => {
  for (const isEnd of [false, true]) {
    expect(dateFieldOf([job("a", "2021-03")], isEnd)).toBe("experience.a.startDate");
    expect(dateFieldOf([job("a", "", "2021-03")], isEnd)).toBe("experience.a.endDate");
    expect(dateFieldOf([{ key: "awards.x", entry: { date: "2020" } }], isEnd)).toBe(
      "awards.x.date",
    );
  }
});

test("the whole period of several roles leads to the first start and the last end", () => {
  const roles = [job("c", "2022-01", "2023-05"), job("b", "2020-01", "2021-12")];
  expect(dateFieldOf(roles, false)).toBe("experience.b.startDate");
  expect(dateFieldOf(roles, true)).toBe("experience.c.endDate");
});
