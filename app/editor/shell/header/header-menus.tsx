/** The buttons of the header's two menus. */
import { ChevronDown, Ellipsis } from "lucide-react";
import { memo } from "react";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { lazyMenu } from "#app/ui/overlay/lazy-menu.tsx";
import type { EditorHeaderProps } from "./editor-header-props.ts";

const DownloadsMenu = lazyMenu(() =>
  import("./download-items.tsx").then((module) => module.DownloadsMenu),
);
const MoreMenu = lazyMenu(() => import("./more-menu.tsx").then((module) => module.MoreMenu));

export const DownloadsButton = memo(function DownloadsButton(props: EditorHeaderProps) {
  const trigger = (
    <IconButton
      size="small"
      label={TEXTS.moreDownloads}
      disabled={!props.isReady}
      className="max-[56.24rem]:hidden"
    >
      <ChevronDown aria-hidden size={18} />
    </IconButton>
  );
  return <DownloadsMenu {...props} trigger={trigger} />;
});

export const MoreButton = memo(function MoreButton(props: EditorHeaderProps) {
  const trigger = (
    <IconButton size="small" label={TEXTS.more}>
      <Ellipsis aria-hidden size={18} />
    </IconButton>
  );
  return <MoreMenu {...props} trigger={trigger} />;
});
