/**
 * Asks a person without an account to sign up, when they choose an action that needs an account.
 */

import { LATER_TEXTS } from "#app/editor/shell/later-texts.ts";
import { KEEP_BY_LOGIN, KEEP_BY_SIGN_UP } from "#app/editor/sync/device/keep-paths.ts";
import type { NeedsAccount } from "#app/editor/sync/editor-access.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

const TITLES: Record<NeedsAccount, string> = {
  save: LATER_TEXTS.signUpToSave,
  pdf: LATER_TEXTS.signUpForThePdf,
  download: LATER_TEXTS.signUpToDownload,
  share: LATER_TEXTS.signUpToShare,
  report: LATER_TEXTS.signUpForTheReport,
  photo: LATER_TEXTS.signUpForAPhoto,
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
          <Button onClick={onClose}>{LATER_TEXTS.notNow}</Button>
          <ButtonLink to={KEEP_BY_LOGIN}>{LATER_TEXTS.logIn}</ButtonLink>
          <ButtonLink to={KEEP_BY_SIGN_UP} variant="primary">
            {LATER_TEXTS.signUp}
          </ButtonLink>
        </>
      }
    >
      <p>{LATER_TEXTS.everythingComesAlong}</p>
    </Dialog>
  );
}
