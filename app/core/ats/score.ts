/**
 * Scores a resume against a posting: finds evidence for each requirement, computes the score from
 * it, and explains both in a report. Pure and deterministic: the same texts and date give the same
 * report.
 */
import { cosine, smoothedTradeAffinity } from "./affinity.ts";
import { computeScore, type Features } from "./compute-score.ts";
import { canonicalOf } from "./corrections.ts";
import { ENGINE_VERSION, NAMES_ALONE_VERSION } from "./engine-version.ts";
import { type AnalyzedResume, analyzeResume } from "./evidence/analyze-resume.ts";
import { withConfirmations } from "./evidence/confirmations.ts";
import { heldDocument, missingCredential } from "./evidence/credentials.ts";
import { evidenceFor, withAlternatives, withListSupport } from "./evidence/evidence.ts";
import { type Evidence, MIN_SHOWN } from "./evidence/evidence-type.ts";
import { hiddenPlaces, withHiddenMention } from "./evidence/hidden-mentions.ts";
import { isCareerInOtherTrade } from "./evidence/job-trade.ts";
import { compareKnockouts } from "./evidence/knockout-state.ts";
import { explainScore } from "./explain-score.ts";
import { feedbackFor } from "./feedback.ts";
import { gainOf } from "./gains.ts";
import { isScoredLanguage } from "./language-names.ts";
import { inEnglish, LANGUAGE_RULES, plainLetters } from "./languages/rules.ts";
import { MAX_RESUME } from "./limits.ts";
import type { AdjustEvidence } from "./meaning/adjust-evidence.ts";
import type { AtsModel } from "./model.ts";
import { alternativesIn } from "./posting/alternatives.ts";
import { type Posting, readPosting } from "./posting/posting.ts";
import { placesOf, postingReading } from "./posting/posting-reading.ts";
import type { Requirement } from "./posting/requirement.ts";
import type { AtsReport, Keyword, Musts, ReportLanguage, ScreeningQuestion } from "./report.ts";
import { keywordName, summarizeRequirements } from "./requirement-summary.ts";
import { detectLanguage } from "./words/detect-language.ts";
import { readTokens, type TokenText } from "./words/tokens.ts";

/** Maximum number of characters quoted before and after the evidence. */
const SNIPPET_REACH = 50;

/** Scores two texts. @param today the date that `present` in the resume means, in UTC */
export function scoreResume(
  {
    resumeText,
    jobDescriptionText,
    jobTitle,
  }: { resumeText: string; jobDescriptionText: string; jobTitle?: string | undefined },
  model: AtsModel,
  today: Date,
): AtsReport {
  return scoreAgainst(readPosting(jobDescriptionText, model, jobTitle), resumeText, today);
}

/**
 * The evidence in a resume for each requirement of a posting, in the posting's order, the answers to
 * its screening questions (knockouts), the features for the score, and the required credential that is missing.
 * @param adjustEvidence adjusts the evidence by the neural line reader (meaning/adjust-evidence.ts);
 * without it, names and occupations alone count
 */
export function compareResume(
  posting: Posting,
  resumeText: string,
  today: Date,
  adjustEvidence?: AdjustEvidence,
) {
  const text = resumeTokens(posting, resumeText.slice(0, MAX_RESUME));
  const resume = analyzeResume(text, posting, today);
  const { requirements } = posting;
  const places = hiddenPlaces(resume);
  const direct = requirements.map((requirement) =>
    withHiddenMention(requirement, evidenceFor(requirement, resume, posting), resume, places),
  );
  const supported = withListSupport(requirements, direct, isCareerInOtherTrade(resume, posting));
  const adjusted = adjustEvidence?.(supported, resume, posting);
  const confirmed = withConfirmations(adjusted?.evidence ?? supported, resume, posting, resumeText);
  const evidence = withAlternatives(requirements, confirmed);
  const { hidden } = resume.manipulation;
  const knockouts = compareKnockouts(posting.knockouts, resume.text, resumeText, {
    hidden,
    today,
  }).map((question): ScreeningQuestion => {
    if (question.state !== "unknown") return question;
    const at = evidence[heldDocument(question, requirements, evidence)]?.at;
    if (!at) return question;
    const where = locate(at, resumeText, resume.text, resume.sectionAt);
    return { ...question, state: "met", where };
  });
  const missing = missingCredential(requirements, evidence, knockouts);
  const features: Features = {
    ...featuresOf(posting, resume, evidence),
    likeness: adjusted?.likeness ?? null,
    lacksCredential: missing !== null,
  };
  return { resume, evidence, knockouts, features, missing };
}

/**
 * Reads the resume's words. For a posting in another language, degrees, years and dates are
 * replaced by English words, so that the rules for English work on them.
 */
function resumeTokens({ language, model: { lexicon } }: Posting, given: string): TokenText {
  const rules = LANGUAGE_RULES[language ?? ""];
  if (!rules) return readTokens(given, lexicon);
  const text = readTokens(plainLetters(given), lexicon);
  return { ...text, clean: { ...text.clean, text: inEnglish(text.clean.text, rules) } };
}

/**
 * Scores a resume against a posting that was read once with readPosting, for use while it is
 * edited.
 * @param today the date that `present` in a resume means, in UTC
 */
export function scoreAgainst(
  posting: Posting,
  resumeText: string,
  today: Date,
  adjustEvidence?: AdjustEvidence,
): AtsReport {
  const { requirements } = posting;
  const { resume, evidence, knockouts, features, missing } = compareResume(
    posting,
    resumeText,
    today,
    adjustEvidence,
  );
  // Without requirements, the score is 0.
  const computedScore = posting.requirements.length > 0 ? computeScore(features) : 0;
  const language = languageOf(posting, resume);
  const score = language.isScored ? computedScore : null;
  const keywords = posting.requirements.map((requirement, index) =>
    toKeyword(requirement, evidence[index] as Evidence, resumeText, resume, posting.text),
  );
  const summary = summarizeRequirements(keywords);
  const truncated = resumeText.length > MAX_RESUME || posting.truncated;
  const gainOfKeyword = (keyword: Keyword) => {
    const at = keywords.indexOf(keyword);
    return gainOf(
      posting.requirements[at] as Requirement,
      evidence[at] as Evidence,
      posting,
      resume,
      features,
    );
  };
  const othersOf = (keyword: Keyword) => {
    const requirement = requirements[keywords.indexOf(keyword)] as Requirement;
    return alternativesIn(requirement, requirements)
      .filter((other) => other !== requirement)
      .map((other) => keywords[requirements.indexOf(other)] as Keyword);
  };
  return {
    score,
    truncated,
    feedback: feedbackFor({
      score,
      keywords,
      manipulation: resume.manipulation,
      truncated,
      language,
      words: features.words,
      declined: posting.declined,
      gainOf: gainOfKeyword,
      othersOf,
    }),
    arithmetic: language.isScored
      ? explainScore(requirements, evidence, features, computedScore, missing)
      : [],
    musts: mustsOf(keywords),
    missingSkills: summary.missingSkills.map(keywordName),
    knockouts,
    language,
    ...(posting.excluded.length > 0
      ? { excluded: posting.excluded.map(({ surface }) => surface) }
      : {}),
    posting: postingReading(posting),
    metadata: {
      analysis: {
        rawScore: summary.requirements.shown,
        maxPossible: summary.requirements.of,
        keywords,
      },
      parts: { match: score, parse: null, writing: null },
      engine: { version: adjustEvidence ? ENGINE_VERSION : NAMES_ALONE_VERSION },
    },
  };
}

/**
 * The languages of both texts. A text too short to detect its language is scored like any other.
 */
function languageOf(posting: Posting, { text }: AnalyzedResume): ReportLanguage {
  const resume = detectLanguage(text.tokens);
  const isScored = [posting.language, resume].every(
    (code) => code === null || isScoredLanguage(code),
  );
  return { posting: posting.language, resume, isScored };
}

function featuresOf(
  posting: Posting,
  resume: AnalyzedResume,
  evidence: Evidence[],
): Omit<Features, "likeness" | "lacksCredential"> {
  const weightOf = (index: number) => (posting.requirements[index] as Requirement).weight;
  const isMust = (index: number) => posting.requirements[index]?.line !== "preferred";
  const musts = evidence.reduce((sum, _, at) => sum + (isMust(at) ? weightOf(at) : 0), 0);
  const shown = evidence.reduce(
    (sum, { credit }, at) => sum + (isMust(at) ? credit * weightOf(at) : 0),
    0,
  );
  return {
    musts: musts > 0 ? shown / musts : 1,
    coverage: evidence.reduce((sum, { credit }, index) => sum + credit * weightOf(index), 0),
    similarity: cosine(posting.wordWeights, resume.wordWeights),
    trades: smoothedTradeAffinity(posting.tradeCounts, resume.tradeCounts),
    words: resume.countedWords,
  };
}

/** The weights of must-haves, shown and all; rounded to three digits, to keep reports short. */
function mustsOf(keywords: Keyword[]): Musts {
  const required = keywords.filter(({ requirement }) => requirement === "required");
  const sumOf = (value: (keyword: Keyword) => number) =>
    Math.round(1000 * required.reduce((sum, keyword) => sum + value(keyword), 0)) / 1000;
  return {
    shown: sumOf(({ weight, credit }) => weight * credit),
    of: sumOf(({ weight }) => weight),
  };
}

function toKeyword(
  requirement: Requirement,
  { how, metBy, credit, at, discountedBecause, grade, reason, confirmation }: Evidence,
  resumeText: string,
  { text, sectionAt }: AnalyzedResume,
  postingText: TokenText,
): Keyword {
  const { name, surface, kind, line, weight, places, added, isChanged } = requirement;
  const found = credit >= MIN_SHOWN;
  return {
    term: name,
    canonical: canonicalOf(requirement),
    surface,
    kind,
    requirement: line === "preferred" ? "preferred" : "required",
    weight,
    found,
    how: found ? how : null,
    ...(found && metBy !== undefined && { metBy }),
    credit: Math.round(credit * 1000) / 1000,
    where: at ? locate(at, resumeText, text, sectionAt) : null,
    discountedBecause,
    grade,
    reason,
    ...(confirmation && { confirmation }),
    places: placesOf(postingText, places),
    ...(added !== undefined && { added }),
    ...(isChanged && { isChanged }),
  };
}

/** The section, offset and quotation of evidence. @param from token range with `to` */
function locate(
  { from, to }: { from: number; to: number },
  resumeText: string,
  { clean, tokens }: AnalyzedResume["text"],
  sectionAt: (at: number) => string | null,
): Keyword["where"] {
  const start = clean.sourceOffsets[tokens[from]?.start ?? 0] ?? 0;
  const end = (clean.sourceOffsets[(tokens[to - 1]?.end ?? 1) - 1] ?? start) + 1;
  const before = lineBefore(resumeText.slice(Math.max(0, start - SNIPPET_REACH), start));
  const after = lineAfter(resumeText.slice(end, end + SNIPPET_REACH));
  const snippet = `${before}${resumeText.slice(start, end)}${after}`;
  return { section: sectionAt(from), offset: start, snippet: collapseSpaces(snippet) };
}

/** Collapses spaces, but keeps line breaks. */
const collapseSpaces = (quote: string) =>
  quote
    .replace(/[^\S\r\n]+/g, " ")
    .replace(/ ?[\r\n]\s*/g, "\n")
    .trim();

/** The last line of the text, without its first word if it may have been cut. */
function lineBefore(text: string): string {
  const line = text.split(/[\r\n]/).at(-1) ?? "";
  return line.length === SNIPPET_REACH ? `…${line.replace(/^\S*/, "")}` : line;
}

/** The first line of the text, without its last word if it may have been cut. */
function lineAfter(text: string): string {
  const line = text.split(/[\r\n]/)[0] ?? "";
  return line.length === SNIPPET_REACH ? `${line.replace(/\S*$/, "")}…` : line;
}
