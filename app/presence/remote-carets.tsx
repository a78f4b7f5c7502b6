/** Carets and selections of the others, drawn over the fields they are in. */
import { useEffect, useRef, useState } from "react";
import { useOpenRoom } from "#app/open-room/room-context.ts";
import { shownName } from "#app/room/room-api.ts";
import { classNames } from "#app/ui/class-names.ts";
import { CutName } from "./cut-name.tsx";
import { flagPlace } from "./flag-place.ts";
import { type Mark, measureMarks } from "./measure-marks.ts";
import { stopMeasuring } from "./text-geometry.ts";
import { usePresence } from "./use-presence.ts";

export function RemoteCarets() {
  const room = useOpenRoom();
  const layer = useRef<HTMLDivElement>(null);
  const others = usePresence((view) => view.others);
  const [{ marks, width }, setMeasured] = useState<{ marks: Mark[]; width: number }>({
    marks: [],
    width: 0,
  });

  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const marks = room.presence.measure((doc) => measureMarks(doc, element, others));
      setMeasured({ marks, width: element.clientWidth });
    };
    // Once a frame at most, after the text has been written into its field.
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    soon();
    const unsubscribe = room.subscribe(soon);
    const resized = new ResizeObserver(soon);
    resized.observe(element);
    // Scrolling inside a field; that of the form moves this layer along.
    element.parentElement?.addEventListener("scroll", soon, true);
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      resized.disconnect();
      element.parentElement?.removeEventListener("scroll", soon, true);
    };
  }, [room, others]);
  useEffect(() => stopMeasuring, []);

  return (
    <div ref={layer} aria-hidden className="pointer-events-none absolute inset-0 z-5 overflow-clip">
      {marks.map((mark) => (
        <RemoteMark key={mark.clientId} {...mark} width={width} />
      ))}
    </div>
  );
}

function RemoteMark({ user, boxes, caret, frame, width }: Mark & { width: number }) {
  const { color } = user;
  const flag = caret ?? frame;
  const place = flag && flagPlace(flag.left, width);
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
      {frame ? (
        <span
          data-caret={shownName(user)}
          className="absolute rounded-control border-2"
          style={{ ...frame, borderColor: color }}
        />
      ) : null}
      {flag && place ? (
        <span
          className={classNames(
            "absolute -translate-y-full rounded-control px-1.5 text-xs leading-4 font-semibold text-sheet",
            place.right !== undefined ? "rounded-br-none" : "rounded-bl-none",
          )}
          style={{ ...place, top: flag.top, background: color }}
        >
          <CutName person={user} />
        </span>
      ) : null}
    </>
  );
}
