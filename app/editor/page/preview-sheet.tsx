/** The template's own layout on its sheet; drawn again without the form, at every change of the document. */
import { memo, useLayoutEffect, useRef } from "react";
import type { Design } from "#app/core/resume/design.ts";
import type { Language } from "#app/core/templates/language.ts";
import { FLOW_ID, SHEET_ID } from "#app/core/templates/page/sheet.ts";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import type { Room } from "#app/editor/sync/room-context.ts";
import type { Columns } from "./preview-page.ts";
import { useDrawnResume } from "./use-rendered-resume.ts";

export function PreviewSheet({
  room,
  layout,
  design,
  photo,
  page,
  columns,
  script,
  onDrawn,
}: {
  room: Room;
  layout: Layout;
  design: Design;
  photo: string | null;
  page: number;
  columns: Columns;
  script: Language;
  onDrawn(): void;
}) {
  const flow = useRef<HTMLDivElement>(null);
  const resume = useDrawnResume(room, flow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured follows from these
  useLayoutEffect(onDrawn, [resume, layout, design, photo, script]);
  const offset = (page - 1) * (columns.width + columns.gap);
  return (
    <div id={SHEET_ID}>
      <div
        ref={flow}
        id={FLOW_ID}
        style={offset ? { transform: `translateX(${-offset}px)` } : undefined}
      >
        {/* Not the flow itself, whose columns would then run to the left. */}
        <div lang={script.lang} dir={script.dir}>
          {resume ? (
            <Drawn Component={layout.Component} resume={resume} design={design} photo={photo} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Turning the page draws nothing again. */
const Drawn = memo(function Drawn({
  Component,
  ...drawn
}: LayoutProps & { Component: Layout["Component"] }) {
  return <Component {...drawn} />;
});
