/**
 * Creates a layout's next version: made for several pages (LongPages), with CSS added to the
 * previous.
 */
import longPages from "#app/core/templates/page/long-pages.css?raw";
import { LabelsGrades } from "#app/core/templates/parts/grade-label.ts";
import { LongPages } from "#app/core/templates/parts/long-pages.ts";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";

export function nextVersion(
  previous: Layout,
  css: string,
  /** Whether the label of a grade depends on the grade; false for versions made before that. */
  { labelsGrades = true } = {},
): Layout {
  const Component = (props: LayoutProps) => (
    <LongPages.Provider value={true}>
      <LabelsGrades.Provider value={labelsGrades}>
        <previous.Component {...props} />
      </LabelsGrades.Provider>
    </LongPages.Provider>
  );
  return { ...previous, css: previous.css + longPages + css, hasFoot: true, Component };
}
