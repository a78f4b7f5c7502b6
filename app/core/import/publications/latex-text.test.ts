import { expect, test } from "vitest";
import { latexToText } from "./latex-text.ts";

test("accents and named characters become letters", () => {
  expect(latexToText(String.raw`G\"{o}del, \v{S}koda, {\AA}ngstr\"om, stra\ss{}e`)).toBe(
    "Gödel, Škoda, Ångström, straße",
  );
});

test("unknown commands are dropped, even with names that all objects inherit", () => {
  expect(latexToText(String.raw`A \unknown{} b \constructor{} c \toString{} d`)).toBe("A b c d");
});

test("escaped characters stay, braces and the signs of formulas go", () => {
  expect(latexToText(String.raw`Costs of \$100 \& more: {a} $x_1$`)).toBe(
    "Costs of $100 & more: a x_1",
  );
  expect(latexToText(String.raw`The set \{a, b\} and \~{}home`)).toBe("The set {a, b} and ~home");
});
