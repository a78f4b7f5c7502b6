/** Underlines the words on the preview page that have a writing tip. */
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { lineAround } from "#app/editor/advice/current-tips.ts";
import { readCaret } from "#app/editor/advice/read-caret.ts";
import { boxesOnPage, boxStyle, type PageBox } from "#app/editor/page/marks/page-boxes.ts";
import { pageRangeFinder } from "#app/editor/page/marks/page-range.ts";
import { usePageMeasure } from "#app/editor/page/marks/use-page-measure.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import type { Room, TextPath } from "#app/editor/sync/room.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { hideMarks, TipMark } from "./tip-mark.tsx";

interface MeasuredTip {
  tip: Tip;
  boxes: PageBox[];
}

export function PageTipMarks({
  preview: { pageDocument, layer },
  tips,
  openTip,
  onMeasured,
}: {
  preview: PagePreview;
  tips: readonly Tip[];
  /** The tip that is explained now. */
  openTip: Tip | null;
  /** Called when the marks have been placed at their words again. */
  onMeasured(): void;
}) {
  const room = useOpenRoom();
  const [marks, setMarks] = useState<MeasuredTip[]>([]);
  const measure = useCallback(() => {
    for (const mark of layer.querySelectorAll<HTMLElement>("[data-tip]"))
      mark.style.visibility = "";
    setMarks(measureTips(room, pageDocument, tips));
  }, [room, pageDocument, layer, tips]);
  usePageMeasure(pageDocument, measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called whenever the marks have changed
  useEffect(onMeasured, [marks, onMeasured]);
  useEffect(() => {
    const onInput = () => {
      const caret = readCaret();
      if (!caret) return;
      // An edit moves the words of this line and those after it: hide their marks until they are measured again.
      const text = textAt(room.document.read(), caret.field.split(".") as unknown as TextPath);
      hideMarks(layer, caret.field, lineAround(text, caret.offset).start);
    };
    pageDocument.addEventListener("beforeinput", onInput, true);
    return () => pageDocument.removeEventListener("beforeinput", onInput, true);
  }, [room, pageDocument, layer]);
  return createPortal(
    // A size container, so that the lines' thickness follows the zoom.
    <div className="absolute inset-0 @container">
      {marks.flatMap(({ tip, boxes }) =>
        boxes.map((box) => (
          <TipMark
            key={`${tip.field} ${tip.id} ${box.left} ${box.top}`}
            tip={tip}
            place="page"
            isOpen={tip === openTip}
            style={boxStyle(box)}
          />
        )),
      )}
    </div>,
    layer,
  );
}

function measureTips(room: Room, pageDocument: Document, tips: readonly Tip[]): MeasuredTip[] {
  const snapshot = room.document.read();
  if (!snapshot) return [];
  const findRange = pageRangeFinder(pageDocument, snapshot);
  return tips.flatMap((tip) => {
    const words = findRange(tip.field, tip.range);
    const boxes = words ? boxesOnPage(words) : [];
    return boxes.length > 0 ? [{ tip, boxes }] : [];
  });
}
