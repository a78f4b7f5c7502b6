/**
 * Moves a toast so that it does not cover the control last used, or an open dialog's title and
 * buttons.
 */
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { type AvoidedBox, placeToast } from "./place-toast.ts";

const OPEN_DIALOG = ":is([role=dialog], [role=alertdialog])[data-state=open]";
/** Elements that users see as a unit, no part of which should be covered. */
const ROW = "li, tr, fieldset, label, [role=row], [role=group]";
/**
 * How much it counts to cover elements that are in use; for a dialog's content or a page's header it
 * is 1.
 */
const ESSENTIAL_WEIGHT = 20;
/** Buttons and fields in the middle of a dialog, which a toast should rather not cover. */
const CONTROL_WEIGHT = 5;
const CONTROLS = "button, a[href], input, textarea, select";

/** The element that was pressed last, because some browsers do not focus a clicked button. */
let lastPressed: Element | null = null;

/** Keeps `lastPressed` up to date; the list of toasts calls it. */
export function watchPresses(): () => void {
  const onPress = ({ target }: Event) => {
    if (target instanceof Element) lastPressed = target;
  };
  document.addEventListener("pointerdown", onPress, true);
  return () => document.removeEventListener("pointerdown", onPress, true);
}

/** Returns a function that measures again and moves the toast if it covers too much. */
export function useToastPlace(card: RefObject<HTMLElement>): () => void {
  const position = useRef<{ left: number; top: number } | null>(null);
  const updatePosition = useCallback(() => {
    const element = card.current;
    const region = element?.parentElement;
    if (!element || !region) return;
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(region);
    const dialogs = [...document.querySelectorAll(OPEN_DIALOG)];
    // The bottom padding leaves room for the tabs at the bottom of the page. With an open dialog, the
    // toast may cover them, so the padding is as small as at the top.
    const bottomPadding = dialogs.length > 0 ? style.paddingTop : style.paddingBottom;
    const area = {
      left: Number.parseFloat(style.paddingLeft),
      top: Number.parseFloat(style.paddingTop),
      right: region.clientWidth - Number.parseFloat(style.paddingRight),
      bottom: region.clientHeight - Number.parseFloat(bottomPadding),
    };
    const next = placeToast(
      { width, height },
      area,
      findAvoidedBoxes(region, dialogs),
      position.current,
    );
    position.current = next;
    // Moved by a transform, because changing left or top would count as a layout shift.
    element.style.transform = `translate(${next.left}px, ${next.top}px)`;
  }, [card]);
  useLayoutEffect(() => {
    updatePosition();
    addEventListener("resize", updatePosition);
    return () => removeEventListener("resize", updatePosition);
  }, [updatePosition]);
  return updatePosition;
}

function findAvoidedBoxes(region: Element, dialogs: readonly Element[]): AvoidedBox[] {
  const { activeElement } = document;
  const usedRows = [lastPressed, activeElement].flatMap((element) =>
    element?.isConnected && element !== document.body && !region.contains(element)
      ? [rowOf(element)]
      : [],
  );
  const titlesAndButtons = dialogs.flatMap((dialog) => [
    ...dialog.querySelectorAll("[data-dialog-edge]"),
  ]);
  const weigh = (weight: number) => (element: Element) => ({
    box: element.getBoundingClientRect(),
    weight,
  });
  return [
    ...[...usedRows, ...titlesAndButtons].map(weigh(ESSENTIAL_WEIGHT)),
    ...dialogs
      .flatMap((dialog) => [...dialog.querySelectorAll(CONTROLS)])
      .map(weigh(CONTROL_WEIGHT)),
    ...[...dialogs, ...document.querySelectorAll("header")].map(weigh(1)),
  ];
}

/** The row around an element, unless it fills much of the screen. */
function rowOf(element: Element): Element {
  const row = element.closest(ROW);
  return row && row.getBoundingClientRect().height < innerHeight / 3 ? row : element;
}
