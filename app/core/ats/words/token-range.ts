/** Token range, end exclusive. */
export interface TokenRange {
  from: number;
  to: number;
}
