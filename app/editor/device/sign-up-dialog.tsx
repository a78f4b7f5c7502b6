/**
 * Asks a person without an account to sign up, when they choose an action that needs an account.
 */

import { LAZY_TEXTS } from "#app/editor/shell/lazy-texts.ts";
import { KEEP_BY_LOGIN, KEEP_BY_SIGN_UP } from "#app/editor/sync/device/keep-paths.ts";
import type { AccountAction } from "#app/editor/sync/editor-access.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

/** The dialog's title, by the chosen action. */
const TITLES: Record<AccountAction, string> = {
  save: LAZY_TEXTS.signUpToSave,
  pdf: LAZY_TEXTS.signUpForThePdf,
  download: LAZY_TEXTS.signUpToDownload,
  share: LAZY_TEXTS.signUpToShare,
  report: LAZY_TEXTS.signUpForTheReport,
  photo: LAZY_TEXTS.signUpForAPhoto,
};

export function SignUpDialog({ reason, onClose }: { reason: AccountAction; onClose(): void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={TITLES[reason]}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{LAZY_TEXTS.notNow}</Button>
          <ButtonLink to={KEEP_BY_LOGIN}>{LAZY_TEXTS.logIn}</ButtonLink>
          <ButtonLink to={KEEP_BY_SIGN_UP} variant="primary">
            {LAZY_TEXTS.signUp}
          </ButtonLink>
        </>
      }
    >
      <p>{LAZY_TEXTS.signUpBenefits}</p>
    </Dialog>
  );
}
