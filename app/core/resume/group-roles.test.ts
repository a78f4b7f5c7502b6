/** Which jobs are printed together as roles at one employer. */
import { expect, test } from "vitest";
import { groupRoles, isRoleBelow, type RoleGroup, totalPeriod } from "./group-roles.ts";
import type { Experience } from "./schema.ts";

const role = (id: string, more: Partial<Experience> = {}): Experience => ({
  ...{ id, company: "Acme", position: id, startDate: "", endDate: "", current: false },
  description: "",
  ...more,
});

test("only consecutive entries with the same employer id are grouped", () => {
  const list = [
    role("a", { employerId: "x" }),
    role("b", { employerId: "x" }),
    role("c"),
    role("d"),
    role("e", { employerId: "x" }),
  ];
  expect(groupRoles(list).map((roles) => roles.map(({ id }) => id))).toEqual([
    ["a", "b"],
    ["c"],
    ["d"],
    ["e"],
  ]);
  expect(list.filter(({ id }) => isRoleBelow(list, id)).map(({ id }) => id)).toEqual(["b"]);
  expect(isRoleBelow(list, "unknown")).toBe(false);
});

test("a role whose company was renamed is a group of its own", () => {
  const [first, second] = [role("a", { employerId: "x" }), role("b", { employerId: "x" })];
  expect(groupRoles([first, { ...second, company: " acme " }])).toHaveLength(1);
  expect(groupRoles([first, { ...second, company: "Other" }])).toHaveLength(2);
});

test("the total period of roles is from the first start to the last end", () => {
  const roles: RoleGroup = [
    role("a", { startDate: "2021", current: true }),
    role("b", { startDate: "2017-06", endDate: "2021" }),
    role("c", { endDate: "2016" }),
  ];
  expect(totalPeriod(roles)).toEqual({ startDate: "2017-06", endDate: "2021", current: true });
});
