/** A layout's next version: made for several pages, with changes of its own to the stylesheet. */
import longPages from "#app/core/templates/page/long-pages.css?raw";
import { LongPages } from "#app/core/templates/parts/long-pages.ts";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";

export function nextVersion(previous: Layout, css: string): Layout {
  const Component = (props: LayoutProps) => (
    <LongPages.Provider value={true}>
      <previous.Component {...props} />
    </LongPages.Provider>
  );
  return { ...previous, css: previous.css + longPages + css, hasFoot: true, Component };
}
