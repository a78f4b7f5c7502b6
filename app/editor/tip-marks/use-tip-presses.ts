/** Presses on the form's texts and on the page. They place the caret as always; a tip under them is shown as well. */
import { useEffect } from "react";

/** Called with a place in the window, for every press on a text; elsewhere `onPressElsewhere` is. */
export function useTipPresses(
  form: HTMLElement,
  page: Document | null,
  onPress: (place: "form" | "page", x: number, y: number) => void,
  onPressElsewhere: () => void,
): void {
  useEffect(() => {
    const onFormClick = ({ target, clientX, clientY }: MouseEvent) => {
      if (target instanceof HTMLTextAreaElement) onPress("form", clientX, clientY);
    };
    const onPageClick = ({ clientX, clientY }: MouseEvent) => {
      const element = page?.defaultView?.frameElement;
      const frame = element?.getBoundingClientRect();
      if (!page || !frame) return;
      const scale = frame.width / page.documentElement.clientWidth;
      onPress("page", frame.left + clientX * scale, frame.top + clientY * scale);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      const isHandled =
        target instanceof Element && target.closest("[data-tip-popover], textarea") !== null;
      if (!isHandled) onPressElsewhere();
    };
    form.addEventListener("click", onFormClick);
    page?.addEventListener("click", onPageClick);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      form.removeEventListener("click", onFormClick);
      page?.removeEventListener("click", onPageClick);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [form, page, onPress, onPressElsewhere]);
}
