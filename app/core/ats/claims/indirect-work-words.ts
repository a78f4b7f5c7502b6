/**
 * Words for indirect work with something, that is, handling it without doing it: selling, booking
 * or filing it, or writing about it.
 */
import { STATUS, type Status } from "./claim-status.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Base forms of verbs that may mean indirect work, from the groups of VerbNet and WordNet for
 * giving, hiring, arranging and writing down.
 */
export const INDIRECT_VERBS: ReadonlyMap<string, Status> = new Map(
  (
    [
      [
        STATUS.sells,
        "sell resell upsell market pitch demo peddle broker rent lease retail quote renew demonstrate",
      ],
      [STATUS.hires, "recruit hire headhunt source screen interview place staff advertise"],
      [STATUS.schedules, "schedule book arrange roster reserve reschedule timetable"],
      [
        STATUS.records,
        "file photocopy copy scan archive print type laminate shred log transcribe keep maintain update enter collate check verify collect",
      ],
      [
        STATUS.supplies,
        "order purchase procure requisition stock restock supply deliver transport ship carry load unload pick pack distribute import export store",
      ],
      [STATUS.writes, "write author edit proofread translate publish post subtitle draft"],
      [STATUS.bills, "bill invoice"],
      [STATUS.attends, "attend join host sponsor"],
      [STATUS.passes, "pass relay redirect forward route chase send"],
    ] as const
  ).flatMap(([status, verbs]) => verbs.split(" ").map((verb) => [verb, status] as const)),
);

/** Verbs that mean indirect work with every object; the others only with some objects. */
export const ALWAYS_INDIRECT_VERBS = words(
  "sell resell upsell market pitch demo peddle broker rent lease retail quote renew recruit headhunt schedule reschedule timetable photocopy archive purchase procure requisition stock restock bill invoice",
);

/** Nouns that mean indirect work, at the end of a noun phrase or before `of`. */
export const INDIRECT_NOUNS: ReadonlyMap<string, Status> = new Map([
  ...["recruitment", "recruiting", "staffing"].map((noun) => [noun, STATUS.hires] as const),
  ...["resale", "reselling", "reseller"].map((noun) => [noun, STATUS.sells] as const),
  ...["billing", "invoicing"].map((noun) => [noun, STATUS.bills] as const),
  ...["procurement"].map((noun) => [noun, STATUS.supplies] as const),
]);
/** Nouns that mean indirect work only after a role: `nurse vacancies`, `teacher cover`. */
export const NOUNS_OF_ROLES: ReadonlyMap<string, Status> = new Map([
  ...["vacancies", "placements", "shortages", "temps"].map((noun) => [noun, STATUS.hires] as const),
  ["cover", STATUS.schedules],
]);
/**
 * Nouns that mean indirect work only before `of` at the start of a clause: `Renewals and upsell of
 * legal databases`.
 */
export const INDIRECT_OPENINGS: ReadonlyMap<string, Status> = new Map([
  ...INDIRECT_NOUNS,
  ...["sales", "sale", "renewals", "upsell", "upselling", "distribution"].map(
    (noun) => [noun, STATUS.sells] as const,
  ),
  ...["scheduling", "booking"].map((noun) => [noun, STATUS.schedules] as const),
  ...["filing", "photocopying", "typing"].map((noun) => [noun, STATUS.records] as const),
  ...["purchase", "purchasing"].map((noun) => [noun, STATUS.supplies] as const),
]);

/*
 * Objects of these verbs, tested word by word in lower case. With verbs outside ALWAYS_INDIRECT_VERBS, they decide
 * whether a clause is about indirect work (indirect-work.ts).
 */

/** Objects that people book or arrange; for `schedules`. The endings are of medical procedures: endoscopy, physiotherapy. */
export const EVENTS =
  /^(?:appointments?|visits?|meetings?|interviews?|class(?:es)?|courses?|sessions?|lessons?|surger(?:y|ies)|procedures?|exams?|examinations?|tests?|calls?|trainings?|workshops?|flights?|hotels?|travel|trips?|cover|shifts?|rooms?|consultations?|conferences?|demos?|deliver(?:y|ies)|repairs?|inspections?|viewings?|reservations?|treatments?|rotas?|hearings?|depositions?|questions|freight|evenings?|mornings?|part(?:y|ies)|days?|venues?|transport|seminars?|reviews?|assessments?|screenings?|scans?|\w{3,}(?:scop|ectom|therap|plast|graph)(?:y|ies))$/;
/**
 * What machines run or publish, such as batch jobs, posts on social media and campaigns; for `schedules`. Scheduling them
 * is the work itself.
 */
export const MACHINE_RUNS =
  /^(?:jobs?|pipelines?|workflows?|deployments?|backups?|builds?|runs|tasks?|batch(?:es)?|cron|quer(?:y|ies)|maintenance|releases?|scripts?|posts?|campaigns?|content|production|irrigation|workloads?|pods?|containers?|etl)$/;
/** Events that people attend without doing the work; for `attends`. */
export const GATHERINGS =
  /^(?:meetings?|committees?|evenings?|part(?:y|ies)|clinics?|series|meetups?|lunch(?:es)?|conferences?|webinars?|lectures?|talks?|panels?|briefings?|standups?|breakfasts?|galas?|fairs?|open days?|steering|boards?)$/;
/** Documents that clerks process; for `records`. */
export const PAPERS =
  /^(?:paperwork|papers?|files?|folders?|binders?|records?|reports?|forms?|documents?|documentation|notes?|invoices?|contracts?|certificates?|letters?|charts?|receipts?|minutes|results?|studies|plans?|drawings?|x-?rays?|correspondences?|dictation|labels?|lists?|logs?|registers?|spreadsheets?|sheets?|tickets?|calls?|incidents?|requests?|complaints?|manuals?|worksheets?|signs?|handouts?|cop(?:y|ies))$/;
/** Documents of other people's permissions, for check, verify and collect: `checked welding certificates`. */
export const CREDENTIALS =
  /^(?:cards?|certificates?|licen[cs]es?|registrations?|permits?|passports?|qualifications?|credentials?|clearances?|documents?|timesheets?|references)$/;
/** Records, for keep, maintain, update and enter: `kept the welding certificate register`. */
export const REGISTERS =
  /^(?:files?|filing|folders?|binders?|paperwork|spreadsheets?|registers?|records?|logs?|diar(?:y|ies)|calendars?|lists?|minutes)$/;
/** Goods that people carry and count; for `supplies`, and for the verbs demonstrate and place. */
export const GOODS =
  /^(?:parts?|suppl(?:y|ies)|goods|products?|stock|materials|packages|parcels?|kits?|samples?|pallets?|consumables?|merchandise|groceries|boxes|cartons?|crates|spares?|uniforms?|tools?|books|equipment|instruments?|specimens?|devices?|machines?|pumps?|sensors?|plates|units?|analy[sz]ers?|systems?|software|cylinders?|monitors?)$/;
/** Texts that are written about things; for `writes`. */
export const TEXTS =
  /^(?:adverts?|ads?|advertisements?|postings?|articles?|posts?|blogs?|copy|brochures?|catalog(?:ue)?s?|newsletters?|releases?|captions?|leaflets?|flyers?|booklets?|blurbs?|descriptions?|papers?|subtitles?|textbooks?|manuals?|documents?|books?|journals?|magazines?|pages?|listings?)$/;
/** People whom a recruiter finds or hires, and the jobs that are filled with them; for `hires` and the verb send. */
export const PEOPLE =
  /^(?:candidates?|applicants?|people|staff|talents?|personnel|temps|hires?|graduates?|contractors?|workers|crews?|teams?|professionals|roles?|vacanc(?:y|ies)|positions|shortlists?|locums?|freelancers)$/;
/** Companies and people to whom a seller demonstrates things; for the verb demonstrate. */
export const BUYERS =
  /^(?:prospects?|buyers?|shoppers?|dealers?|retailers?|distributors?|resellers?|heads|directors|executives|firms?|companies|manufacturers|practices|hospitals|clinics|contractors|schools|employers|businesses)$/;
