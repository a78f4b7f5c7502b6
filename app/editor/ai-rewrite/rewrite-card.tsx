/**
 * Card to request a rewrite from a model, and to accept or reject it: nothing changes before it is
 * accepted.
 */

import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { TextPath } from "#app/editor/sync/room.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button, IconButton } from "#app/ui/controls/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { LineChoice } from "./line-choice.tsx";
import { ProposalView } from "./proposal-view.tsx";
import { lineAt, linesIn } from "./text-lines.ts";
import { TEXTS } from "./texts.ts";
import { type RewriteState, useRewrite } from "./use-rewrite.ts";

export function RewriteCard({
  id,
  name,
  path,
  model,
  initialLine,
  onClose,
}: {
  id: string;
  name: string;
  path: TextPath;
  model: { name: string; host: string };
  /** Index of the line to begin with; null for the line with the caret. */
  initialLine: number | null;
  onClose(): void;
}) {
  const card = useRef<HTMLElement>(null);
  const rewrite = useRewrite(path);
  const { state, text } = rewrite;
  const isSummary = path[0] === "summary";
  const lines = linesIn(text);
  const [chosen, choose] = useState(() => initialLine ?? lineAt(lines, caretIn(path)));
  const lineIndex = Math.max(0, Math.min(chosen, lines.length - 1));
  const chosenText = isSummary ? text.trim() : (lines[lineIndex]?.text ?? "");
  const hasPosting = useRoomValue((snapshot) => snapshot.jobDescription !== null);
  useKeepFocus(card, state.kind);
  return (
    <section
      ref={card}
      id={id}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="grid w-full gap-3 rounded-card border border-accent bg-raised p-3"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Heading state={state} isSummary={isSummary} model={model.name}>
            {state.kind === "idle" && !isSummary ? (
              <LineChoice index={lineIndex} count={lines.length} onChoose={choose} />
            ) : null}
          </Heading>
        </div>
        <IconButton size="small" label={TEXTS.close} className="-mt-1 -mr-1" onClick={onClose}>
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      {state.kind === "idle" ? (
        <>
          {chosenText ? (
            <p className="max-h-40 overflow-y-auto text-sm wrap-anywhere">{chosenText}</p>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              variant="primary"
              onClick={() =>
                rewrite.requestRewrite({
                  kind: isSummary ? "summary" : "line",
                  text: chosenText,
                  lineIndex,
                })
              }
            >
              {isSummary && chosenText === "" ? TEXTS.draftIt : TEXTS.rewrite}
            </Button>
            {hasPosting && !isSummary ? (
              <Button
                size="small"
                onClick={() =>
                  rewrite.requestRewrite({ kind: "tailor", text: chosenText, lineIndex })
                }
              >
                {TEXTS.fitToTheJobDescription}
              </Button>
            ) : null}
          </div>
          <p className="text-sm text-ink-soft wrap-anywhere">
            <Sentence
              text={isSummary ? TEXTS.sentSummary : TEXTS.sentLine}
              model={model.name}
              host={model.host}
              restText={hasPosting && !isSummary ? TEXTS.staysHereWithPosting : TEXTS.staysHere}
            />
          </p>
        </>
      ) : null}
      {state.kind === "busy" ? (
        <div>
          <Button size="small" onClick={rewrite.reset}>
            {TEXTS.cancel}
          </Button>
        </div>
      ) : null}
      {state.kind === "failed" ? (
        <>
          <p role="alert" className="text-sm text-bad wrap-anywhere">
            {state.message}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => rewrite.requestRewrite(state.request)}>
              {TEXTS.tryAgain}
            </Button>
            <Button size="small" variant="quiet" onClick={rewrite.reset}>
              {TEXTS.back}
            </Button>
          </div>
        </>
      ) : null}
      {state.kind === "proposed" ? (
        <ProposalView
          response={state.response}
          obstacle={rewrite.obstacle(state)}
          onAccept={() => {
            if (rewrite.accept(state)) onClose();
          }}
          onReject={rewrite.reset}
          onRetry={() => rewrite.requestRewrite(state.request)}
        />
      ) : null}
    </section>
  );
}

function Heading({
  state,
  isSummary,
  model,
  children,
}: {
  state: RewriteState;
  isSummary: boolean;
  model: string;
  children: React.ReactNode;
}) {
  if (state.kind === "idle" && !isSummary) return children;
  return (
    <p
      role="status"
      className="flex min-h-6 items-center gap-2 text-sm font-semibold wrap-anywhere"
    >
      {state.kind === "busy" ? <Spinner /> : null}
      {state.kind === "busy"
        ? TEXTS.asking({ model })
        : state.kind === "proposed"
          ? TEXTS.proposalOf({ model })
          : state.kind === "failed"
            ? TEXTS.noProposal
            : TEXTS.professionalSummary}
    </p>
  );
}

/** The caret's last position in the field. */
function caretIn(path: TextPath): number {
  const control = document.getElementById(`field-${path.join(".")}`);
  return control instanceof HTMLTextAreaElement ? control.selectionStart : 0;
}

/** A new state removes the pressed button: if the focus was in the card, moves it to the card. */
function useKeepFocus(card: React.RefObject<HTMLElement>, state: RewriteState["kind"]): void {
  const last = useRef(state);
  // Read before the new state is rendered, which removes the button and its focus.
  const isInside = card.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (isInside) card.current?.focus({ preventScroll: true });
  }, [card, state, isInside]);
}
