import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withLabeledPosts } from "./labeled-posts.ts";

type Row = [part: string, text: string];
const after = (...rows: Row[]) =>
  labelsAfterCorrection(
    withLabeledPosts,
    rows.map(([part, text]) => [`experience.${part}`, [text]]),
  ).map((label) => label.replace("experience.", ""));

const SECOND: Row[] = [
  ["head", "from 02.2013 to 09.2018"],
  ["more", "Golden Palm, Batangas"],
  ["more", "Position: Cook"],
];

test("a labeled post right below the head of a job is a part of the head", () => {
  const rows: Row[] = [
    ["head", "from 10.2018 to now"],
    ["more", "Ristora Salute, Milano"],
    ["item", "Position: Kitchen helper, then Commis"],
    ["item", "Stock lists"],
  ];
  expect(after(...rows, ...SECOND)).toEqual([
    ...["head", "more", "more", "item"],
    ...["head", "more", "more"],
  ]);
});

test("what a post was about stays text: alone, as a sentence, below text or below a post", () => {
  const role: Row = ["item", "Position: Kitchen helper"];
  const head: Row = ["head", "Ristora Salute, 2019 - 2021"];
  expect(after(head, role)[1]).toBe("item");
  expect(after(head, ["item", "Position: Led the kitchen."], ...SECOND)[1]).toBe("item");
  expect(after(head, ["item", "Duties: Kitchen, stock"], ...SECOND)[1]).toBe("item");
  expect(after(head, ["item", "Stock lists"], role, ...SECOND)[2]).toBe("item");
  expect(after(["head", "Head Chef, Ristora, 2019 - 2021"], role, ...SECOND)[1]).toBe("item");
  const second: Row = ["item", "Position: Commis"];
  const labeled: Row[] = [["head", "Ristora, 2019 - 2021"], ["item", "Position: Cook"], second];
  expect(after(...labeled, ...SECOND).slice(0, 3)).toEqual(["head", "more", "item"]);
});
