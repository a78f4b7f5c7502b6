/** What a model proposes, before and after in one, and the decision on it. */
import type { RewriteAnswer } from "#app/core/api-contract/rewrite-bodies.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextDiff } from "#app/ui/text/text-diff.tsx";

export function ProposalShown({
  answer: { proposal },
  obstacle,
  onAccept,
  onReject,
  onAgain,
}: {
  answer: RewriteAnswer;
  /** Why it cannot be put in. */
  obstacle: string | null;
  onAccept(): void;
  onReject(): void;
  onAgain(): void;
}) {
  const { before, after, fromSkills, areNamesChecked } = proposal;
  const isSame = before === after;
  const skills = new Intl.ListFormat("en").format(fromSkills.map((skill) => `“${skill}”`));
  return (
    <>
      {isSame ? (
        <p className="text-sm text-ink-soft">The model would leave it as it is.</p>
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
          {fromSkills.length > 0 ? `It takes ${skills} from your skills. ` : null}
          {areNamesChecked ? null : "Names of people and companies could not all be compared. "}
          Accept it only if every word is true.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isSame ? null : (
          <Button
            size="small"
            variant="primary"
            // Not disabled: somebody else's edit would take the focus away with it.
            aria-disabled={obstacle !== null}
            onClick={() => obstacle === null && onAccept()}
          >
            Accept
          </Button>
        )}
        <Button size="small" onClick={onReject}>
          {isSame || obstacle ? "Back" : "Reject"}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={obstacle !== null}
          onClick={() => obstacle === null && onAgain()}
        >
          Try again
        </Button>
      </div>
    </>
  );
}
