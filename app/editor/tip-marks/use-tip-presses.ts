/**
 * Observes presses on the form's texts and on the page, to show a tip under the pointer. The caret
 * is placed as usual.
 */
import { useEffect } from "react";

/**
 * `onPress` is called with a point of the window for every press on a text, `onPressElsewhere` for
 * other presses.
 */
export function useTipPresses(
  form: HTMLElement,
  pageDocument: Document | null,
  onPress: (place: "form" | "page", x: number, y: number) => void,
  onPressElsewhere: () => void,
): void {
  useEffect(() => {
    const onFormClick = ({ target, clientX, clientY }: MouseEvent) => {
      if (target instanceof HTMLTextAreaElement) onPress("form", clientX, clientY);
    };
    const onPageClick = ({ clientX, clientY }: MouseEvent) => {
      const element = pageDocument?.defaultView?.frameElement;
      const frameBounds = element?.getBoundingClientRect();
      if (!pageDocument || !frameBounds) return;
      const scale = frameBounds.width / pageDocument.documentElement.clientWidth;
      onPress("page", frameBounds.left + clientX * scale, frameBounds.top + clientY * scale);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      const isHandled =
        target instanceof Element && target.closest("[data-tip-popover], textarea") !== null;
      if (!isHandled) onPressElsewhere();
    };
    form.addEventListener("click", onFormClick);
    pageDocument?.addEventListener("click", onPageClick);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      form.removeEventListener("click", onFormClick);
      pageDocument?.removeEventListener("click", onPageClick);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [form, pageDocument, onPress, onPressElsewhere]);
}
