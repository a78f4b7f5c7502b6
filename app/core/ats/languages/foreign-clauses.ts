/** Splits a posting in a language other than English into clauses, like readClauses for English. */
import type { LineKind } from "#app/core/ats/posting/line-kind.ts";
import { type Clause, startsWithBullet } from "#app/core/ats/posting/posting-lines.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import type { LanguageRules } from "./language-rules.ts";

/** In words. */
const LONGEST_HEADING = 8;
const LONGEST_OFFER = 40;

export function foreignClauses(text: TokenText, rules: LanguageRules): Clause[] {
  const { tokens } = text;
  const clauses: Clause[] = [];
  let section: LineKind = "plain";
  let asks = false;
  let isHeaded = false;
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
    const endsLine = !next || next.gap === GAP.line || isColon(text, tokens[i - 1] as Token, next);
    const isBulleted = startsLine && startsWithBullet(text, tokens[from] as Token);
    const isShort = i - from <= LONGEST_HEADING;
    const heading =
      isShort && startsLine && endsLine && !isBulleted
        ? rules.headings.find(([pattern]) => pattern.test(clauseText))
        : undefined;
    if (heading) {
      [, section, asks] = heading;
      isHeaded = true;
    }
    // `Wir bieten Urlaub und ein Jobrad` ends a list without a heading.
    const offer = startsLine && !isBulleted && !heading && offerOf(rules, clauseText);
    if (offer) [, section, asks] = offer;
    const isOffer = i - from <= LONGEST_OFFER && rules.padding.test(clauseText) && !asks;
    // `Von Vorteil: Kafka` makes the rest of its line preferred.
    if (startsLine) isLinePreferred = false;
    const kind: LineKind = isOffer
      ? "padding"
      : isLinePreferred
        ? "preferred"
        : kindOf(clauseText, section, rules);
    isLinePreferred ||=
      kind === "preferred" && endsLine && next !== undefined && next.gap < GAP.line;
    clauses.push({
      from,
      to: i,
      kind,
      isRequirement: kind !== "padding" && (asks || rules.asking.test(clauseText)),
      isHeading: heading !== undefined && i - from <= LONGEST_HEADING,
      isItem: isBulleted || (startsLine && isHeaded),
    });
    from = i;
  }
  return clauses;
}

const offerOf = ({ headings }: LanguageRules, clauseText: string) =>
  headings.find(([pattern, kind]) => kind === "padding" && pattern.test(clauseText));

function kindOf(clauseText: string, section: LineKind, rules: LanguageRules): LineKind {
  if (rules.preferred.test(clauseText)) return "preferred";
  if (section === "padding" || section === "preferred") return section;
  return rules.required.test(clauseText) ? "required" : section;
}

const isColon = ({ clean }: TokenText, last: Token, next: Token) =>
  clean.text.slice(last.end, next.start).includes(":");
