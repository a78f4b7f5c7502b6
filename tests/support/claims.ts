import { STATUS, statusAt } from "../../app/core/ats/claims/claim-status.ts";
import { readClaims } from "../../app/core/ats/claims/read-claims.ts";
import { readTokens } from "../../app/core/ats/words/tokens.ts";
import { ATS_MODEL, TODAY } from "./ats-model.ts";

const NAMES = Object.keys(STATUS);

/** Reads what a line claims about the term in [brackets]; returns a name of STATUS. */
export function statusIn(line: string): string {
  const text = readTokens(line.replace(/[[\]]/g, ""), ATS_MODEL.lexicon);
  const claims = readClaims(text, TODAY);
  const words = (line.match(/\[(.+?)\]/)?.[1] ?? "").toLowerCase().split(/[ -]/);
  const from = text.tokens.findIndex((_, at) =>
    words.every((word, k) => text.tokens[at + k]?.low === word),
  );
  const status = statusAt(claims, { from, to: from + words.length });
  return NAMES[Object.values(STATUS).indexOf(status)] ?? "none";
}
