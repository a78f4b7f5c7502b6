/** Underlines words in the form's fields that have a writing tip. */
import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { lineAround } from "#app/editor/advice/current-tips.ts";
import { fieldKeyOf, findExpander } from "#app/editor/form/focus-field.ts";
import { type Box, boxesOfRanges, stopMeasuring } from "#app/editor/presence/text-geometry.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { createFollowUp } from "#app/editor/sync/typing-pause.ts";
import { hideMarks, TipMark } from "./tip-mark.tsx";

const SETTLED_MS = 80;

interface MeasuredTip {
  tip: Tip;
  boxes: Box[];
}

export function FormTipMarks({
  form,
  tips,
  open,
  layerRef: layer,
  onMeasured,
}: {
  form: HTMLElement;
  tips: readonly Tip[];
  open: Tip | null;
  layerRef: RefObject<HTMLDivElement>;
  /** The marks are where their words are now. */
  onMeasured(): void;
}) {
  const room = useOpenRoom();
  const [marks, setMarks] = useState<MeasuredTip[]>([]);
  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    const measure = () => setMarks(measureTips(element, tips));
    const settled = createFollowUp(SETTLED_MS, measure);
    measure();
    const onInput = ({ target }: Event) => {
      const field = target && fieldKeyOf(target);
      if (!field || !(target instanceof HTMLTextAreaElement)) return;
      hideMarks(element, field, lineAround(target.value, target.selectionStart).start);
    };
    const unsubscribe = room.document.subscribe(settled.schedule);
    const resized = new ResizeObserver(settled.schedule);
    resized.observe(element);
    form.addEventListener("scroll", settled.schedule, true);
    // Opening an entry closes another, so fields can move without a change of the form's height.
    form.addEventListener("click", settled.schedule);
    // On the way down: text controls stop their own on the way up.
    form.addEventListener("input", onInput, true);
    return () => {
      settled.cancel();
      unsubscribe();
      resized.disconnect();
      form.removeEventListener("scroll", settled.schedule, true);
      form.removeEventListener("click", settled.schedule);
      form.removeEventListener("input", onInput, true);
    };
  }, [room, form, tips, layer]);
  useEffect(() => stopMeasuring, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called whenever the marks are others
  useEffect(onMeasured, [marks, onMeasured]);
  return createPortal(
    <div ref={layer} className="pointer-events-none absolute inset-0 z-5 overflow-clip">
      {marks.flatMap(({ tip, boxes }) =>
        boxes.map((box) => (
          <TipMark
            // Another element for another measure, so that a hidden one is not kept.
            key={`${tip.field} ${tip.id} ${box.left} ${box.top}`}
            tip={tip}
            place="form"
            isOpen={tip === open}
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
  // Hidden ones are where they were before; a change of style alone would leave them hidden.
  for (const mark of layer.querySelectorAll<HTMLElement>("[data-tip]")) mark.style.visibility = "";
  const place = (box: Box): Box => ({
    ...box,
    left: box.left - origin.left,
    top: box.top - origin.top,
  });
  const fields = [...new Set(tips.map(({ field }) => field))];
  return fields.flatMap((field) => {
    const control = document.getElementById(`field-${field}`);
    if (!(control instanceof HTMLTextAreaElement) || findExpander(control)) return [];
    if (control.getClientRects().length === 0) return [];
    const own = tips.filter((tip) => tip.field === field);
    const boxes = boxesOfRanges(
      control,
      own.map(({ range }) => range),
    );
    return own.map((tip, index) => ({ tip, boxes: (boxes[index] ?? []).map(place) }));
  });
}
