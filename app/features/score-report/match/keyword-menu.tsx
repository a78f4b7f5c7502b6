/** The menu of one keyword: what its requirement is not. */
import type { ReactElement } from "react";
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
      {onDecline ? <MenuItem onSelect={onDecline}>Not true for me</MenuItem> : null}
      {onChange ? <MenuItem onSelect={onChange}>{changeText}</MenuItem> : null}
      {onExclude ? <MenuItem onSelect={onExclude}>Not a requirement</MenuItem> : null}
    </Menu>
  );
}
