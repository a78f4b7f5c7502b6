/**
 * Tests that a web address below a project, labeled as contact details, belongs to the project. In labels, "head" is
 * the first line of an entry, "more" a further line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withProjectLinks } from "./project-links.ts";

/** The label of an address below a line labeled `above`; `next` and `top` label the next and the first line. */
const labelOf = (address: string, above = "projects.item", next = "heading", top = "contact") =>
  labelsAfterCorrection(withProjectLinks, [
    [top, ["ada@example.org"]],
    ["heading", ["Projects"]],
    ["projects.head", ["openlogger"]],
    [above, ["A data logger"]],
    ["contact", [address]],
    [next, ["Skills"]],
  ])[4];

test("an address alone below a project belongs to the project", () => {
  expect(labelOf("openlogger.example.org")).toBe("projects.more");
  expect(labelOf("• github.com/ada/openlogger", "projects.more", "projects.head")).toBe(
    "projects.more",
  );
});

test("profiles, other contact details and an address below something else stay", () => {
  expect(labelOf("linkedin.com/in/ada")).toBe("contact");
  expect(labelOf("ada@example.org")).toBe("contact");
  expect(labelOf("Leeds, openlogger.example.org")).toBe("contact");
  expect(labelOf("openlogger.example.org", "contact")).toBe("contact");
  expect(labelOf("openlogger.example.org", "projects.item", "contact")).toBe("contact");
  expect(labelOf("openlogger.example.org", "projects.item", "heading", "name")).toBe("contact");
});
