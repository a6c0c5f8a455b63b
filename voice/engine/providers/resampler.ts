/** Changes the sample rate of a stream of sound. */
export interface Resampler {
  /** What the sound so far is enough for. */
  push(samples: Int16Array): Int16Array;
  /** The rest. In all, the length of the sound in seconds stays the same. */
  end(): Int16Array;
}

/** Zero crossings of the sinc on each side: enough for 60 dB a tenth of the band away from the edge. */
const crossings = 16;
/** Of the lower of the two bands; what is above is damped before it can fold back. */
const passBand = 0.91;
/** Kaiser's window with 80 dB. */
const beta = 7.857;

interface Filter {
  /** Output samples a period of `inputs` input samples. */
  outputs: number;
  inputs: number;
  /** Input samples that one output sample looks at, on each side. */
  reach: number;
  /** For each output sample of a period: the weights of `2 * reach` input samples. */
  rows: Float32Array[];
}

const filters = new Map<string, Filter>();

/**
 * A windowed-sinc polyphase filter. Rates are whole numbers of Hz; the table has a row for each of `toHz / gcd` phases.
 * The page's own (`voice/client/audio/resampler.ts`) reaches twice as far: too dear where many calls share a core.
 */
export function createResampler(fromHz: number, toHz: number): Resampler {
  if (fromHz === toHz) return { push: (samples) => samples, end: () => new Int16Array(0) };
  const { outputs, inputs, reach, rows } = filterFor(fromHz, toHz);
  /** Input from `start` on; what is before the sound is silence. */
  let kept = new Int16Array(reach);
  let start = -reach;
  let received = 0;
  let made = 0;

  function make(until: number): Int16Array {
    const available = start + kept.length - reach;
    const ready = Math.max(made, Math.min(until, Math.ceil((available * outputs) / inputs)));
    const output = new Int16Array(ready - made);
    for (let at = 0; at < output.length; at += 1, made += 1) {
      const position = made * inputs;
      const row = rows[position % outputs] as Float32Array;
      const first = Math.floor(position / outputs) - reach + 1 - start;
      let sum = 0;
      for (let tap = 0; tap < row.length; tap += 1) sum += (row[tap] as number) * (kept[first + tap] ?? 0);
      output[at] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
    }
    const needed = Math.floor((made * inputs) / outputs) - reach + 1;
    if (needed > start) {
      kept = kept.slice(needed - start);
      start = needed;
    }
    return output;
  }

  function keep(samples: Int16Array): void {
    const joined = new Int16Array(kept.length + samples.length);
    joined.set(kept);
    joined.set(samples, kept.length);
    kept = joined;
  }

  return {
    push(samples) {
      received += samples.length;
      keep(samples);
      return make(Number.POSITIVE_INFINITY);
    },
    end() {
      keep(new Int16Array(reach + inputs));
      return make(Math.round((received * outputs) / inputs));
    },
  };
}

function filterFor(fromHz: number, toHz: number): Filter {
  const key = `${fromHz}:${toHz}`;
  let filter = filters.get(key);
  if (!filter) {
    filter = makeFilter(fromHz, toHz);
    filters.set(key, filter);
  }
  return filter;
}

function makeFilter(fromHz: number, toHz: number): Filter {
  const divisor = greatestCommonDivisor(fromHz, toHz);
  const outputs = toHz / divisor;
  const scale = Math.min(1, toHz / fromHz);
  const reach = Math.ceil(crossings / scale);
  const rows = Array.from({ length: outputs }, (_, phase) => {
    const weights = Float32Array.from({ length: 2 * reach }, (_, tap) => {
      const distance = tap - reach + 1 - phase / outputs;
      return sinc(distance * scale * passBand) * kaiser(distance / reach);
    });
    // Each row passes a steady level as it is, so that no phase is louder than another.
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
  return { outputs, inputs: fromHz / divisor, reach, rows };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - x * x)) / bessel(beta);
}

/** The modified Bessel function of order zero, by its series. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-10; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
