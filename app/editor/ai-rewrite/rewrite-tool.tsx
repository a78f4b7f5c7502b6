/** Below a field whose text a model may put better: the button, and behind it the card. */
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
  const [asked, setAsked] = useState(() => askedBy(location.hash, field));
  const [isOpen, setOpen] = useState(asked !== null);
  useEffect(() => {
    const follow = (event: HashChangeEvent) => {
      const again = askedBy(new URL(event.newURL).hash, field);
      if (!again) return;
      setAsked((before) => ({ ...again, visit: (before?.visit ?? 0) + 1 }));
      setOpen(true);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [field]);
  // Only once: moving an entry remounts this component, and the same URL may be visited again.
  useEffect(() => {
    if (asked === null) return;
    history.replaceState(history.state, "", location.pathname + location.search);
  }, [asked]);
  function toggle() {
    setAsked(null);
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
  // Someone may empty the field meanwhile, or come to an empty one.
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
          key={asked?.visit}
          id={cardId}
          name={name}
          path={path}
          model={model}
          startsAt={asked?.place ?? null}
          onClose={close}
          onLoadError={close}
        />
      ) : null}
    </div>
  );
}

/** The line that an address asks for, `#rewrite-{field}~{line}`. */
function askedBy(hash: string, field: string): { place: number; visit: number } | null {
  const [, asked, place] = /^#rewrite-([\w.-]+)~(\d{1,3})$/.exec(hash) ?? [];
  return asked === field ? { place: Number(place), visit: 0 } : null;
}
