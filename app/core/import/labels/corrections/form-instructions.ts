/**
 * Corrects line labels of application forms: instructions ("Please list all your jobs") become "furniture", which is not
 * imported, and a reason for leaving becomes text of its job.
 */

import type { Correction } from "./correction.ts";

/** An instruction asks for something (ASKS) and is about the applicant or the form (OF_FORM). */
const ASKS =
  /^(?:please (?:print|type|complete|fill|list|answer|attach)|list (?:all|your|the)|give (?:the )?(?:full )?(?:names?|details)|complete (?:all|every|each)|start(?:ing)? with your|begin with your)(?!\p{L})/iu;
const OF_FORM =
  /(?<!\p{L})(?:you|your|all sections|applicants?|block (?:letters|capitals)|this form)(?!\p{L})/iu;
/** In characters: no instruction is longer. */
const MAX_INSTRUCTION = 200;

/** "Reason for leaving: Relocation", "Notice period: 1 month". */
const REASON_FOR_LEAVING =
  /^(?:reasons? (?:for|of) leaving|notice (?:period|required)|period of notice|motivo (?:de(?:l)? retiro|de (?:salida|la salida)|da saída)|motif d[eu] départ|grund des ausscheidens|austrittsgrund|powód odejścia)\s*:\s*\S/iu;
const OF_JOB = /^experience\.(?:more|item|rest)$/;

/**
 * Instructions count only directly below a heading, reasons only with their value in a job: within its head they would
 * be read as an employer or a place.
 */
export const withoutFormLines: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const { text = "", isBullet = false } = lines[index] ?? {};
    const isInstruction =
      labeled[index - 1]?.label === "heading" &&
      !isBullet &&
      text.length <= MAX_INSTRUCTION &&
      ASKS.test(text) &&
      OF_FORM.test(text);
    const isReason = OF_JOB.test(current.label) && REASON_FOR_LEAVING.test(text);
    if (isInstruction) return { ...current, label: "furniture" };
    return isReason ? { ...current, label: "experience.item" } : current;
  });
