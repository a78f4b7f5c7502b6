/** The template's own layout on its sheet; drawn again without the form, at every change of the document. */
import { memo, useLayoutEffect } from "react";
import type { Design } from "#app/resume/design.ts";
import type { Resume } from "#app/resume/schema.ts";
import type { Layout } from "#app/templates/template.ts";
import { type Columns, FLOW_ID, SHEET_ID } from "./preview-page.ts";
import { useRoomValue } from "./room-context.ts";

export function PreviewSheet({
  layout,
  design,
  page,
  columns,
  onDrawn,
}: {
  layout: Layout;
  design: Design;
  page: number;
  columns: Columns;
  onDrawn(): void;
}) {
  const resume = useRoomValue((snapshot) => snapshot.resume);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured follows from these
  useLayoutEffect(onDrawn, [resume, layout, design]);
  const offset = (page - 1) * (columns.width + columns.gap);
  return (
    <div id={SHEET_ID}>
      <div id={FLOW_ID} style={offset ? { transform: `translateX(${-offset}px)` } : undefined}>
        <Drawn Component={layout.Component} resume={resume} design={design} />
      </div>
    </div>
  );
}

/** Turning the page draws nothing again. */
const Drawn = memo(function Drawn({
  Component,
  resume,
  design,
}: {
  Component: Layout["Component"];
  resume: Resume;
  design: Design;
}) {
  return <Component resume={resume} design={design} />;
});
