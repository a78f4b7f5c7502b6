import { STATUS, statusAt } from "../../app/core/ats/claims/claim-status.ts";
import { readClaims } from "../../app/core/ats/claims/read-claims.ts";
import { readTokens } from "../../app/core/ats/words/tokens.ts";
import { ATS_MODEL, TODAY } from "./ats-model.ts";

const NAMES = Object.keys(STATUS);

/**
 * Reads what a line of a resume claims about the term in [brackets]; returns a name of STATUS: "negated" for
 * "No experience with [Rust]". "none" if the term is not found.
 */
export function statusIn(line: string): string {
  const text = readTokens(line.replace(/[[\]]/g, ""), ATS_MODEL.lexicon);
  const claims = readClaims(text, TODAY);
  const words = (line.match(/\[(.+?)\]/)?.[1] ?? "").toLowerCase().split(/[ -]/);
  const from = text.tokens.findIndex((_, index) =>
    words.every((word, offset) => text.tokens[index + offset]?.low === word),
  );
  const status = statusAt(claims, { from, to: from + words.length });
  return NAMES[Object.values(STATUS).indexOf(status)] ?? "none";
}
