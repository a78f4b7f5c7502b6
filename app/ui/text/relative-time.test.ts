import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, "just now"],
  [-59_999, "just now"],
  [30_000, "just now"],
  [-MINUTE, "1 minute ago"],
  [-59 * MINUTE, "59 minutes ago"],
  [-HOUR, "1 hour ago"],
  [-25 * HOUR, "yesterday"],
  [-3 * DAY, "3 days ago"],
  [-8 * DAY, "last week"],
  [-45 * DAY, "last month"],
  [-800 * DAY, "2 years ago"],
  [12 * HOUR, "in 12 hours"],
  [29 * DAY, "in 4 weeks"],
])("%d ms from now reads %s", (offset, text) => {
  const now = Date.parse("2026-08-01T12:00:00Z");
  expect(relativeTime(now + offset, now)).toBe(text);
});
