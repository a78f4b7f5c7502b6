/** Draws other people's carets and selections over the form's fields. */
import { useEffect, useRef, useState } from "react";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { FLAG_HEIGHT_PX, type FlagPosition, flagPosition, stackFlags } from "./flag-position.ts";
import { type CursorMark, measureCursorMarks } from "./measure-marks.ts";
import { removeMirror } from "./text-geometry.ts";
import { TruncatedName } from "./truncated-name.tsx";
import { useLabelFade } from "./use-label-fade.ts";
import { useLabelVisibility } from "./use-label-visibility.ts";
import { usePresence } from "./use-presence.ts";

const NONE: { marks: CursorMark[]; width: number } = { marks: [], width: 0 };

export function RemoteCarets() {
  const room = useOpenRoom();
  const layer = useRef<HTMLDivElement>(null);
  const others = usePresence((view) => view.others);
  const [{ marks, width }, setMeasured] = useState(NONE);

  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    // Without others, even an empty measurement would cause a layout at every keystroke.
    if (others.length === 0) return setMeasured(NONE);
    let frameRequest = 0;
    const measure = () => {
      frameRequest = 0;
      const marks = room.presence.withDocument((doc) => measureCursorMarks(doc, element, others));
      setMeasured({ marks, width: element.clientWidth });
    };
    // At most once per frame, after the text has been rendered in its field.
    const scheduleMeasure = () => {
      frameRequest ||= requestAnimationFrame(measure);
    };
    scheduleMeasure();
    const unsubscribe = room.document.subscribe(scheduleMeasure);
    const resized = new ResizeObserver(scheduleMeasure);
    resized.observe(element);
    // For scrolling inside a field; this layer scrolls with the form.
    element.parentElement?.addEventListener("scroll", scheduleMeasure, true);
    // Opening an entry closes another, so fields can move without a change of the form's height.
    element.parentElement?.addEventListener("click", scheduleMeasure);
    return () => {
      cancelAnimationFrame(frameRequest);
      unsubscribe();
      resized.disconnect();
      element.parentElement?.removeEventListener("scroll", scheduleMeasure, true);
      element.parentElement?.removeEventListener("click", scheduleMeasure);
    };
  }, [room, others]);
  useEffect(() => removeMirror, []);
  const flags = flagsOf(marks, width);

  return (
    <div ref={layer} aria-hidden className="pointer-events-none absolute inset-0 z-5 overflow-clip">
      {marks.map((mark) => (
        <RemoteMark key={mark.clientId} {...mark} flag={flags.get(mark.clientId)} />
      ))}
    </div>
  );
}

interface Flag {
  position: FlagPosition;
  top: number;
}

/** Upper bound of the average width of a letter. */
const LETTER_PX = 7;
/** Left and right padding of a flag together. */
const PADDING_PX = 12;

/** Positions the name flags by client id, so that they don't overlap. @param width of the layer */
function flagsOf(marks: readonly CursorMark[], width: number): Map<number, Flag> {
  const flags = marks.flatMap(({ clientId, user, caret, outline }) => {
    const anchorBox = caret ?? outline;
    if (!anchorBox) return [];
    const position = flagPosition(anchorBox.left, width);
    const flagWidth = Math.min(position.maxWidth, shownName(user).length * LETTER_PX + PADDING_PX);
    const left = position.left ?? width - (position.right ?? 0) - flagWidth;
    return [{ clientId, position, top: anchorBox.top, left, width: flagWidth }];
  });
  const lifts = stackFlags(flags);
  const entries = flags.map(({ clientId, position, top }, index): [number, Flag] => [
    clientId,
    { position, top: top - (lifts[index] ?? 0) * FLAG_HEIGHT_PX },
  ]);
  return new Map(entries);
}

function RemoteMark({
  clientId,
  user,
  boxes,
  caret,
  outline,
  position,
  flag,
}: CursorMark & { flag: Flag | undefined }) {
  const { color } = user;
  const label = useLabelVisibility("form", clientId, flag !== undefined);
  useLabelFade(label, flag ? position : null);
  return (
    <>
      {boxes.map((box) => (
        <span
          key={`${box.left} ${box.top}`}
          className="absolute opacity-25"
          style={{ ...box, background: color }}
        />
      ))}
      {caret ? (
        <span
          data-caret={shownName(user)}
          className="absolute w-0.5 rounded-full"
          style={{ left: caret.left - 1, top: caret.top, height: caret.height, background: color }}
        />
      ) : null}
      {outline ? (
        <span
          data-caret={shownName(user)}
          className="absolute rounded-control border-2"
          style={{ ...outline, borderColor: color }}
        />
      ) : null}
      {flag ? (
        <span
          ref={label}
          data-flag={shownName(user)}
          className={classNames(
            "absolute -translate-y-full rounded-control px-1.5 text-xs leading-4 font-semibold text-sheet",
            flag.position.right !== undefined ? "rounded-br-none" : "rounded-bl-none",
          )}
          style={{ ...flag.position, top: flag.top, background: color }}
        >
          <TruncatedName person={user} />
        </span>
      ) : null}
    </>
  );
}
