import { expect, test } from "vitest";
import { DEFAULT_REGIONS, gridColumns, type Regions, sizeBounds, toggleRegion } from "./regions.ts";

const sizesAt = (width: number, regions: Regions = DEFAULT_REGIONS) => {
  const job = sizeBounds("job", regions, width, 0).value;
  return { edit: sizeBounds("edit", regions, width, job).value, job };
};

test.each([
  [1280, { edit: 356, job: 302 }],
  [1440, { edit: 400, job: 340 }],
  [1920, { edit: 400, job: 340 }],
])("at %i px form and match have their default widths", (width, sizes) => {
  expect(sizesAt(width)).toEqual(sizes);
});

test("a chosen width holds between what its fields need and what the page needs", () => {
  const chosen = (edit: number, job: number): Regions => ({ sizes: { edit, job }, collapsed: {} });
  expect(sizesAt(1440, chosen(500, 400))).toEqual({ edit: 500, job: 400 });
  expect(sizesAt(1440, chosen(10, 10))).toEqual({ edit: 300, job: 280 });
  // Match stays within the right third, and the page keeps 320 px.
  expect(sizesAt(1440, chosen(2_000, 2_000))).toEqual({ edit: 640, job: 480 });
});

test("collapsed regions become rails, and the form fills a collapsed page's place", () => {
  const sizes = { edit: 400, job: 340 };
  expect(gridColumns(DEFAULT_REGIONS, sizes, true)).toBe("400px 1px minmax(0,1fr) 1px 340px");
  expect(gridColumns(DEFAULT_REGIONS, sizes, false)).toBe("400px 1px minmax(0,1fr)");
  const onlyForm = toggleRegion(toggleRegion(DEFAULT_REGIONS, "preview"), "job");
  expect(gridColumns(onlyForm, sizes, true)).toBe("minmax(0,1fr) 1px 40px 1px 40px");
});

test("collapsing the form opens a collapsed page, and the reverse", () => {
  const withoutPage = toggleRegion(DEFAULT_REGIONS, "preview");
  const withoutForm = toggleRegion(withoutPage, "edit");
  expect(withoutForm.collapsed).toEqual({ edit: true, preview: false });
  expect(toggleRegion(withoutForm, "preview").collapsed).toEqual({ edit: false, preview: true });
  expect(toggleRegion(withoutForm, "edit").collapsed).toEqual({ edit: false, preview: false });
});
