/** The menu of a `+` on the page: the sections and texts that can be added. */
import type { ReactElement } from "react";
import { Menu, MenuItem } from "#app/ui/overlay/menu.tsx";
import type { PagePart } from "./part-actions.ts";

export interface PartChoice {
  parts: readonly PagePart[];
  nameOf(part: PagePart): string;
  onPick(part: PagePart): void;
}

export function PartMenu({ trigger, ...choice }: PartChoice & { trigger: ReactElement }) {
  return (
    <Menu isOpenAtFirst align="start" trigger={trigger}>
      <PartItems {...choice} />
    </Menu>
  );
}

/** A component apart from the menu, so that the names are computed only once it opens. */
function PartItems({ parts, nameOf, onPick }: PartChoice) {
  return parts.map((part) => (
    <MenuItem key={part} movesFocus onSelect={() => onPick(part)}>
      {nameOf(part)}
    </MenuItem>
  ));
}
