/** A layout's next version: made for several pages, with changes of its own to the stylesheet. */
import contactLines from "#app/core/templates/page/contact-lines.css?raw";
import longPages from "#app/core/templates/page/long-pages.css?raw";
import { LabelsGrades } from "#app/core/templates/parts/grade-label.ts";
import { LongPages } from "#app/core/templates/parts/long-pages.ts";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";

export function nextVersion(
  previous: Layout,
  css: string,
  {
    isSuperseded = false,
    isCentered = false,
  }: {
    /** It has a successor, and stays as it was. */
    isSuperseded?: boolean;
    /** The contact details are in the middle, where signs at a line's edge cannot be cut off. */
    isCentered?: boolean;
  } = {},
): Layout {
  const Component = (props: LayoutProps) => (
    <LongPages.Provider value={true}>
      <LabelsGrades.Provider value={!isSuperseded}>
        <previous.Component {...props} />
      </LabelsGrades.Provider>
    </LongPages.Provider>
  );
  const shared = isSuperseded || isCentered ? longPages : longPages + contactLines;
  return { ...previous, css: previous.css + shared + css, hasFoot: true, Component };
}
