/** PDF transformation matrices: [a b c d e f]. */

export type Matrix = number[];

/** The transform that applies `n`, then `m`. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

export function transformPoint(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  x: number,
  y: number,
): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
