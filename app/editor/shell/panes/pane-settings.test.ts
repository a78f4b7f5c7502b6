import { expect, test } from "vitest";
import {
  DEFAULT_PANE_SETTINGS,
  gridColumns,
  type PaneSettings,
  sizeBounds,
  withPaneToggled,
} from "./pane-settings.ts";

/** The widths of the form and the match pane in a window of this width. */
const sizesAt = (width: number, settings: PaneSettings = DEFAULT_PANE_SETTINGS) => {
  const job = sizeBounds("job", settings, { windowWidth: width }).value;
  return { edit: sizeBounds("edit", settings, { windowWidth: width, otherWidth: job }).value, job };
};

// 27.8% and 23.62% of the window, at most 400 and 340 px.
test.each([
  [1280, { edit: 356, job: 302 }],
  [1440, { edit: 400, job: 340 }],
  [1920, { edit: 400, job: 340 }],
])("in a window of %i px, form and match pane have their default widths", (width, sizes) => {
  expect(sizesAt(width)).toEqual(sizes);
});

test("a chosen width is limited by what the pane's fields and the page need", () => {
  const chosen = (edit: number, job: number): PaneSettings => ({
    sizes: { edit, job },
    collapsed: {},
  });
  expect(sizesAt(1440, chosen(500, 400))).toEqual({ edit: 500, job: 400 });
  expect(sizesAt(1440, chosen(10, 10))).toEqual({ edit: 300, job: 280 });
  // Match stays within the right third, and the page keeps 320 px.
  expect(sizesAt(1440, chosen(2_000, 2_000))).toEqual({ edit: 640, job: 480 });
});

test("collapsed panes become rails of 40 px, and the form takes the width of a collapsed page", () => {
  const sizes = { edit: 400, job: 340 };
  expect(gridColumns(DEFAULT_PANE_SETTINGS, sizes, true)).toBe("400px 1px minmax(0,1fr) 1px 340px");
  expect(gridColumns(DEFAULT_PANE_SETTINGS, sizes, false)).toBe("400px 1px minmax(0,1fr)");
  const onlyForm = withPaneToggled(withPaneToggled(DEFAULT_PANE_SETTINGS, "preview"), "job");
  expect(gridColumns(onlyForm, sizes, true)).toBe("minmax(0,1fr) 1px 40px 1px 40px");
});

test("collapsing the form opens a collapsed page, and the reverse", () => {
  const withoutPage = withPaneToggled(DEFAULT_PANE_SETTINGS, "preview");
  const withoutForm = withPaneToggled(withoutPage, "edit");
  expect(withoutForm.collapsed).toEqual({ edit: true, preview: false });
  expect(withPaneToggled(withoutForm, "preview").collapsed).toEqual({ edit: false, preview: true });
  expect(withPaneToggled(withoutForm, "edit").collapsed).toEqual({ edit: false, preview: false });
});
