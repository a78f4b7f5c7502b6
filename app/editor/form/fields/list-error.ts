import { CAPS } from "#app/core/resume/schema-fields.ts";
import { TEXTS } from "#app/editor/form/texts.ts";

/** Why a typed list cannot be saved; null if it can. */
export function listError(label: string, items: readonly string[]): string | null {
  if (items.length > CAPS.skills) {
    return TEXTS.tooManyItems({ label, cap: CAPS.skills, over: items.length - CAPS.skills });
  }
  const tooLong = items.find((item) => item.length > CAPS.skill);
  if (!tooLong) return null;
  return TEXTS.itemTooLong({ cap: CAPS.skill, begin: tooLong.slice(0, 30) });
}
