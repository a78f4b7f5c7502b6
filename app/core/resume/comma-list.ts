/** Parses skills and technologies typed as comma-separated text: trimmed, empty items dropped [spec 5]. */
export function parseCommaList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

export const LIST_SEPARATOR = ", ";

export function formatCommaList(items: readonly string[]): string {
  return items.join(LIST_SEPARATOR);
}
