/** The score of the miniature's initial texts, shown until the engine loads; static-score.test.ts compares the two. */
import type { MiniatureScore } from "./miniature-score.ts";

export const STATIC_SCORE: MiniatureScore = {
  score: 72,
  mustHaves: { shown: 5, of: 8 },
  requirements: [
    { name: "ICU Nurse", isShown: true },
    { name: "intensive care", isShown: true },
    { name: "Medication administration", isShown: true },
    { name: "Ventilator", isShown: false },
    { name: "ACLS", isShown: true },
    { name: "Wound care", isShown: false },
    { name: "Mentoring", isShown: false },
    { name: "3+ years", isShown: true },
    { name: "Spanish", isShown: true },
  ],
};
