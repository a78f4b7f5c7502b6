/** Names a new annotated copy. */

/** `Ann-Lee-resume` → `Ann-Lee-resume-annotated`, or `…-annotated-2` and so on if the name is taken. */
export function annotatedPdfName(base: string, taken: readonly string[]): string {
  const stem = `${base.replace(/-annotated(?:-\d+)?$/, "")}-annotated`;
  if (!taken.includes(stem)) return stem;
  for (let number = 2; ; number++) {
    const name = `${stem}-${number}`;
    if (!taken.includes(name)) return name;
  }
}
