// The arithmetic of the neural line reader for WebAssembly (AssemblyScript), four floats at a time: matrix
// multiplication, layer normalization, GELU and attention. kernel.ts describes each function and its arguments, and is
// the same in plain TypeScript. Arguments such as `out` and `x` are offsets in floats from the start of the memory.
// scripts/meaning-kernel.mjs compiles this to kernel.wasm.

// Added to the variance, to avoid a division by 0; and GELU's approximation x · sigmoid(2 √(2/π) (x + 0.044715 x³)).
const NORMAL_FLOOR: f32 = 1e-5;
const GELU_SLOPE: f32 = 1.5957691216;
const GELU_CUBE: f32 = 0.044715;

// The address in bytes of an offset in floats.
@inline
function place(at: i32): usize {
  return <usize>at << 2;
}

// The sum of four floats.
@inline
function sumOf(x: v128): f32 {
  return (
    f32x4.extract_lane(x, 0) +
    f32x4.extract_lane(x, 1) +
    (f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3))
  );
}

// sum + a · b.
@inline
function plus(sum: v128, a: v128, b: v128): v128 {
  return f32x4.add(sum, f32x4.mul(a, b));
}

// e^x as 2^n · e^r with |r| ≤ ln 2 / 2. n is x / ln 2 rounded; ln 2 is subtracted in two parts, 0.693359375 and
// -2.1219444e-4, to keep r exact. e^r is a polynomial; the constants are those of expf in the Cephes library.
@inline
function exp(x: v128): v128 {
  const inRange = f32x4.max(f32x4.min(x, f32x4.splat(88)), f32x4.splat(-87));
  const n = f32x4.nearest(f32x4.mul(inRange, f32x4.splat(1.44269504)));
  const r = plus(
    plus(inRange, n, f32x4.splat(-0.693359375)),
    n,
    f32x4.splat(2.12194440e-4),
  );
  let e = f32x4.splat(1.9875691500e-4);
  e = plus(f32x4.splat(1.3981999507e-3), e, r);
  e = plus(f32x4.splat(8.3334519073e-3), e, r);
  e = plus(f32x4.splat(4.1665795894e-2), e, r);
  e = plus(f32x4.splat(1.6666665459e-1), e, r);
  e = plus(f32x4.splat(5.0000001201e-1), e, r);
  e = plus(f32x4.add(r, f32x4.splat(1)), e, f32x4.mul(r, r));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return f32x4.mul(e, power);
}

export function multiply(
  out: i32,
  x: i32,
  weights: i32,
  bias: i32,
  rows: i32,
  inner: i32,
  columns: i32,
  adds: bool,
): void {
  let c = 0;
  for (; c + 8 <= columns; c += 8) multiplyColumns(out, x, weights, bias, rows, inner, columns, adds, c);
  for (; c < columns; c += 4) multiplyFour(out, x, weights, bias, rows, inner, columns, adds, c);
}

// Eight columns, four rows at a time, so that each weight that is read serves four products.
function multiplyColumns(
  out: i32,
  x: i32,
  weights: i32,
  bias: i32,
  rows: i32,
  inner: i32,
  columns: i32,
  adds: bool,
  c: i32,
): void {
  const step = place(columns);
  const xStep = place(inner);
  const b0 = v128.load(place(bias + c));
  const b1 = v128.load(place(bias + c), 16);
  let r = 0;
  for (; r + 4 <= rows; r += 4) {
    let s00 = b0, s01 = b1, s10 = b0, s11 = b1, s20 = b0, s21 = b1, s30 = b0, s31 = b1;
    let w = place(weights + c);
    let x0 = place(x + r * inner);
    const end = x0 + xStep;
    let x1 = end;
    let x2 = x1 + xStep;
    let x3 = x2 + xStep;
    for (; x0 < end; x0 += 4) {
      const w0 = v128.load(w);
      const w1 = v128.load(w, 16);
      w += step;
      const v0 = v128.load_splat<f32>(x0);
      s00 = plus(s00, v0, w0);
      s01 = plus(s01, v0, w1);
      const v1 = v128.load_splat<f32>(x1);
      s10 = plus(s10, v1, w0);
      s11 = plus(s11, v1, w1);
      const v2 = v128.load_splat<f32>(x2);
      s20 = plus(s20, v2, w0);
      s21 = plus(s21, v2, w1);
      const v3 = v128.load_splat<f32>(x3);
      s30 = plus(s30, v3, w0);
      s31 = plus(s31, v3, w1);
      x1 += 4;
      x2 += 4;
      x3 += 4;
    }
    let to = place(out + r * columns + c);
    put(to, s00, s01, adds);
    put((to += step), s10, s11, adds);
    put((to += step), s20, s21, adds);
    put((to += step), s30, s31, adds);
  }
  for (; r < rows; r++) {
    let s0 = b0, s1 = b1;
    let w = place(weights + c);
    let x0 = place(x + r * inner);
    const end = x0 + xStep;
    for (; x0 < end; x0 += 4) {
      const v = v128.load_splat<f32>(x0);
      s0 = plus(s0, v, v128.load(w));
      s1 = plus(s1, v, v128.load(w, 16));
      w += step;
    }
    put(place(out + r * columns + c), s0, s1, adds);
  }
}

// Writes eight sums, or adds them.
@inline
function put(to: usize, s0: v128, s1: v128, adds: bool): void {
  v128.store(to, adds ? f32x4.add(v128.load(to), s0) : s0);
  v128.store(to, adds ? f32x4.add(v128.load(to, 16), s1) : s1, 16);
}

// Four columns, one row at a time, for the columns that are left.
function multiplyFour(
  out: i32,
  x: i32,
  weights: i32,
  bias: i32,
  rows: i32,
  inner: i32,
  columns: i32,
  adds: bool,
  c: i32,
): void {
  for (let r = 0; r < rows; r++) {
    let sum = v128.load(place(bias + c));
    for (let i = 0; i < inner; i++)
      sum = plus(
        sum,
        v128.load_splat<f32>(place(x + r * inner + i)),
        v128.load(place(weights + i * columns + c)),
      );
    const to = place(out + r * columns + c);
    v128.store(to, adds ? f32x4.add(v128.load(to), sum) : sum);
  }
}

export function normalize(out: i32, x: i32, gain: i32, bias: i32, rows: i32, width: i32): void {
  for (let r = 0; r < rows; r++) {
    const from = x + r * width;
    let sum = f32x4.splat(0);
    for (let i = 0; i < width; i += 4) sum = f32x4.add(sum, v128.load(place(from + i)));
    const mean = f32x4.splat(sumOf(sum) / <f32>width);
    let squares = f32x4.splat(0);
    for (let i = 0; i < width; i += 4) {
      const apart = f32x4.sub(v128.load(place(from + i)), mean);
      squares = plus(squares, apart, apart);
    }
    const scale = f32x4.splat(1 / sqrt<f32>(sumOf(squares) / <f32>width + NORMAL_FLOOR));
    for (let i = 0; i < width; i += 4) {
      const apart = f32x4.mul(f32x4.sub(v128.load(place(from + i)), mean), scale);
      v128.store(
        place(out + r * width + i),
        plus(v128.load(place(bias + i)), apart, v128.load(place(gain + i))),
      );
    }
  }
}

export function gelu(at: i32, count: i32): void {
  const one = f32x4.splat(1);
  for (let i = at; i < at + count; i += 4) {
    const x = v128.load(place(i));
    const cube = f32x4.mul(f32x4.mul(x, x), f32x4.mul(x, f32x4.splat(GELU_CUBE)));
    const slope = f32x4.mul(f32x4.splat(-GELU_SLOPE), f32x4.add(x, cube));
    v128.store(place(i), f32x4.div(x, f32x4.add(one, exp(slope))));
  }
}

// `fits` is the `scratch` of kernel.ts, with room for a multiple of four keys: their scores, then their weights.
export function attend(
  out: i32,
  queries: i32,
  keys: i32,
  values: i32,
  queryCount: i32,
  keyCount: i32,
  queryStride: i32,
  keyStride: i32,
  heads: i32,
  size: i32,
  fits: i32,
): void {
  const scale: f32 = 1 / sqrt<f32>(<f32>size);
  for (let q = 0; q < queryCount; q++)
    for (let head = 0; head < heads; head++) {
      const query = queries + q * queryStride + head * size;
      let best: f32 = -Infinity;
      for (let k = 0; k < keyCount; k++) {
        const key = keys + k * keyStride + head * size;
        let sum = f32x4.splat(0);
        for (let i = 0; i < size; i += 4)
          sum = plus(sum, v128.load(place(query + i)), v128.load(place(key + i)));
        const fit = sumOf(sum) * scale;
        store<f32>(place(fits + k), fit);
        best = max<f32>(best, fit);
      }
      for (let k = keyCount; (k & 3) !== 0; k++) store<f32>(place(fits + k), -Infinity);
      let total: f32 = 0;
      const most = f32x4.splat(best);
      for (let k = 0; k < keyCount; k += 4) {
        const weight = exp(f32x4.sub(v128.load(place(fits + k)), most));
        v128.store(place(fits + k), weight);
        total += sumOf(weight);
      }
      const to = out + (q * heads + head) * size;
      const share = f32x4.splat(1 / total);
      for (let i = 0; i < size; i += 4) {
        let sum = f32x4.splat(0);
        let value = place(values + head * size + i);
        for (let k = 0; k < keyCount; k++) {
          sum = plus(sum, v128.load_splat<f32>(place(fits + k)), v128.load(value));
          value += place(keyStride);
        }
        v128.store(place(to + i), f32x4.mul(sum, share));
      }
    }
}
