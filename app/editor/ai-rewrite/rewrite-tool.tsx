/** The button below a field whose text a model can rewrite; it opens the card. */
import { PenLine } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { TextPath } from "#app/editor/sync/room.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { linesIn } from "./text-lines.ts";
import { TEXTS } from "./texts.ts";

const RewriteCard = lazyPart(() =>
  import("./rewrite-card.tsx").then((module) => module.RewriteCard),
);

export function RewriteTool({
  path,
  model,
}: {
  path: TextPath;
  model: { name: string; host: string };
}) {
  const field = path.join(".");
  const [requested, setRequested] = useState(() => lineFromHash(location.hash, field));
  const [isOpen, setOpen] = useState(requested !== null);
  useEffect(() => {
    const onHashChange = (event: HashChangeEvent) => {
      const requestedAgain = lineFromHash(new URL(event.newURL).hash, field);
      if (!requestedAgain) return;
      setRequested((before) => ({ ...requestedAgain, visit: (before?.visit ?? 0) + 1 }));
      setOpen(true);
    };
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, [field]);
  // Removes the hash: moving an entry remounts this component, and the same hash may be visited
  // again.
  useEffect(() => {
    if (requested === null) return;
    history.replaceState(history.state, "", location.pathname + location.search);
  }, [requested]);
  function toggle() {
    setRequested(null);
    setOpen(!isOpen);
  }
  const cardId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isSummary = path[0] === "summary";
  const isBlank = useRoomValue((snapshot) => linesIn(textAt(snapshot, path)).length === 0);
  const name = !isSummary
    ? TEXTS.rewriteALine
    : isBlank
      ? TEXTS.draftASummary
      : TEXTS.rewriteTheSummary;
  const hasNothing = isBlank && !isSummary;
  // Closes the card if the field is empty or was emptied.
  useEffect(() => {
    if (hasNothing && isOpen) setOpen(false);
  }, [hasNothing, isOpen]);
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return (
    <div className="mt-1 grid justify-items-start gap-2">
      <Button
        ref={button}
        size="small"
        variant="quiet"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={isOpen ? cardId : undefined}
        disabled={hasNothing}
        onClick={toggle}
      >
        <PenLine aria-hidden size={16} />
        {name}
      </Button>
      {isOpen && !hasNothing ? (
        <RewriteCard
          key={requested?.visit}
          id={cardId}
          name={name}
          path={path}
          model={model}
          initialLine={requested?.lineIndex ?? null}
          onClose={close}
          onLoadError={close}
        />
      ) : null}
    </div>
  );
}

/** The line to rewrite that the address names. */
interface RequestedLine {
  lineIndex: number;
  /** How many times the address was visited before; each visit opens a new card. */
  visit: number;
}

/** Reads `#rewrite-{field}~{line}`; null if it names another field. */
function lineFromHash(hash: string, field: string): RequestedLine | null {
  const [, requested, line] = /^#rewrite-([\w.-]+)~(\d{1,3})$/.exec(hash) ?? [];
  return requested === field ? { lineIndex: Number(line), visit: 0 } : null;
}
