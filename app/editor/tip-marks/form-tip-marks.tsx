/** Underlines the words in the form's fields that have a writing tip. */
import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { lineAround } from "#app/editor/advice/current-tips.ts";
import { fieldKeyOf, findExpander } from "#app/editor/form/focus-field.ts";
import { type Box, boxesOfRanges, removeMirror } from "#app/editor/presence/text-geometry.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { roomValuesOf } from "#app/editor/sync/room-values.ts";
import { createTypingPauseTask } from "#app/editor/sync/typing-pause.ts";
import { hideMarks, TipMark } from "./tip-mark.tsx";

/** Delay after the last change, since measuring takes too long to do at every keystroke. */
const SETTLED_MS = 80;

interface MeasuredTip {
  tip: Tip;
  boxes: Box[];
}

export function FormTipMarks({
  form,
  tips,
  openTip,
  layerRef: layer,
  onMeasured,
}: {
  form: HTMLElement;
  tips: readonly Tip[];
  /** The tip that is explained now. */
  openTip: Tip | null;
  layerRef: RefObject<HTMLDivElement>;
  /** Called when the marks have been placed at their words again. */
  onMeasured(): void;
}) {
  const room = useOpenRoom();
  const [marks, setMarks] = useState<MeasuredTip[]>([]);
  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    const measure = () => setMarks(measureTips(element, tips));
    const followUp = createTypingPauseTask(SETTLED_MS, measure);
    measure();
    const onInput = ({ target }: Event) => {
      const field = target && fieldKeyOf(target);
      if (!field || !(target instanceof HTMLTextAreaElement) || !form.contains(target)) return;
      hideMarks(element, field, lineAround(target.value, target.selectionStart).start);
    };
    const unsubscribe = roomValuesOf(room).subscribe(followUp.schedule);
    const resizeObserver = new ResizeObserver(followUp.schedule);
    resizeObserver.observe(element);
    form.addEventListener("scroll", followUp.schedule, true);
    // Opening an entry closes another, so fields can move without a change of the form's height.
    form.addEventListener("click", followUp.schedule);
    // At the window, which takes this event from text controls (form/fields/text-input.ts).
    addEventListener("input", onInput, true);
    return () => {
      followUp.cancel();
      unsubscribe();
      resizeObserver.disconnect();
      form.removeEventListener("scroll", followUp.schedule, true);
      form.removeEventListener("click", followUp.schedule);
      removeEventListener("input", onInput, true);
    };
  }, [room, form, tips, layer]);
  useEffect(() => removeMirror, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called whenever the marks have changed
  useEffect(onMeasured, [marks, onMeasured]);
  return createPortal(
    <div ref={layer} className="pointer-events-none absolute inset-0 z-5 overflow-clip">
      {marks.flatMap(({ tip, boxes }) =>
        boxes.map((box) => (
          <TipMark
            // Keyed by position, so that a moved mark is a new element, which is not hidden.
            key={`${tip.field} ${tip.id} ${box.left} ${box.top}`}
            tip={tip}
            place="form"
            isOpen={tip === openTip}
            style={box}
          />
        )),
      )}
    </div>,
    form,
  );
}

function measureTips(layer: HTMLElement, tips: readonly Tip[]): MeasuredTip[] {
  const origin = layer.getBoundingClientRect();
  // Shows hidden marks again: if their positions are unchanged, React changes nothing and leaves
  // them hidden.
  for (const mark of layer.querySelectorAll<HTMLElement>("[data-tip]")) mark.style.visibility = "";
  const toLayer = (box: Box): Box => ({
    ...box,
    left: box.left - origin.left,
    top: box.top - origin.top,
  });
  const fields = [...new Set(tips.map(({ field }) => field))];
  return fields.flatMap((field) => {
    const control = document.getElementById(`field-${field}`);
    if (!(control instanceof HTMLTextAreaElement) || findExpander(control)) return [];
    if (control.getClientRects().length === 0) return [];
    const fieldTips = tips.filter((tip) => tip.field === field);
    const boxes = boxesOfRanges(
      control,
      fieldTips.map(({ range }) => range),
    );
    return fieldTips.map((tip, index) => ({ tip, boxes: (boxes[index] ?? []).map(toLayer) }));
  });
}
