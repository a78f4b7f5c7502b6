/** The unsent comments and suggestions, except the one whose form is open. */
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import {
  type DraftTarget,
  draftNameOf,
  loadDraft,
} from "#app/editor/sync/offline/comment-drafts.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import type { DiscussionActions } from "./discussion-actions.ts";
import { TEXTS } from "./texts.ts";

const KINDS = { comment: TEXTS.commentOn, suggestion: TEXTS.suggestionFor };

export function DraftList({
  drafts,
  actions,
}: {
  drafts: readonly DraftTarget[];
  actions: DiscussionActions;
}) {
  const room = useOpenRoom();
  const resume = room.document.read()?.resume;
  return (
    <section aria-label={TEXTS.notSentYet} className="grid gap-2">
      <h3 className="text-sm font-semibold">
        {TEXTS.notSentYetDraftsCount({ draftsCount: drafts.length })}
      </h3>
      <ul className="grid gap-2">
        {drafts.map((draftTarget) => {
          const name = `${KINDS[draftTarget.kind]} ${labelOfField(resume, draftTarget.anchor.field)}`;
          const text = loadDraft(room.resumeId, draftNameOf(draftTarget))?.text ?? "";
          return (
            <li
              key={draftNameOf(draftTarget)}
              className="grid gap-2 rounded-card border border-line p-3 text-sm"
            >
              <div>
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="line-clamp-2 text-ink-soft wrap-anywhere">{text}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  aria-label={TEXTS.continueName({ name })}
                  onClick={() => actions.openDraft(draftTarget)}
                >
                  {TEXTS.continue}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={TEXTS.discardName({ name })}
                  onClick={(event) => {
                    moveFocusFrom(event.currentTarget);
                    actions.removeDraft(draftTarget);
                  }}
                >
                  {TEXTS.discard}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * Discarding removes the focused button: moves the focus to the next or previous draft, or else to
 * the panel.
 */
function moveFocusFrom(discard: HTMLElement): void {
  const item = discard.closest("li");
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const panel = discard.closest<HTMLElement>("[role=dialog]");
  (neighbor?.querySelector("button") ?? panel)?.focus();
}
