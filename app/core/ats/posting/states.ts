/** Recognizes states and provinces, which are no skills. */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { Token } from "#app/core/ats/words/tokens.ts";

/** Abbreviations of states and provinces: `Halifax, NS`. */
export const STATES = new Set(
  "AL AK AZ CT DE FL GA HI IA ID IL KS KY LA MN MO MT NC ND NE NH NJ NM NV NY OH OK PA RI SC SD TN TX UT VA VT WA WI WV WY NSW QLD VIC TAS NT AB BC MB NB NL NS NU ON PE QC SK YT".split(
    " ",
  ),
);

/** Full names of states and provinces, in lower case. */
const STATE_NAMES = new Set(
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|alberta|manitoba|saskatchewan|nova scotia|british columbia|queensland|victoria|new south wales|tasmania".split(
    "|",
  ),
);
const IN_FORCE = /^(?:active|valid|current|unrestricted|unencumbered)$/;
const LICENSES = /^(?:licen[cs]e|licensure)$/;

/** Whether a range is the full name of a state or province. */
export const isState = (tokens: Token[], { from, to }: TokenRange): boolean =>
  STATE_NAMES.has(
    tokens
      .slice(from, to)
      .map(({ low }) => low)
      .join(" "),
  );

/**
 * A license without the state before it: `NC cosmetology license`, `North Carolina cosmetology
 * license`; other phrases as they are.
 */
export function withoutState(tokens: Token[], { from, to }: TokenRange): TokenRange {
  if (to - 2 > from && tokens[to - 2]?.low === "in" && isState(tokens, { from: to - 1, to }))
    return { from, to: to - 2 };
  if (!LICENSES.test(tokens[to - 1]?.fold ?? "")) return { from, to };
  let first = from;
  while (to - first > 2 && IN_FORCE.test(tokens[first]?.low ?? "")) first++;
  if (STATES.has(tokens[first]?.raw ?? "") && to - first > 2) return { from: first + 1, to };
  // `North` may be cut off as a general word.
  for (const [start, end] of [
    [first, first + 1],
    [first, first + 2],
    [first - 1, first + 1],
  ] as const)
    if (start >= 0 && to - end > 1 && isState(tokens, { from: start, to: end }))
      return { from: end, to };
  return { from, to };
}
