/** Tests which two lines of contact details are joined, because the first was wrapped. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { joinContacts } from "./contact-lines.ts";

test.each([
  ["amelia.macleod@gmail.c", "om", ["amelia.macleod@gmail.com"]],
  ["amelia.macleod@gmai", "l.com", ["amelia.macleod@gmail.com"]],
  ["lindiwe@mailbox.example", ".co.za", ["lindiwe@mailbox.example.co.za"]],
  [
    "Durban | linkedin.com/in/kwame-",
    "fairbanks | Perth",
    ["Durban | linkedin.com/in/kwame-fairbanks | Perth"],
  ],
  ["+34 696 792", "758", ["+34 696 792 758"]],
  ["LinkedIn", "tobias-renner", ["LinkedIn: tobias-renner"]],
  ["kwame@proton.me", "github.com/kwame", ["kwame@proton.me", "github.com/kwame"]],
  ["kwame@proton.me", "LinkedIn", ["kwame@proton.me", "LinkedIn"]],
  ["github.com/inesduarte", "duarte.codes", ["github.com/inesduarte", "duarte.codes"]],
  ["kwame.example/a-long-way", "here.html", ["kwame.example/a-long-wayhere.html"]],
  ["duarte.codes", "in/inesduarte", ["duarte.codes", "in/inesduarte"]],
  ["www.linkedin.com/", "in/inesduarte", ["www.linkedin.com/in/inesduarte"]],
  ["LinkedIn", "GitHub", ["LinkedIn", "GitHub"]],
  ["Col. Roma, Guadalajara,", "Jalisco", ["Col. Roma, Guadalajara, Jalisco"]],
  ["Phone: Guadalajara,", "Jalisco", ["Phone: Guadalajara,", "Jalisco"]],
  ["Guadalajara,", "LinkedIn", ["Guadalajara,", "LinkedIn"]],
  ["Guadalajara,", "44100 Jalisco", ["Guadalajara,", "44100 Jalisco"]],
  ["maelys.cr@gmail.com", "Nantes (44)", ["maelys.cr@gmail.com", "Nantes (44)"]],
])("%s above %s is read as %j", (first, second, joined) => {
  const lines = labeledLines([
    ["contact", [first]],
    ["contact", [second]],
  ]);
  expect(joinContacts(lines).map(({ line }) => line.text)).toEqual(joined);
});
