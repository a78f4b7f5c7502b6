/**
 * Bar that says where a resume without an account is stored, with links to sign up or log in to
 * keep it.
 */
import { Link } from "@remix-run/react";
import { HardDrive, TriangleAlert } from "lucide-react";
import { LAZY_TEXTS } from "#app/editor/shell/lazy-texts.ts";
import { keepByLogin, keepBySignUp } from "#app/editor/sync/device/keep-paths.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";

export function DeviceBar({
  isTabOnly,
  onErase,
}: {
  /** Whether the resume is in this tab only, because storage is denied or full. */
  isTabOnly: boolean;
  onErase(): void;
}) {
  const Icon = isTabOnly ? TriangleAlert : HardDrive;
  return (
    <section
      aria-label={LAZY_TEXTS.keptOnThisDevice}
      className={classNames(
        "flex items-center gap-x-2 border-b px-3 py-1 text-sm sm:gap-x-3 sm:px-4",
        isTabOnly ? "border-warn bg-warn-wash" : "border-line bg-accent-wash",
      )}
    >
      <Icon
        aria-hidden
        size={16}
        className={classNames("shrink-0", isTabOnly ? "text-warn" : "text-accent max-sm:hidden")}
      />
      <p role="status" className="min-w-0 flex-1 leading-tight">
        {isTabOnly ? (
          LAZY_TEXTS.onlyInThisTab
        ) : (
          <>
            <span>{LAZY_TEXTS.keptInThisBrowser}</span>{" "}
            <span className="max-md:sr-only">{LAZY_TEXTS.onlyInBrowserDetails}</span>{" "}
            <span>{LAZY_TEXTS.downloadsNeedAnAccount}</span>
          </>
        )}
      </p>
      <Button size="small" variant="quiet" className="max-sm:hidden" onClick={onErase}>
        {LAZY_TEXTS.eraseFromThisDevice}
      </Button>
      <Link
        to={keepByLogin()}
        className="flex min-h-8 items-center rounded-control px-2 font-semibold text-accent hover:underline max-sm:hidden pointer-coarse:min-h-10"
      >
        {LAZY_TEXTS.logIn}
      </Link>
      <ButtonLink to={keepBySignUp()} size="small" variant="primary" className="shrink-0">
        {LAZY_TEXTS.signUpToKeepIt}
      </ButtonLink>
    </section>
  );
}
