/** The typed text of a field whose value has another form, such as a list; reset if the value changes elsewhere. */
import { useState } from "react";

export function useTypedText<T>(
  value: T,
  format: (value: T) => string,
): [typed: string, type: (text: string, value: T) => void] {
  const [state, setState] = useState({ typed: format(value), value });
  const isSame = JSON.stringify(state.value) === JSON.stringify(value);
  return [
    isSame ? state.typed : format(value),
    (typed, meant) => setState({ typed, value: meant }),
  ];
}
