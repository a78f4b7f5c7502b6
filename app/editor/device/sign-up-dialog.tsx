/**
 * Asks a person without an account to sign up, when they choose an action that needs an account.
 */

import { LAZY_TEXTS } from "#app/editor/shell/lazy-texts.ts";
import { keepByLogin, keepBySignUp } from "#app/editor/sync/device/keep-paths.ts";
import type { AccountAction } from "#app/editor/sync/editor-access.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

/** The dialog's title, by the chosen action; the other actions are downloads. */
const TITLES: Partial<Record<AccountAction, string>> = {
  save: LAZY_TEXTS.signUpToSave,
  pdf: LAZY_TEXTS.signUpForThePdf,
  share: LAZY_TEXTS.signUpToShare,
  report: LAZY_TEXTS.signUpForTheReport,
  photo: LAZY_TEXTS.signUpForAPhoto,
};

/** Actions that end without a file. */
const WITHOUT_FILE: readonly AccountAction[] = ["save", "share", "photo"];

export function SignUpDialog({ reason, onClose }: { reason: AccountAction; onClose(): void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={TITLES[reason] ?? LAZY_TEXTS.signUpToDownload}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{LAZY_TEXTS.notNow}</Button>
          <ButtonLink to={keepByLogin(reason)}>{LAZY_TEXTS.logIn}</ButtonLink>
          <ButtonLink to={keepBySignUp(reason)} variant="primary">
            {LAZY_TEXTS.signUp}
          </ButtonLink>
        </>
      }
    >
      <p>
        {LAZY_TEXTS.signUpBenefits}
        {WITHOUT_FILE.includes(reason) ? null : ` ${LAZY_TEXTS.thenYourFileDownloads}`}
      </p>
    </Dialog>
  );
}
