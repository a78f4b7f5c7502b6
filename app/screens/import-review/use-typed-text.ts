/** What is typed into a field whose value is another, such as a list; it starts anew if the value changes elsewhere. */
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
