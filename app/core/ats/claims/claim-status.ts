/**
 * The status of what a resume names: its writer claims to have it, only wants it, only sells it,
 * lacks it … read-claims.ts finds it for each word; here is what it means for a requirement's credit.
 */

/** Ordered from strongest evidence (0, claimed) to weakest; MEANINGS has each in words. */
export const STATUS = {
  claimed: 0,
  basic: 1,
  // Kinds of indirect work: handling it without doing it, as sellers, recruiters and clerks do.
  sells: 2,
  hires: 3,
  schedules: 4,
  records: 5,
  supplies: 6,
  writes: 7,
  bills: 8,
  attends: 9,
  passes: 10,
  lapsed: 11,
  learning: 12,
  others: 13,
  wish: 14,
  quoted: 15,
  negated: 16,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** One of STATUS for each token. */
export type Claims = Uint8Array;

/** How strongly a requirement is shown. */
export type Grade = "doing" | "holding" | "listing" | "related" | "basic" | "learning" | "none";

interface StatusMeaning {
  grade: Grade;
  /** Share of a requirement's weight that it counts for. */
  credit: number;
  reason: string;
}

/**
 * The credit for what the writer only sells, books and so on (indirect-work.ts): below a third, from
 * which on a requirement is reported as shown (MIN_SHOWN).
 */
const INDIRECT_WORK_CREDIT = 0.3;
const indirectWork = (what: string): StatusMeaning => ({
  grade: "basic",
  credit: INDIRECT_WORK_CREDIT,
  reason: `Mentioned, but as something you ${what}.`,
});

/** The meaning of each status. What is claimed is graded by how it is shown (grade-evidence.ts). */
const MEANINGS: Record<Exclude<Status, 0>, StatusMeaning> = {
  [STATUS.basic]: {
    grade: "basic",
    credit: 0.5,
    reason: "Named at a basic level, or as help with it.",
  },
  [STATUS.sells]: indirectWork("sell"),
  [STATUS.hires]: indirectWork("recruit for"),
  [STATUS.schedules]: indirectWork("schedule or book"),
  [STATUS.records]: indirectWork("keep records of"),
  [STATUS.supplies]: indirectWork("order, stock or deliver"),
  [STATUS.writes]: indirectWork("write or talk about"),
  [STATUS.bills]: indirectWork("bill for"),
  [STATUS.attends]: indirectWork("attend or host events about"),
  [STATUS.passes]: indirectWork("pass on to those who do it"),
  [STATUS.lapsed]: {
    grade: "basic",
    credit: 0.2,
    reason: "Named as expired, suspended or not granted yet.",
  },
  [STATUS.learning]: {
    grade: "learning",
    credit: 0.1,
    reason: "Listed as being learned or in progress.",
  },
  [STATUS.others]: { grade: "none", credit: 0, reason: "Named as the work of others." },
  [STATUS.wish]: { grade: "none", credit: 0, reason: "Named as a plan, a wish or an interest." },
  [STATUS.quoted]: {
    grade: "none",
    credit: 0,
    reason: "Named as what a job description asks for.",
  },
  [STATUS.negated]: { grade: "none", credit: 0, reason: "The resume says that it is missing." },
};

export const meaningOf = (status: Exclude<Status, 0>): StatusMeaning => MEANINGS[status];

/** Whether a word doesn't tell what the resume is about. Basic knowledge does. */
export const isMasked = (status: number): boolean => status > STATUS.basic;

export const isIndirectWork = (status: number): boolean =>
  status >= STATUS.sells && status <= STATUS.passes;

/**
 * The weakest status of the words in a token range. If only some of them have one of indirect work,
 * the whole phrase is claimed: in `kept client records`, only `client` has one.
 */
export function statusAt(claims: Claims, { from, to }: { from: number; to: number }): Status {
  let weakest = 0;
  let strongest = Number.POSITIVE_INFINITY;
  for (let i = from; i < to; i++) {
    weakest = Math.max(weakest, claims[i] as number);
    strongest = Math.min(strongest, claims[i] as number);
  }
  return (
    isIndirectWork(weakest) && strongest === STATUS.claimed ? STATUS.claimed : weakest
  ) as Status;
}
