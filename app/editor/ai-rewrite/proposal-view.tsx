/**
 * Shows a model's proposal as a text with its changes marked, and buttons to accept or reject it.
 */
import type { RewriteResponse } from "#app/core/api-contract/rewrite-bodies.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextDiff } from "#app/ui/text/text-diff.tsx";
import { TEXTS } from "./texts.ts";

export function ProposalView({
  response: { proposal },
  obstacle,
  onAccept,
  onReject,
  onRetry,
}: {
  response: RewriteResponse;
  /** Why it cannot be applied; null if it can. */
  obstacle: string | null;
  onAccept(): void;
  onReject(): void;
  onRetry(): void;
}) {
  const { before, after, fromSkills, areNamesChecked } = proposal;
  const isSame = before === after;
  const skills = new Intl.ListFormat("en").format(fromSkills.map((skill) => `“${skill}”`));
  return (
    <>
      {isSame ? (
        <p className="text-sm text-ink-soft">{TEXTS.theModelWouldLeave}</p>
      ) : (
        <TextDiff before={before} after={after} />
      )}
      {obstacle ? (
        <p role="status" className="rounded-control bg-warn-wash px-3 py-2 text-sm">
          {obstacle}
        </p>
      ) : null}
      {isSame ? null : (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {fromSkills.length > 0 ? TEXTS.itTakesFromYourSkills({ skills }) : null}
          {areNamesChecked ? null : TEXTS.namesOfPeopleAndCompanies}
          {TEXTS.acceptOnlyIfTrue}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isSame ? null : (
          <Button
            size="small"
            variant="primary"
            // Not `disabled`, because another person's edit would then remove the focus from the button.
            aria-disabled={obstacle !== null}
            onClick={() => obstacle === null && onAccept()}
          >
            {TEXTS.accept}
          </Button>
        )}
        <Button size="small" onClick={onReject}>
          {isSame || obstacle ? TEXTS.back : TEXTS.reject}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={obstacle !== null}
          onClick={() => obstacle === null && onRetry()}
        >
          {TEXTS.tryAgain}
        </Button>
      </div>
    </>
  );
}
