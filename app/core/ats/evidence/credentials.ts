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

export const isRequiredCredential = ({ kind, line, name }: Requirement): boolean =>
  line === "required" && (kind === "education" || (kind === "hard" && CREDENTIAL.test(name)));

/**
 * Whether a required credential is missing.
 * @param evidence of each requirement, in the same order
 * @param knockouts the screening questions with the resume's answers; all of them are required
 */
export function lacksCredential(
  requirements: readonly Requirement[],
  evidence: readonly Evidence[],
  knockouts: readonly ScreeningQuestion[],
): boolean {
  const isMissing = (requirement: Requirement, index: number) =>
    isRequiredCredential(requirement) && (evidence[index] as Evidence).credit < MIN_HELD;
  const isUnmet = ({ name, state }: ScreeningQuestion) =>
    DOCUMENT_QUESTIONS.has(name) && state !== "met";
  return requirements.some(isMissing) || knockouts.some(isUnmet);
}
