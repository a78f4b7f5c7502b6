/** Keeps a toast off what the person acted on, and off the title and buttons of an open dialog. */
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { type Avoided, toastPlace } from "./toast-place.ts";

const OPEN_DIALOG = ":is([role=dialog], [role=alertdialog])[data-state=open]";
/** A part of the page that a person takes for one thing. */
const ROW = "li, tr, fieldset, label, [role=row], [role=group]";
/** Covering these hides what is being done; covering a dialog's content or a page's header is only unpleasant. */
const ESSENTIAL = 20;

/** Where the person clicked last: some browsers do not focus a clicked button. */
let lastPressed: Element | null = null;

export function watchPresses(): () => void {
  const onPress = ({ target }: Event) => {
    if (target instanceof Element) lastPressed = target;
  };
  document.addEventListener("pointerdown", onPress, true);
  return () => document.removeEventListener("pointerdown", onPress, true);
}

/** Returns a function that measures again and moves the toast if it covers too much. */
export function useToastPlace(card: RefObject<HTMLElement>): () => void {
  const before = useRef<{ left: number; top: number } | null>(null);
  const place = useCallback(() => {
    const element = card.current;
    const region = element?.parentElement;
    if (!element || !region) return;
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(region);
    const dialogs = [...document.querySelectorAll(OPEN_DIALOG)];
    // Behind an open dialog nothing needs to stay usable.
    const below = dialogs.length > 0 ? style.paddingTop : style.paddingBottom;
    const area = {
      left: Number.parseFloat(style.paddingLeft),
      top: Number.parseFloat(style.paddingTop),
      right: region.clientWidth - Number.parseFloat(style.paddingRight),
      bottom: region.clientHeight - Number.parseFloat(below),
    };
    const next = toastPlace({ width, height }, area, avoided(region, dialogs), before.current);
    before.current = next;
    // By a transform: a toast that makes way for a dialog is not a page that shifts.
    element.style.transform = `translate(${next.left}px, ${next.top}px)`;
  }, [card]);
  useLayoutEffect(() => {
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [place]);
  return place;
}

function avoided(region: Element, dialogs: readonly Element[]): Avoided[] {
  const { activeElement } = document;
  const acted = [lastPressed, activeElement].flatMap((element) =>
    element?.isConnected && element !== document.body && !region.contains(element)
      ? [rowOf(element)]
      : [],
  );
  const edges = dialogs.flatMap((dialog) => [...dialog.querySelectorAll("[data-dialog-edge]")]);
  const weigh = (weight: number) => (element: Element) => ({
    box: element.getBoundingClientRect(),
    weight,
  });
  return [
    ...[...acted, ...edges].map(weigh(ESSENTIAL)),
    ...[...dialogs, ...document.querySelectorAll("header")].map(weigh(1)),
  ];
}

/** The row around an element, unless it fills much of the screen. */
function rowOf(element: Element): Element {
  const row = element.closest(ROW);
  return row && row.getBoundingClientRect().height < innerHeight / 3 ? row : element;
}
