/**
 * Tests whether a text beside the person's name is a headline or a town, and not the surname, judged by the email
 * address.
 */

import { expect, test } from "vitest";
import { createNameNeighbors } from "./name-neighbors.ts";

test.each([
  ["Thijs de Vries", "Inkoper", "thijs.devries@example.net", true],
  ["Kateryna MacLeod", "Clinical", "macleod_kateryna@example.com", true],
  ["Ana Maria", "Santos Cook", "ana.santos@example.com", false],
  ["Maria", "Cook", "m@example.com", false],
  ["Ada Berg", "Leeds, UK", "ada.berg@example.com", false],
  ["Ada Berg", "44000 Nantes", "ada.berg@example.com", false],
  ["Ada Berg", "Lind", "ab@example.com", false],
  ["Mary Jane", "Cook", "hello@example.com", false],
  ["Mary Jane", "Cook", "maryjane@example.com", false],
  ["Mary Jane", "Pastry Cook", "maryjane@example.com", true],
  ["Mary Jane", "Miller Sales Cook", "mary.miller@example.com", false],
  ["Min Jun", "Oh Cook", "minjun.oh@example.com", false],
  ["Min Jun", "Head Cook", "min.jun@example.com", true],
  ["Ann Marie", "Whitfield", "annmarie@example.com", false],
  ["Ann Marie", "Cook in chief", "am@example.com", true],
])(
  'beside the name "%s", the text "%s" is a headline, given the email address %s: %s',
  (name, after, email, expected) => {
    const namesJob = (text: string) => /Inkoper|Cook/.test(text);
    expect(createNameNeighbors(["Leeds", email], namesJob).isHeadline(name, after)).toBe(expected);
  },
);

test.each([
  ["Ruud Hof", "Brugge", "ruud.hof@example.com", true],
  ["Ruud Hof", "De Haan", "ruudhof@example.com", true],
  ["Ruud Hof", "Gent, Belgium", "info@example.com", true],
  ["Ruud Hof", "Gent", "ruud.gent@example.com", false],
  ["Mary Jane", "York", "maryjane@example.com", false],
  ["Mary Jane", "York", "hello@example.com", false],
])(
  'beside the name "%s", the text "%s" is a town, given the email address %s: %s',
  (name, after, email, expected) => {
    const { isTown, isHeadlineOrTown } = createNameNeighbors(
      [email],
      () => false,
      () => true,
    );
    expect([isTown(name, after), isHeadlineOrTown(name, after)]).toEqual([expected, expected]);
  },
);
