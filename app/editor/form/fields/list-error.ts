import { CAPS } from "#app/core/resume/schema.ts";

/** Why a typed list cannot be kept as it is; null when it can. */
export function listError(label: string, items: readonly string[]): string | null {
  if (items.length > CAPS.skills) {
    return `${label} is limited to ${CAPS.skills} items. Remove ${items.length - CAPS.skills}; until then this text is not saved.`;
  }
  const long = items.find((item) => item.length > CAPS.skill);
  if (!long) return null;
  return `An item is limited to ${CAPS.skill} characters. Shorten “${long.slice(0, 30)}…”; until then this text is not saved.`;
}
