/** Submits a form by itself once its code field has six digits. */
import { type ChangeEvent, useEffect, useRef } from "react";

const CODE_LENGTH = 6;
/** Leaves the user time to press the submit button instead. */
const DELAY_MS = 300;

/** Returns the change handler of the code field. A code is submitted once, so that a wrong one uses one attempt. */
export function useSubmitFullCode(): (event: ChangeEvent<HTMLInputElement>) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const submitted = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget: { form, value } }) => {
    clearTimeout(timer.current);
    const code = value.replaceAll(/\D/g, "");
    if (!form || code.length !== CODE_LENGTH || code === submitted.current) return;
    form.addEventListener("submit", () => clearTimeout(timer.current), { once: true });
    timer.current = setTimeout(() => {
      if (!form.checkValidity()) return;
      submitted.current = code;
      form.requestSubmit();
    }, DELAY_MS);
  };
}
