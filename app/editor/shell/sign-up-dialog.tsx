/** Asks a person without an account to sign up, when they want what only an account can do. */
import { KEEP_BY_LOGIN, KEEP_BY_SIGN_UP } from "#app/editor/sync/device/keep-paths.ts";
import type { NeedsAccount } from "#app/editor/sync/editor-access.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { TEXTS } from "./texts.ts";

const TITLES: Record<NeedsAccount, string> = {
  save: TEXTS.signUpToSave,
  pdf: TEXTS.signUpForThePdf,
  download: TEXTS.signUpToDownload,
  share: TEXTS.signUpToShare,
  report: TEXTS.signUpForTheReport,
  photo: TEXTS.signUpForAPhoto,
};

export function SignUpDialog({ need, onClose }: { need: NeedsAccount; onClose(): void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={TITLES[need]}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{TEXTS.notNow}</Button>
          <ButtonLink to={KEEP_BY_LOGIN}>{TEXTS.logIn}</ButtonLink>
          <ButtonLink to={KEEP_BY_SIGN_UP} variant="primary">
            {TEXTS.signUp}
          </ButtonLink>
        </>
      }
    >
      <p>{TEXTS.everythingComesAlong}</p>
    </Dialog>
  );
}
