/** Tests how the texts of wrapped lines are joined, and which hyphens at line ends stay. */

import { expect, test } from "vitest";
import { fromDocLines } from "#app/core/import/labels/label-line.ts";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { createJoin } from "./wrapped-lines.ts";

const linesOf = (texts: string[]) =>
  fromDocLines(
    texts.map((text) => ({
      text,
      cells: [{ text, isBold: false }],
      ...{ isBold: false, isItalic: false, size: 10, styleKey: "", isBullet: false },
      ...{ level: null, gap: 0, x: 0, page: 1 },
    })),
  );

test("hyphens at line ends stay, unless the document divides words", () => {
  const plain = createJoin(linesOf(["Led a cross-", "functional team"]));
  expect(plain("Led a cross-", "functional team")).toBe("Led a cross-functional team");
  const broken = createJoin(linesOf(["Im-", "proved the qual-", "ity of ser-", "vice"]));
  expect(broken("qual-", "ity of")).toBe("quality of");
  expect(broken("Led a cross-", "functional team")).toBe("Led a cross-functional team");
});

test("a long word that the document has without a hyphen was divided", () => {
  const join = createJoin(linesOf(["Desembarques de loco", "Reporting", "co-owner, coowners"]));
  expect(join("datos de de-", "sembarque.")).toBe("datos de desembarque.");
  expect(join("weekly re-", "porting to")).toBe("weekly reporting to");
  expect(join("the co-", "owner of")).toBe("the co-owner of");
  expect(join("a cross-", "functional team")).toBe("a cross-functional team");
});

test("soft hyphens are removed, and URLs are joined without a space", () => {
  const join = createJoin([]);
  expect(join("qual\u00ad", "ity")).toBe("quality");
  expect(join("qual\u2010", "ity")).toBe("quality");
  expect(join("https://example.com/", "cv")).toBe("https://example.com/cv");
  expect(join("one", "two")).toBe("one two");
});

test('justified text divides words, except compounds and words before "und"', () => {
  const long = "Prowadzenie szkoleń wewnętrznych w firmie oraz dla partnerów i klientów";
  const lines = labeledLines(
    Array.from({ length: 6 }, () => ["experience.item", [long]] as const),
  ).map(({ line }) => line);
  expect(createJoin(lines)("Obsługa dwunastu wydzia-", "łów")).toBe("Obsługa dwunastu wydziałów");
  expect(createJoin(lines)("Gesundheits-", "und Krankenpflege")).toBe(
    "Gesundheits- und Krankenpflege",
  );
  expect(createJoin(lines)("Built a state-", "of-the-art laboratory")).toBe(
    "Built a state-of-the-art laboratory",
  );
  expect(createJoin(lines)("Made data-", "driven decisions")).toBe("Made data-driven decisions");
});
