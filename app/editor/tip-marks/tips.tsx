/** Writing tips in the editor: underlines in form and page, and the popover that explains one. */
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { readCaret } from "#app/editor/advice/read-caret.ts";
import { useAdvice, useTips } from "#app/editor/advice/use-advice.ts";
import { revealField } from "#app/editor/form/focus-field.ts";
import { findPageRange } from "#app/editor/page/marks/page-range.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { FormTipMarks } from "./form-tip-marks.tsx";
import { PageTipMarks } from "./page-tip-marks.tsx";
import { applyFix, ignoreTip, isRewritable, openRewrite } from "./tip-edits.ts";
import { isInView, isMarkOf, markAt, marksOf } from "./tip-mark.tsx";
import { findSameTip, nextTipAfter } from "./tip-order.ts";
import { TipPopover } from "./tip-popover.tsx";
import { useTipKeys } from "./use-tip-keys.ts";
import { useTipPresses } from "./use-tip-presses.ts";

interface OpenTip {
  tip: Tip;
  place: "form" | "page";
  /** Whether it was opened by keyboard or a button, and not by a press on the words. */
  takesFocus: boolean;
}

export function Tips({
  form,
  preview,
  showForm,
  showPage,
}: {
  form: HTMLElement;
  /** Null until the page is rendered. */
  preview: PagePreview | null;
  showForm(): void;
  showPage(): void;
}) {
  const room = useOpenRoom();
  const advice = useAdvice();
  const tips = useTips();
  const mayEdit = useMayEdit();
  const { role, writingModel } = useEditorAccess();
  const formLayer = useRef<HTMLDivElement>(null);
  const [openTip, setOpen] = useState<OpenTip | null>(null);
  const latestOpenTip = useRef(openTip);
  latestOpenTip.current = openTip;
  // The open tip at its present words, which may have moved. If they are gone, it is closed.
  const shownTip = openTip && findSameTip(tips, openTip.tip);
  // Stored again, to find it from its present position: an edit of its line could change its id.
  if (openTip && shownTip && shownTip !== openTip.tip) setOpen({ ...openTip, tip: shownTip });
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const onMeasured = useCallback(() => {
    if (latestOpenTip.current) rerender();
  }, []);

  const layerOf = useCallback(
    (place: OpenTip["place"]) => (place === "form" ? formLayer.current : (preview?.layer ?? null)),
    [preview],
  );
  const press = useCallback(
    (place: OpenTip["place"], x: number, y: number) => {
      const layer = layerOf(place);
      const mark = layer && markAt(layer, x, y);
      const tip = mark && tips.find((each) => isMarkOf(mark, each));
      setOpen(tip ? { tip, place, takesFocus: false } : null);
    },
    [layerOf, tips],
  );
  const pressElsewhere = useCallback(() => setOpen(null), []);
  useTipPresses(form, preview?.pageDocument ?? null, press, pressElsewhere);

  /**
   * The tip that was explained last. Without a caret, as after the command palette, the next tip
   * follows it.
   */
  const lastExplained = useRef<Tip | null>(null);
  const explain = useCallback(
    (tip: Tip) => {
      lastExplained.current = tip;
      const isOnPage =
        role === "comment" || latestOpenTip.current?.place === "page" || pageCursor.read() !== null;
      const words = isOnPage && preview ? wordsOnPage(tip) : null;
      if (words && preview) {
        showPage();
        const [first] = words.getClientRects();
        if (first) preview.showPageOf(first);
        setOpen({ tip, place: "page", takesFocus: true });
        return;
      }
      // At once, so that another press of the shortcut continues from this tip before it is
      // rendered.
      latestOpenTip.current = { tip, place: "form", takesFocus: true };
      showForm();
      requestAnimationFrame(() => {
        const control = revealField(form, tip.field);
        if (control instanceof HTMLTextAreaElement) {
          control.focus({ preventScroll: true });
          control.setSelectionRange(tip.range.start, tip.range.end);
        }
        setOpen({ tip, place: "form", takesFocus: true });
      });
      function wordsOnPage({ field, range }: Tip): Range | null {
        const snapshot = room.document.read();
        return preview && snapshot && findPageRange(preview.pageDocument, snapshot, field, range);
      }
    },
    [room, role, preview, form, showForm, showPage],
  );
  const next = useCallback(() => {
    const from = latestOpenTip.current?.tip;
    const caret = from
      ? endOf(from)
      : (readCaret() ?? (lastExplained.current && endOf(lastExplained.current)));
    const nextTip = nextTipAfter(fieldsOf(form), tips, caret);
    if (nextTip) explain(nextTip);
  }, [form, tips, explain]);
  useEffect(
    () =>
      advice?.onShow((field) => {
        const first = tips.find((tip) => tip.field === field);
        if (field === null) next();
        else if (first) explain(first);
      }),
    [advice, tips, next, explain],
  );
  const closeOpen = useCallback(() => {
    if (latestOpenTip.current) setOpen(null);
  }, []);
  useTipKeys(preview?.pageDocument ?? null, next, closeOpen);

  const close = useCallback(
    (returnsFocus: boolean) => {
      const closed = latestOpenTip.current;
      setOpen(null);
      if (!closed || !returnsFocus) return;
      if (closed.place === "form") focusWords(closed.tip);
      else
        preview?.pageDocument.defaultView?.frameElement
          ?.closest<HTMLElement>("[tabindex]")
          ?.focus();
    },
    [preview],
  );
  useEffect(() => {
    if (!openTip || shownTip) return;
    const isInside = document.activeElement?.closest("[data-tip-popover]");
    // If the popover had the focus, it is returned to the text.
    close(Boolean(isInside) || openTip.takesFocus);
  }, [openTip, shownTip, close]);

  const anchor = useCallback(() => {
    const current = latestOpenTip.current;
    const layer = current && layerOf(current.place);
    const mark = layer && shownTip ? marksOf(layer, shownTip)[0] : null;
    if (mark) return { words: mark.getBoundingClientRect(), isInView: isInView(mark) };
    // Beside the field until the words are marked, as in an entry that was just opened.
    const control = current && document.getElementById(`field-${current.tip.field}`);
    if (current?.place !== "form" || !control) return null;
    return { words: control.getBoundingClientRect(), isInView: true };
  }, [layerOf, shownTip]);

  return (
    <>
      <FormTipMarks
        form={form}
        tips={tips}
        openTip={shownTip}
        layerRef={formLayer}
        onMeasured={onMeasured}
      />
      {preview ? (
        <PageTipMarks preview={preview} tips={tips} openTip={shownTip} onMeasured={onMeasured} />
      ) : null}
      {openTip && shownTip ? (
        <TipPopover
          tip={shownTip}
          anchor={anchor}
          takesFocus={openTip.takesFocus}
          actions={{
            close,
            ...(tips.length > 1 ? { next } : {}),
            ...(mayEdit
              ? {
                  fix: (words) => applyFix(room, shownTip, words),
                  ignore: () => ignoreTip(room, shownTip),
                }
              : {}),
            ...(mayEdit && writingModel && isRewritable(shownTip)
              ? {
                  rewrite: () => {
                    setOpen(null);
                    openRewrite(room, shownTip);
                  },
                }
              : {}),
          }}
        />
      ) : null}
    </>
  );
}

const endOf = ({ field, range }: Tip) => ({ field, offset: range.end });

function fieldsOf(form: HTMLElement): string[] {
  return [...form.querySelectorAll("textarea")].map(({ id }) => id.slice("field-".length));
}

function focusWords({ field, range }: Tip): void {
  const control = document.getElementById(`field-${field}`);
  if (!(control instanceof HTMLTextAreaElement)) {
    // Another person has removed the entry. Not focusing a field, where continued typing would
    // change something.
    document.querySelector<HTMLElement>('[role="tabpanel"]:has(form)')?.focus();
    return;
  }
  control.focus({ preventScroll: true });
  control.setSelectionRange(range.end, range.end);
}
