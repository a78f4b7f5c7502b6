/** What a new annotated copy is called. */

/** `Ann-Lee-resume` → `Ann-Lee-resume-annotated`, then `…-annotated-2`, whatever is free. */
export function copyName(base: string, taken: readonly string[]): string {
  const stem = `${base.replace(/-annotated(?:-\d+)?$/, "")}-annotated`;
  if (!taken.includes(stem)) return stem;
  for (let number = 2; ; number++) {
    const name = `${stem}-${number}`;
    if (!taken.includes(name)) return name;
  }
}
