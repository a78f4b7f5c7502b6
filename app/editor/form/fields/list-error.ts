import { CAPS } from "#app/core/resume/schema-fields.ts";

/** Why a typed list cannot be saved; null if it can. */
export function listError(label: string, items: readonly string[]): string | null {
  if (items.length > CAPS.skills) {
    return `${label} is limited to ${CAPS.skills} items. Remove ${items.length - CAPS.skills}; until then this text is not saved.`;
  }
  const tooLong = items.find((item) => item.length > CAPS.skill);
  if (!tooLong) return null;
  return `An item is limited to ${CAPS.skill} characters. Shorten “${tooLong.slice(0, 30)}…”; until then this text is not saved.`;
}
