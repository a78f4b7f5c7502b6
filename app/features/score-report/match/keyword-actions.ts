/** The actions on a keyword in the editor; those that the role does not allow are absent. */
import type { Keyword } from "#app/core/ats/report.ts";

export interface KeywordActions {
  /** Goes to the line that shows it. */
  showLine?(keyword: Keyword): void;
  addToSkills?(keyword: Keyword): void;
  /** Starts a bullet in the entry that fits best. */
  addBullet?(keyword: Keyword): void;
  /** "Not true for me": no longer suggested, still counted as missing. */
  decline?(keyword: Keyword): void;
  /** "Not a requirement": leaves it out of this analysis, or removes it if the user added it. */
  exclude?(keyword: Keyword): void;
  /** Undoes one exclusion. */
  restore?(canonical: string): void;
  /** Undoes all exclusions. */
  restoreExcluded?(): void;
  /** Makes a must-have a nice-to-have, and the reverse. */
  changeRequirement?(keyword: Keyword): void;
  /** "This is a requirement": adds words of the job description that were not recognized as one. */
  addRequirement?(words: string, importance: Keyword["requirement"]): void;
  /**
   * Stores whether the quoted line shows it; null clears the answer. For keywords with a
   * `confirmation`.
   */
  answer?(keyword: Keyword, shows: boolean | null): void;
  /** Whether the user declined it ("Not true for me"). */
  isDeclined(keyword: Keyword): boolean;
}
