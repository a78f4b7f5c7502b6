import { expect, test } from "vitest";
import { isPlace, splitPlace } from "./places.ts";

test.each([
  ["Columbus, OH", true],
  ["Boston, MA", true],
  ["Denver, CO 80202", true],
  ["Columbus, Ohio, USA", true],
  ["80331 München", true],
  ["Lyon, France", true],
  ["Sweden", true],
  ["Remote (US)", true],
  ["San Francisco Bay Area", true],
  ["Registered Nurse, Emergency Care", false],
  ["Acme Inc, USA", false],
  ["Lead, Brno", false],
  ["Olive Court, Columbus, OH", false],
  ["Olive Court", false],
  ["Riverside Medical Center", false],
])("%s is clearly a place: %s", (text, expected) => {
  expect(isPlace(text)).toBe(expected);
});

test.each([
  ["Acme · Columbus, OH", "Acme", "Columbus, OH"],
  ["Acme · Small Town", "Acme", "Small Town"],
  ["Acme · Full-time", "Acme · Full-time", ""],
  ["Acme, Columbus, OH", "Acme", "Columbus, OH"],
  ["Acme, Inc., Columbus, OH", "Acme, Inc.", "Columbus, OH"],
  ["Acme, Munich, Germany", "Acme", "Munich, Germany"],
  ["Acme, Columbus, OH, USA", "Acme", "Columbus, OH, USA"],
  ["Acme (Berlin)", "Acme", "Berlin"],
  ["Acme – Berlin, Germany", "Acme", "Berlin, Germany"],
  ["Acme | Remote", "Acme", "Remote"],
  ["Smith, Jones and Partners", "Smith, Jones and Partners", ""],
  ["University of California, Los Angeles", "University of California, Los Angeles", ""],
])("%s is %s in %s", (text, name, place) => {
  expect(splitPlace(text)).toEqual({ name, place });
});
