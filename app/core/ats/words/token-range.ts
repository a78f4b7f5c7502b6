/** A range of the tokens of a text, by their indexes: `from` inclusive, `to` exclusive. */
export interface TokenRange {
  from: number;
  to: number;
}
