/** Reminds a signed-in person of a resume that was written on this device without an account. */
import { useEffect, useState } from "react";
import { LAZY_TEXTS } from "#app/editor/shell/lazy-texts.ts";
import {
  deviceEpoch,
  eraseDeviceResume,
  readDeviceTitle,
} from "#app/editor/sync/device/device-storage.ts";
import { KEEP_PATH } from "#app/editor/sync/device/keep-paths.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { Banner } from "#app/ui/page/banner.tsx";

const EraseDialog = lazyPart(() =>
  import("./erase-dialog.tsx").then((module) => module.EraseDialog),
);

/** Never moves the resume by itself: the device may be another person's. */
export function DeviceResumeBanner() {
  const [title, setTitle] = useState<string | null>(null);
  const [isErasing, setErasing] = useState(false);
  useEffect(() => setTitle(deviceEpoch() === null ? null : readDeviceTitle()), []);
  if (title === null) return null;
  return (
    <>
      <Banner
        title={LAZY_TEXTS.keptOnlyOnDevice({ title })}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={KEEP_PATH} size="small" variant="primary">
              {LAZY_TEXTS.moveItIntoYourAccount}
            </ButtonLink>
            <ButtonLink to="/try" size="small">
              {LAZY_TEXTS.openIt}
            </ButtonLink>
            <Button size="small" variant="quiet" onClick={() => setErasing(true)}>
              {LAZY_TEXTS.eraseFromThisDevice}
            </Button>
          </div>
        }
      >
        {LAZY_TEXTS.notInYourAccount}
      </Banner>
      {isErasing ? (
        <EraseDialog
          onClose={() => setErasing(false)}
          onLoadError={() => setErasing(false)}
          onErase={() => {
            eraseDeviceResume();
            setErasing(false);
            setTitle(null);
          }}
        />
      ) : null}
    </>
  );
}
