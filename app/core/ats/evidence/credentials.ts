/**
 * Checks for the licenses, certificates and degrees that a posting requires. If one is missing, the
 * score stays below 80 (compute-score.ts).
 */
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { ScreeningQuestion } from "#app/core/ats/report.ts";
import type { Evidence } from "./evidence-type.ts";

/** Words for licenses, certificates and degrees: in English, then in French, Spanish, German and Polish. */
export const CREDENTIAL =
  /\b(?:licen[cs]ed?|certificat\w*|certified|registered|registration|permit|clearance|diploma|degree)\b|\b(?:dipl[oô]me|permis|habilitation|t[ií]tulo|carn[eé]t?|permiso|homologaci[oó]n|licencia|certificado|abschluss|zeugnis|zertifikat|f[uü]hrerschein|dyplom|prawo jazdy|uprawnienia)/i;

/** Below this credit (Evidence.credit), a credential is expired, in progress or someone else's. */
const MIN_HELD = 0.5;
/** Names of screening questions that ask for a document. A degree is checked as a requirement instead. */
const DOCUMENT_QUESTIONS = new Set(["Driving license", "License or registration"]);

/** What a line asks for besides the question's document answers nothing: a certificate beside a driver's license. */
const DRIVING = /\b(?:driv\w*|cdl|hgv|lgv)\b/i;
const LICENSE = /\b(?:licen[cs]\w*|regist\w+|chartered|board)\b/i;

export const isRequiredCredential = ({ kind, line, name }: Requirement): boolean =>
  line === "required" && (kind === "education" || (kind === "hard" && CREDENTIAL.test(name)));

/**
 * The index of the license or certificate that a screening question asks for and the resume holds, in whatever words;
 * -1 if there is none.
 * @param evidence of each requirement, in the same order
 */
export function heldDocument(
  { name, text }: ScreeningQuestion,
  requirements: readonly Requirement[],
  evidence: readonly Evidence[],
): number {
  if (!DOCUMENT_QUESTIONS.has(name)) return -1;
  return requirements.findIndex((requirement, index) => {
    const { grade, credit } = evidence[index] as Evidence;
    const isHeld = grade === "holding" && credit >= MIN_HELD;
    const names = `${requirement.name} ${requirement.surface}`;
    const isAsked = DRIVING.test(names) === (name === "Driving license") && LICENSE.test(names);
    return isHeld && isAsked && text.includes(requirement.surface);
  });
}

/**
 * The first required credential that is missing, as the posting names it; null if none is.
 * @param evidence of each requirement, in the same order
 * @param knockouts the screening questions with the resume's answers; all of them are required
 */
export function missingCredential(
  requirements: readonly Requirement[],
  evidence: readonly Evidence[],
  knockouts: readonly ScreeningQuestion[],
): string | null {
  const missing = requirements.find(
    (requirement, index) =>
      isRequiredCredential(requirement) && (evidence[index] as Evidence).credit < MIN_HELD,
  );
  const unmet = knockouts.find(
    ({ name, state }) => DOCUMENT_QUESTIONS.has(name) && state !== "met",
  );
  return missing?.name ?? unmet?.text ?? null;
}
