/** Opens the share dialog, whose code is loaded on demand. */
import { Share2 } from "lucide-react";
import { memo, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";

export const ShareDialog = lazyPart(() =>
  import("./share-dialog.tsx").then((module) => module.ShareDialog),
);

export const ShareButton = memo(function ShareButton({
  resumeId,
  title,
  className,
}: {
  resumeId: string;
  title: string;
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" className={className} onClick={() => setOpen(true)}>
        <Share2 aria-hidden size={16} className="max-sm:hidden lg:max-[88rem]:hidden" />
        Share
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
