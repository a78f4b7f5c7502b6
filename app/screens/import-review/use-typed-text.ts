/**
 * Keeps a field's typed text when its value is not text (such as a list); resets it if the value
 * changes elsewhere.
 */
import { useState } from "react";

export function useTypedText<T>(
  value: T,
  format: (value: T) => string,
): [typed: string, type: (text: string, value: T) => void] {
  const [state, setState] = useState({ typed: format(value), value });
  const isSame = JSON.stringify(state.value) === JSON.stringify(value);
  return [
    isSame ? state.typed : format(value),
    (typed, newValue) => setState({ typed, value: newValue }),
  ];
}
