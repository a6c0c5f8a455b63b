/** Changes the sample rate of one stream of sound, piece by piece. */
export interface Resampler {
  /** What can be told from all that came so far; it lags behind by `delay` samples of the input. */
  process(input: Float32Array): Float32Array<ArrayBuffer>;
  /** The rest, when no more comes; begins anew after it. */
  flush(): Float32Array<ArrayBuffer>;
}

/** How far what would alias is kept down, in decibels. */
const stopBandDb = 70;
/** The part of the smaller band that passes whole; the filter closes between here and its end. */
const passBand = 0.88;
/** More phases than this are rounded to the nearest; no usual pair of rates needs them. */
const mostPhases = 512;

/** A polyphase FIR filter: a windowed sinc (Kaiser), one row of weights for each position between two samples. */
export function createResampler(fromHz: number, toHz: number): Resampler {
  if (fromHz === toHz) return { process: (input) => input.slice(), flush: () => new Float32Array(0) };
  const divisor = greatestCommonDivisor(fromHz, toHz);
  const up = toHz / divisor;
  const down = fromHz / divisor;
  const { rows, delay } = polyphaseRows(fromHz, toHz, Math.min(up, mostPhases));

  let history = new Float32Array(delay);
  /** The next output stands at sample `at` of the history, and `step` / `up` of the way to the next one. */
  let at = delay;
  let step = 0;
  let owed = 0;

  function process(input: Float32Array): Float32Array<ArrayBuffer> {
    const sound = new Float32Array(history.length + input.length);
    sound.set(history);
    sound.set(input, history.length);
    const output = new Float32Array(Math.max(0, Math.ceil(((sound.length - at) * up) / down) + 1));
    let count = 0;
    while (at + delay < sound.length) {
      const row = rows[Math.floor((step * rows.length) / up)] as Float32Array;
      const first = at - delay + 1;
      let sum = 0;
      for (let tap = 0; tap < row.length; tap++) sum += (row[tap] as number) * (sound[first + tap] as number);
      output[count++] = sum;
      step += down;
      at += Math.floor(step / up);
      step %= up;
    }
    const used = Math.min(sound.length, at - delay + 1);
    history = sound.slice(used);
    at -= used;
    owed += (input.length * up) / down - count;
    return output.subarray(0, count);
  }

  return {
    process,
    flush() {
      const length = Math.max(0, Math.round(owed));
      const rest = process(new Float32Array(delay + 1 + Math.ceil(down / up)));
      history = new Float32Array(delay);
      at = delay;
      step = 0;
      owed = 0;
      return rest.slice(0, length);
    },
  };
}

/** `delay`: how many samples a row reaches to either side. */
function polyphaseRows(fromHz: number, toHz: number, phases: number): { rows: Float32Array[]; delay: number } {
  const bandHz = Math.min(fromHz, toHz) / 2;
  const closing = (2 * Math.PI * bandHz * (1 - passBand)) / fromHz;
  const delay = Math.ceil((stopBandDb - 8) / (2.285 * closing) / 2);
  const cutOff = (bandHz * (1 + passBand)) / 2 / fromHz;
  const beta = 0.1102 * (stopBandDb - 8.7);
  const rows = Array.from({ length: phases }, (_, phase) => {
    const row = Float32Array.from({ length: 2 * delay }, (_, tap) => {
      const time = tap - delay + 1 - phase / phases;
      const inside = 1 - (time / delay) ** 2;
      return inside <= 0 ? 0 : sinc(2 * cutOff * time) * bessel(beta * Math.sqrt(inside));
    });
    const sum = row.reduce((total, weight) => total + weight, 0);
    return row.map((weight) => weight / sum);
  });
  return { rows, delay };
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** The modified Bessel function of the first kind, order 0, by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; term > sum * 1e-9; n++) {
    term *= (x / (2 * n)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
