/** A keyword's menu: corrections by the person, such as `Not true for me` or `Not a requirement`. */
import type { ReactElement } from "react";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { Menu, MenuItem } from "#app/ui/overlay/menu.tsx";

export function KeywordMenu({
  trigger,
  onDecline,
  onExclude,
  onChange,
  changeText,
}: {
  trigger: ReactElement;
  onDecline?(): void;
  onExclude?(): void;
  onChange?(): void;
  changeText: string;
}) {
  return (
    <Menu isOpenAtFirst trigger={trigger}>
      {onDecline ? <MenuItem onSelect={onDecline}>{TEXTS.notTrueForMe}</MenuItem> : null}
      {onChange ? <MenuItem onSelect={onChange}>{changeText}</MenuItem> : null}
      {onExclude ? <MenuItem onSelect={onExclude}>{TEXTS.notARequirement}</MenuItem> : null}
    </Menu>
  );
}
