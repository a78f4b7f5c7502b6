/** Opens the share dialog, whose code is loaded on demand. */
import { Share2 } from "lucide-react";
import { memo, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { lazyOverlay } from "#app/ui/loading/lazy-part.tsx";
import { BUTTON_TEXTS } from "./button-texts.ts";

export const ShareDialog = lazyOverlay(() =>
  import("./share-dialog.client.tsx").then((module) => module.ShareDialog),
);

export const ShareButton = memo(function ShareButton({
  resumeId,
  title,
  className,
  textClassName,
}: {
  resumeId: string;
  title: string;
  className?: string;
  textClassName?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        className={className}
        onClick={() => setOpen(true)}
        title={BUTTON_TEXTS.shareLabel}
      >
        {/* Hidden where the header is wide enough for the text, but not for text and icon. */}
        <Share2 aria-hidden size={16} className="xl:max-[88rem]:hidden" />
        <span className={textClassName}>{BUTTON_TEXTS.shareLabel}</span>
      </Button>
      {isOpen ? (
        <ShareDialog
          resumeId={resumeId}
          title={title}
          onClose={() => setOpen(false)}
          onLoadError={() => setOpen(false)}
        />
      ) : null}
    </>
  );
});
