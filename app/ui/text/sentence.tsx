/** A sentence with elements in place of its placeholders: `We sent a code to {email}.` */
import { Fragment, type ReactNode } from "react";

export function Sentence({ text, ...values }: { text: string; [name: string]: ReactNode }) {
  // Splitting by a captured name gives text and names in turn.
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const isName = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
    return <Fragment key={index}>{isName ? values[part] : part}</Fragment>;
  });
}
