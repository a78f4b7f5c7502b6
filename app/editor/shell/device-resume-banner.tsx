/** Reminds somebody who is signed in of a resume that was written on this device without an account. */
import { useEffect, useState } from "react";
import {
  deviceEpoch,
  eraseDeviceResume,
  readDeviceTitle,
} from "#app/editor/sync/device/device-storage.ts";
import { KEEP_PATH } from "#app/editor/sync/device/keep-paths.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";

/** Nobody's resume moves into an account by itself: the device may be another person's. */
export function DeviceResumeBanner() {
  const [title, setTitle] = useState<string | null>(null);
  const [isErasing, setErasing] = useState(false);
  useEffect(() => setTitle(deviceEpoch() === null ? null : readDeviceTitle()), []);
  if (title === null) return null;
  return (
    <>
      <Banner
        title={TEXTS.onThisDeviceIs({ title })}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={KEEP_PATH} size="small" variant="primary">
              {TEXTS.moveItIntoYourAccount}
            </ButtonLink>
            <ButtonLink to="/try" size="small">
              {TEXTS.openIt}
            </ButtonLink>
            <Button size="small" variant="quiet" onClick={() => setErasing(true)}>
              {TEXTS.eraseFromThisDevice}
            </Button>
          </div>
        }
      >
        {TEXTS.notInYourAccount}
      </Banner>
      <ConfirmDialog
        open={isErasing}
        onOpenChange={setErasing}
        title={TEXTS.eraseThisResume}
        description={TEXTS.whatErasingMeans}
        confirmLabel={TEXTS.erase}
        danger
        onConfirm={() => {
          eraseDeviceResume();
          setErasing(false);
          setTitle(null);
        }}
      />
    </>
  );
}
