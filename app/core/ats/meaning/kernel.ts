/**
 * The arithmetic of the neural line reader in plain TypeScript. kernel.as is the same for
 * WebAssembly, several times faster. Both work on one array of floats; arguments such as `out` and
 * `x` are offsets in it.
 */

export interface Kernel {
  floats: Float32Array;
  /**
   * out (rows × columns) = bias + x (rows × inner) · weights (inner × columns) (+ out if `adds`).
   * `columns` is a multiple of 4.
   */
  multiply(
    out: number,
    x: number,
    weights: number,
    bias: number,
    rows: number,
    inner: number,
    columns: number,
    adds: boolean,
  ): void;
  /** Layer normalization: each row to mean 0 and variance 1, then times `gain` plus `bias`. */
  normalize(out: number, x: number, gain: number, bias: number, rows: number, width: number): void;
  /** The activation function GELU, in place, for `count` floats from `at` on. */
  gelu(at: number, count: number): void;
  /**
   * Attention: for each query and head, the mean of the values, weighted by the softmax of query ·
   * key. Rows of queries, keys and values are `stride` floats apart; rows of `out` are heads × size
   * long.
   * @param scratch offset of a buffer with one float for each key
   */
  attend(
    out: number,
    queries: number,
    keys: number,
    values: number,
    queryCount: number,
    keyCount: number,
    queryStride: number,
    keyStride: number,
    heads: number,
    size: number,
    scratch: number,
  ): void;
}

/** Added to the variance, to avoid a division by 0. */
const NORMAL_FLOOR = 1e-5;
/** GELU by its approximation with tanh: x · sigmoid(2 √(2/π) (x + 0.044715 x³)). */
const GELU_SLOPE = 2 * Math.sqrt(2 / Math.PI);
const GELU_CUBE = 0.044715;

/** @param length number of floats for weights and buffers */
export function plainKernel(length: number): Kernel {
  const floats = new Float32Array(length);
  const f = (index: number) => floats[index] as number;

  /** Computes four columns at once, so that each number of x is read once for them. */
  const multiply: Kernel["multiply"] = (out, x, weights, bias, rows, inner, columns, adds) => {
    for (let c = 0; c < columns; c += 4)
      for (let r = 0; r < rows; r++) {
        const to = out + r * columns + c;
        let [s0, s1, s2, s3] = [f(bias + c), f(bias + c + 1), f(bias + c + 2), f(bias + c + 3)];
        let w = weights + c;
        const from = x + r * inner;
        for (let i = from; i < from + inner; i++) {
          const v = f(i);
          s0 += v * f(w);
          s1 += v * f(w + 1);
          s2 += v * f(w + 2);
          s3 += v * f(w + 3);
          w += columns;
        }
        floats[to] = adds ? f(to) + s0 : s0;
        floats[to + 1] = adds ? f(to + 1) + s1 : s1;
        floats[to + 2] = adds ? f(to + 2) + s2 : s2;
        floats[to + 3] = adds ? f(to + 3) + s3 : s3;
      }
  };

  const normalize: Kernel["normalize"] = (out, x, gain, bias, rows, width) => {
    for (let r = 0; r < rows; r++) {
      const from = x + r * width;
      let sum = 0;
      for (let i = 0; i < width; i++) sum += f(from + i);
      const mean = sum / width;
      let squares = 0;
      for (let i = 0; i < width; i++) squares += (f(from + i) - mean) ** 2;
      const scale = 1 / Math.sqrt(squares / width + NORMAL_FLOOR);
      for (let i = 0; i < width; i++)
        floats[out + r * width + i] = (f(from + i) - mean) * scale * f(gain + i) + f(bias + i);
    }
  };

  const gelu: Kernel["gelu"] = (at, count) => {
    for (let i = at; i < at + count; i++) {
      const v = f(i);
      floats[i] = v / (1 + Math.exp(-GELU_SLOPE * (v + GELU_CUBE * v * v * v)));
    }
  };

  const attend: Kernel["attend"] = (
    ...[
      out,
      queries,
      keys,
      values,
      queryCount,
      keyCount,
      queryStride,
      keyStride,
      heads,
      size,
      scratch,
    ]
  ) => {
    const scale = 1 / Math.sqrt(size);
    for (let q = 0; q < queryCount; q++)
      for (let head = 0; head < heads; head++) {
        const query = queries + q * queryStride + head * size;
        let best = -Infinity;
        for (let k = 0; k < keyCount; k++) {
          const key = keys + k * keyStride + head * size;
          let score = 0;
          for (let i = 0; i < size; i++) score += f(query + i) * f(key + i);
          floats[scratch + k] = score * scale;
          if (score * scale > best) best = score * scale;
        }
        let sum = 0;
        for (let k = 0; k < keyCount; k++) {
          const weight = Math.exp(f(scratch + k) - best);
          floats[scratch + k] = weight;
          sum += weight;
        }
        const to = out + (q * heads + head) * size;
        floats.fill(0, to, to + size);
        for (let k = 0; k < keyCount; k++) {
          const value = values + k * keyStride + head * size;
          const share = f(scratch + k) / sum;
          for (let i = 0; i < size; i++)
            floats[to + i] = (floats[to + i] as number) + share * f(value + i);
        }
      }
  };

  return { floats, multiply, normalize, gelu, attend };
}
