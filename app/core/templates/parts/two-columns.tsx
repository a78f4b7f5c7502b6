/**
 * A main column and a side column, next to each other on the page and one after the other in reading order. A side
 * column that continued on the next page would be read in the middle of the main one, so it gets only as many
 * sections as certainly fit on the first page; the others move to the main column.
 */
import type { ReactNode } from "react";
import { NO_DESIGN, type SectionName } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { LayoutProps } from "#app/core/templates/template.ts";
import { arrangeSections } from "./sections.tsx";
import { countLines, DEFAULT_CAPACITY, maxSideLines, type SideCapacity } from "./side-capacity.ts";

export function TwoColumns({
  resume,
  design = NO_DESIGN,
  main,
  side,
  isSideFirst = false,
  capacity = DEFAULT_CAPACITY,
  children,
}: LayoutProps & {
  main: readonly SectionName[];
  side: readonly SectionName[];
  /** True for a floating side column, below which and on later pages the main column has the full width. */
  isSideFirst?: boolean;
  capacity?: SideCapacity;
  children(names: readonly SectionName[]): ReactNode;
}) {
  const { sideNames, movedNames } = splitSections(
    resume,
    arrangeSections(side, design),
    capacity,
    maxSideLines(resume, design, capacity),
  );
  const mainNames = arrangeSections(main, design);
  const first = mainNames.filter((name) => name !== "customSections");
  const last = mainNames.filter((name) => name === "customSections");
  const sideColumn =
    sideNames.length > 0 ? <div className="side">{children(sideNames)}</div> : null;
  return (
    <div className="columns">
      {isSideFirst ? sideColumn : null}
      <div className="main">{children([...first, ...movedNames, ...last])}</div>
      {isSideFirst ? null : sideColumn}
    </div>
  );
}

function splitSections(
  resume: Resume,
  names: readonly SectionName[],
  capacity: SideCapacity,
  maxLines: number,
) {
  const sideNames: SectionName[] = [];
  const movedNames: SectionName[] = [];
  let used = 0;
  for (const name of names) {
    const lines = countLines(resume, name, capacity);
    if (lines === 0) continue;
    // All sections after the first moved one move too, so that the order stays.
    if (movedNames.length === 0 && used + lines <= maxLines) {
      sideNames.push(name);
      used += lines;
    } else {
      movedNames.push(name);
    }
  }
  return { sideNames, movedNames };
}
