/** Describes what is wrong with a client's data in a sentence, without valibot's own wording. */
import * as v from "valibot";

type Issue = v.BaseIssue<unknown>;

/**
 * The issue to report. Of a union that is the one in a part whose types fit, such as a text that is too
 * long; else the union's own.
 */
export function mainIssue(issue: Issue): Issue {
  if (issue.type !== "union") return issue;
  return issue.issues?.find(({ kind }) => kind === "validation") ?? issue;
}

/** A sentence that names the field by its path, or else the whole. */
export function describeIssue(issue: Issue, whole = "This"): string {
  const path = v.getDotPath(issue);
  if (!issue.message.startsWith("Invalid")) return issue.message;
  return `${path ?? whole} ${ruleOf(issue)}`;
}

function ruleOf({ kind, type, expected, received, requirement, input }: Issue): string {
  if (kind === "schema") {
    if (received === "undefined") return "is missing";
    const names = [...(expected ?? "").matchAll(/"([^"]*)"/g)].map(([, name]) => name);
    // A union's list would name its texts alone.
    if (names.length > 0 && type !== "union") return `must be one of: ${names.join(", ")}`;
    return EXPECTED[expected ?? ""] ?? "is not valid";
  }
  const limit = Number(requirement).toLocaleString("en");
  const unit = typeof input === "string" ? "characters" : "items";
  switch (type) {
    case "max_length":
      return `is limited to ${limit} ${unit}`;
    case "min_length":
      return requirement === 1 ? "must not be empty" : `must have at least ${limit} ${unit}`;
    case "max_value":
      return `must be at most ${limit}`;
    case "min_value":
      return `must be at least ${limit}`;
    case "integer":
    case "safe_integer":
      return "must be a whole number";
    default:
      return "is not valid";
  }
}

const EXPECTED: Record<string, string> = {
  string: "must be text",
  number: "must be a number",
  boolean: "must be true or false",
  Array: "must be a list",
  Object: "must be an object",
};
