/** A keyword's menu: corrections by the person, such as `Not true for me` or `Not a requirement`. */
import type { ReactElement } from "react";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { Menu, MenuItem } from "#app/ui/overlay/menu.tsx";

/**
 * An item without its function is left out.
 * @param trigger the button that opens the menu; the first click on it loads this file, so it opens at once
 * @param onDecline the keyword is not true for the person; it still counts as missing
 * @param onExclude it is no requirement of the posting
 * @param onChange makes a must-have a nice-to-have, or the reverse; `changeText` says which
 */
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
