/**
 * Splits a posting in a language other than English into clauses (sentences, headings and list
 * items), like readClauses for English. Clauses of the kind `padding` ask for nothing: they describe
 * benefits, the employer or how to apply.
 */
import type { LineKind } from "#app/core/ats/posting/line-kind.ts";
import { type Clause, startsWithBullet } from "#app/core/ats/posting/posting-lines.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import type { LanguageRules } from "./language-rules.ts";

/** In words. */
const LONGEST_HEADING = 8;
/** In words; a longer clause, as in a text without line breaks, may also ask for something. */
const LONGEST_PADDING = 40;

/** The clauses in order; together they cover all tokens. */
export function foreignClauses(text: TokenText, rules: LanguageRules): Clause[] {
  const { tokens } = text;
  const clauses: Clause[] = [];
  let section: LineKind = "plain";
  /** Whether the section's heading announces requirements. */
  let sectionAsks = false;
  let hasSeenHeading = false;
  let isLinePreferred = false;
  let from = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const next = tokens[i];
    if (next && next.gap < GAP.sentence) continue;
    const clauseText = tokens
      .slice(from, i)
      .map(({ low }) => low)
      .join(" ");
    const startsLine = (tokens[from] as Token).gap === GAP.line;
    const endsLineOrLabel =
      !next || next.gap === GAP.line || hasColonBetween(text, tokens[i - 1] as Token, next);
    const isBulleted = startsLine && startsWithBullet(text, tokens[from] as Token);
    const isShort = i - from <= LONGEST_HEADING;
    const heading =
      isShort && startsLine && endsLineOrLabel && !isBulleted
        ? rules.headings.find(({ pattern }) => pattern.test(clauseText))
        : undefined;
    if (heading) hasSeenHeading = true;
    // A sentence such as `Wir bieten Urlaub und ein Jobrad` ends the requirements like a heading.
    const sentenceLikeHeading =
      startsLine && !isBulleted && !heading ? findPaddingHeading(rules, clauseText) : undefined;
    const newSection = heading ?? sentenceLikeHeading;
    if (newSection) {
      section = newSection.kind;
      sectionAsks = newSection.asks;
    }
    // Words of padding may also be in a requirement: `Kenntnisse in Tarif und Gehalt` under `Ihr Profil`.
    const isPadding = i - from <= LONGEST_PADDING && rules.padding.test(clauseText) && !sectionAsks;
    // `Von Vorteil: Kafka` makes the rest of its line preferred.
    if (startsLine) isLinePreferred = false;
    const kind: LineKind = isPadding
      ? "padding"
      : isLinePreferred
        ? "preferred"
        : kindOf(clauseText, section, rules);
    const isLabel = endsLineOrLabel && next !== undefined && next.gap < GAP.line;
    isLinePreferred ||= kind === "preferred" && isLabel;
    clauses.push({
      from,
      to: i,
      kind,
      isRequirement: kind !== "padding" && (sectionAsks || rules.asksForSkill.test(clauseText)),
      isHeading: heading !== undefined,
      isItem: isBulleted || (startsLine && hasSeenHeading),
    });
    from = i;
  }
  return clauses;
}

const findPaddingHeading = ({ headings }: LanguageRules, clauseText: string) =>
  headings.find(({ pattern, kind }) => kind === "padding" && pattern.test(clauseText));

function kindOf(clauseText: string, section: LineKind, rules: LanguageRules): LineKind {
  if (rules.preferred.test(clauseText)) return "preferred";
  if (section === "padding" || section === "preferred") return section;
  return rules.required.test(clauseText) ? "required" : section;
}

const hasColonBetween = ({ clean }: TokenText, last: Token, next: Token) =>
  clean.text.slice(last.end, next.start).includes(":");
