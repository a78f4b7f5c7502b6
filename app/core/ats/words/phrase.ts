/** Token range, end exclusive. */
export interface Phrase {
  from: number;
  to: number;
}
