/** Verbs that begin a line of a resume, with their past. Our own list, for all trades. */

const PAIRS =
  "achieve achieved, adapt adapted, administer administered, advise advised, analyze analyzed, analyse analysed, answer answered, arrange arranged, assemble assembled, assess assessed, assist assisted, audit audited, automate automated, balance balanced, bring brought, build built, calculate calculated, care cared, catch caught, check checked, clean cleaned, close closed, coach coached, collect collected, communicate communicated, complete completed, conduct conducted, configure configured, consult consulted, cook cooked, coordinate coordinated, create created, cut cut, deliver delivered, deploy deployed, design designed, develop developed, diagnose diagnosed, direct directed, document documented, draft drafted, draw drew, drive drove, earn earned, edit edited, educate educated, engineer engineered, ensure ensured, establish established, evaluate evaluated, examine examined, execute executed, expand expanded, facilitate facilitated, find found, fix fixed, forecast forecast, found founded, gain gained, generate generated, give gave, grow grew, guide guided, handle handled, help helped, hire hired, identify identified, implement implemented, improve improved, increase increased, inspect inspected, install installed, integrate integrated, interview interviewed, introduce introduced, investigate investigated, keep kept, launch launched, lead led, maintain maintained, make made, manage managed, measure measured, mentor mentored, migrate migrated, monitor monitored, negotiate negotiated, nurse nursed, onboard onboarded, open opened, operate operated, optimize optimized, optimise optimised, order ordered, organize organized, organise organised, oversee oversaw, participate participated, perform performed, plan planned, prepare prepared, present presented, process processed, produce produced, program programmed, promote promoted, provide provided, publish published, purchase purchased, raise raised, rebuild rebuilt, record recorded, recruit recruited, redesign redesigned, reduce reduced, repair repaired, replace replaced, report reported, research researched, resolve resolved, restore restored, review reviewed, revise revised, run ran, save saved, schedule scheduled, sell sold, serve served, set set, ship shipped, solve solved, speak spoke, start started, streamline streamlined, supervise supervised, supply supplied, support supported, teach taught, test tested, track tracked, train trained, transform transformed, translate translated, treat treated, update updated, upgrade upgraded, use used, weld welded, win won, work worked, write wrote";

const PAST_OF = new Map(PAIRS.split(", ").map((pair) => pair.split(" ") as [string, string]));
const BASE_OF = new Map([...PAST_OF].map(([base, past]) => [past, base]));

/** The past of a verb in its present form (`lead`, `leads`), null for words that are none of them. */
export function pastOf(word: string): string | null {
  const low = word.toLowerCase();
  const stems = [low, low.replace(/s$/, ""), low.replace(/es$/, ""), low.replace(/ies$/, "y")];
  const base = stems.find((stem) => PAST_OF.has(stem));
  const past = base && PAST_OF.get(base);
  return past && past !== low ? past : null;
}

/** The past of a verb in its -ing form: `leading` → `led`. */
export function pastOfGerund(word: string): string | null {
  const low = word.toLowerCase();
  if (!low.endsWith("ing")) return null;
  const stem = low.slice(0, -3);
  const stems = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
  const base = stems.find((each) => PAST_OF.has(each));
  return (base && PAST_OF.get(base)) ?? null;
}

export const isPast = (word: string) => BASE_OF.has(word.toLowerCase()) || /ed$/i.test(word);
