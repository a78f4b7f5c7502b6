/** A layout's next version: made for several pages, with changes of its own to the stylesheet. */
import longPages from "#app/core/templates/page/long-pages.css?raw";
import { LabelsGrades } from "#app/core/templates/parts/grade-label.ts";
import { LongPages } from "#app/core/templates/parts/long-pages.ts";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";

export function nextVersion(
  previous: Layout,
  css: string,
  /** False in the versions that have a successor, which stay as they were. */
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
