/**
 * Creates a layout's next version from the previous one: with CSS added, and made for several pages (MultiPageLayout).
 * Resumes keep the version they were created with, so a published version never changes (docs/decisions/0012).
 */
import longPages from "#app/core/templates/page/long-pages.css?raw";
import { GradeSpecificLabels } from "#app/core/templates/parts/grade-label.ts";
import { MultiPageLayout } from "#app/core/templates/parts/multi-page-layout.ts";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";

export function nextVersion(
  previous: Layout,
  css: string,
  /** Whether the label of a grade depends on the grade; false for versions made before that. */
  { hasGradeSpecificLabels = true } = {},
): Layout {
  const Component = (props: LayoutProps) => (
    <MultiPageLayout.Provider value={true}>
      <GradeSpecificLabels.Provider value={hasGradeSpecificLabels}>
        <previous.Component {...props} />
      </GradeSpecificLabels.Provider>
    </MultiPageLayout.Provider>
  );
  return { ...previous, css: previous.css + longPages + css, hasFooter: true, Component };
}
