/**
 * The resume as React draws it on the page. A letter typed into a text is on the page before that: it is
 * written in place at once, and React draws once for all letters of a moment.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Resume } from "#app/core/resume/schema.ts";
import type { Room } from "#app/editor/sync/room-context.ts";
import { changedText } from "./changed-text.ts";
import { textsInPlace } from "./text-patcher.ts";

/** What React alone can do to such a text comes so much later: marking a figure, keeping a word on its line. */
const DRAW_AFTER_MS = 50;

/** Not `useSyncExternalStore`: that looks at the store again in a task of its own after every keystroke. */
export function useDrawnResume(room: Room, sheet: RefObject<Element>): Resume | null {
  const [resume, setResume] = useState(() => room.read()?.resume ?? null);
  const drawn = useRef(resume);
  useLayoutEffect(() => {
    drawn.current = resume;
  }, [resume]);
  useLayoutEffect(() => {
    const inPlace = textsInPlace();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: Resume | null = null;
    /** What React was last told to draw: behind `shown` while that is written in place. */
    let told: Resume | null = null;
    const draw = () => {
      clearTimeout(timer);
      timer = undefined;
      const now = shown;
      told = now;
      // In one go: a frame between would show the page without those letters.
      if (inPlace.takeBack()) flushSync(() => setResume(now));
      else setResume(now);
    };
    const follow = () => {
      const before = shown;
      shown = room.read()?.resume ?? before;
      if (shown === before) return;
      // React writes over what is written in place before it has drawn what it was told.
      const isDrawn = told === drawn.current;
      const change = before && shown && isDrawn && changedText(before, shown);
      if (change && sheet.current && inPlace.write(sheet.current, change))
        timer ??= setTimeout(draw, DRAW_AFTER_MS);
      else draw();
    };
    follow();
    const stop = room.subscribe(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [room, sheet]);
  return resume;
}
