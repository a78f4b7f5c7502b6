/** Verbs that often start a line of a resume, with their past tense, for all professions. */

const PAIRS =
  "achieve achieved, adapt adapted, administer administered, advise advised, analyse analysed, analyze analyzed, answer answered, arrange arranged, assemble assembled, assess assessed, assist assisted, audit audited, automate automated, balance balanced, become became, begin began, brainstorm brainstormed, bring brought, build built, buy bought, calculate calculated, care cared, catch caught, check checked, choose chose, clean cleaned, close closed, coach coached, collaborate collaborated, collect collected, communicate communicated, complete completed, conduct conducted, configure configured, consolidate consolidated, consult consulted, cook cooked, coordinate coordinated, create created, curate curated, cut cut, debug debugged, deliver delivered, deploy deployed, design designed, develop developed, diagnose diagnosed, digitise digitised, digitize digitized, direct directed, document documented, draft drafted, draw drew, drive drove, earn earned, edit edited, educate educated, engineer engineered, ensure ensured, escalate escalated, establish established, evaluate evaluated, examine examined, execute executed, expand expanded, facilitate facilitated, fight fought, find found, fix fixed, fly flew, forecast forecast, found founded, fundraise fundraised, gain gained, generate generated, give gave, grow grew, guide guided, halve halved, handle handled, help helped, hire hired, hold held, identify identified, implement implemented, improve improved, increase increased, inspect inspected, install installed, integrate integrated, interview interviewed, introduce introduced, investigate investigated, keep kept, kickstart kickstarted, launch launched, lead led, liaise liaised, maintain maintained, make made, manage managed, measure measured, meet met, mentor mentored, migrate migrated, modernise modernised, modernize modernized, monitor monitored, negotiate negotiated, nurse nursed, onboard onboarded, open opened, operate operated, optimise optimised, optimize optimized, orchestrate orchestrated, order ordered, organise organised, organize organized, outsell outsold, oversee oversaw, participate participated, perform performed, plan planned, prepare prepared, present presented, prioritise prioritised, prioritize prioritized, process processed, produce produced, program programmed, promote promoted, proofread proofread, provide provided, publish published, purchase purchased, raise raised, rebuild rebuilt, reconfigure reconfigured, record recorded, recruit recruited, redesign redesigned, reduce reduced, refactor refactored, relaunch relaunched, repair repaired, replace replaced, report reported, repurpose repurposed, research researched, resolve resolved, restore restored, restructure restructured, retrain retrained, review reviewed, revise revised, rework reworked, ride rode, rise rose, run ran, save saved, schedule scheduled, sell sold, send sent, serve served, set set, ship shipped, sing sang, solve solved, speak spoke, spearhead spearheaded, spend spent, stand stood, start started, streamline streamlined, strive strove, supervise supervised, supply supplied, support supported, sweep swept, take took, teach taught, tell told, test tested, throw threw, track tracked, train trained, transform transformed, translate translated, treat treated, troubleshoot troubleshot, undertake undertook, update updated, upgrade upgraded, upsell upsold, upskill upskilled, use used, utilise utilised, utilize utilized, wear wore, weld welded, win won, withdraw withdrew, work worked, write wrote";

const PAST_OF = new Map(PAIRS.split(", ").map((pair) => pair.split(" ") as [string, string]));
const BASE_OF = new Map([...PAST_OF].map(([base, past]) => [past, base]));

/** The past tense of a verb in the present tense (`lead`, `leads`); null for other words. */
export function pastOf(word: string): string | null {
  const lower = word.toLowerCase();
  const stems = [
    lower,
    lower.replace(/s$/, ""),
    lower.replace(/es$/, ""),
    lower.replace(/ies$/, "y"),
  ];
  const base = stems.find((stem) => PAST_OF.has(stem));
  const past = base && PAST_OF.get(base);
  return past && past !== lower ? past : null;
}

/** The past tense of a verb in its -ing form: `leading` → `led`. */
export function pastOfGerund(word: string): string | null {
  const lower = word.toLowerCase();
  if (!lower.endsWith("ing")) return null;
  const stem = lower.slice(0, -3);
  const stems = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
  const base = stems.find((candidate) => PAST_OF.has(candidate));
  return (base && PAST_OF.get(base)) ?? null;
}

/** Whether a word is the past tense of a verb in the list. */
export const isPastOfKnown = (word: string) => BASE_OF.has(word.toLowerCase());

/** Whether a word is in the past tense: by the list, or by its ending -ed. */
export const isPast = (word: string) => isPastOfKnown(word) || /ed$/i.test(word);
