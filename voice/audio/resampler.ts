/** Resamples one stream of audio in blocks. */
export interface Resampler {
  /** Returns the output that is complete so far; it lags behind the input by the filter's reach. */
  process(input: Float32Array): Float32Array<ArrayBuffer>;
  /** Returns the rest, so that the total duration equals the input's, and resets the stream. */
  flush(): Float32Array<ArrayBuffer>;
}

export interface ResamplerQuality {
  /** Attenuation of aliases, in dB. */
  stopBandDb: number;
  /** Share of the smaller band that passes unattenuated; the transition band is the rest. */
  passBand: number;
}

/** For a page with a single call. */
export const fineQuality: ResamplerQuality = { stopBandDb: 70, passBand: 0.88 };
/** For speech when many calls share a core: less than half the cost (`npm run bench -- resampler`). */
export const fastQuality: ResamplerQuality = { stopBandDb: 50, passBand: 0.82 };

/** Beyond this, phases are rounded to the nearest; no usual pair of rates has more. */
const mostPhases = 512;

/** A polyphase FIR filter: a Kaiser-windowed sinc with one row of weights per fractional position. */
export function createResampler(fromHz: number, toHz: number, quality: ResamplerQuality = fineQuality): Resampler {
  if (fromHz === toHz) return { process: (input) => input.slice(), flush: () => new Float32Array(0) };
  const divisor = greatestCommonDivisor(fromHz, toHz);
  const up = toHz / divisor;
  const down = fromHz / divisor;
  const { rows, reach } = filterOf(fromHz, toHz, Math.min(up, mostPhases), quality);

  let history = new Float32Array(reach);
  /** Position of the next output: sample `at` of the history plus the fraction `step` / `up`. */
  let at = reach;
  let step = 0;
  let received = 0;
  let made = 0;

  function process(input: Float32Array): Float32Array<ArrayBuffer> {
    const sound = new Float32Array(history.length + input.length);
    sound.set(history);
    sound.set(input, history.length);
    const output = new Float32Array(Math.max(0, Math.ceil(((sound.length - at) * up) / down) + 1));
    let count = 0;
    while (at + reach < sound.length) {
      const row = rows[Math.floor((step * rows.length) / up)] as Float32Array;
      const first = at - reach + 1;
      // Two independent sums run in parallel on the CPU; a row has an even number of weights.
      let even = 0;
      let odd = 0;
      for (let tap = 0; tap < row.length; tap += 2) {
        even += (row[tap] as number) * (sound[first + tap] as number);
        odd += (row[tap + 1] as number) * (sound[first + tap + 1] as number);
      }
      output[count++] = even + odd;
      step += down;
      at += Math.floor(step / up);
      step %= up;
    }
    const used = Math.min(sound.length, at - reach + 1);
    history = sound.slice(used);
    at -= used;
    received += input.length;
    made += count;
    return output.subarray(0, count);
  }

  return {
    process,
    flush() {
      const owed = Math.max(0, Math.round((received * up) / down) - made);
      const rest = process(new Float32Array(reach + 1 + Math.ceil(down / up)));
      history = new Float32Array(reach);
      at = reach;
      step = 0;
      received = 0;
      made = 0;
      return rest.slice(0, owed);
    },
  };
}

interface Filter {
  rows: Float32Array[];
  /** Samples that a row covers on either side. */
  reach: number;
}

/** Cache by rates and quality, as a server creates a resampler per sentence. Rates come from short lists. */
const filters = new Map<string, Filter>();

function filterOf(fromHz: number, toHz: number, phases: number, quality: ResamplerQuality): Filter {
  const key = [fromHz, toHz, quality.stopBandDb, quality.passBand].join(' ');
  let filter = filters.get(key);
  if (!filter) {
    filter = makeFilter(fromHz, toHz, phases, quality);
    filters.set(key, filter);
  }
  return filter;
}

function makeFilter(fromHz: number, toHz: number, phases: number, { stopBandDb, passBand }: ResamplerQuality): Filter {
  const bandHz = Math.min(fromHz, toHz) / 2;
  const closing = (2 * Math.PI * bandHz * (1 - passBand)) / fromHz;
  const reach = Math.ceil((stopBandDb - 8) / (2.285 * closing) / 2);
  const cutOff = (bandHz * (1 + passBand)) / 2 / fromHz;
  const beta = 0.1102 * (stopBandDb - 8.7);
  const rows = Array.from({ length: phases }, (_, phase) => {
    const row = Float32Array.from({ length: 2 * reach }, (_, tap) => {
      const time = tap - reach + 1 - phase / phases;
      const inside = 1 - (time / reach) ** 2;
      return inside <= 0 ? 0 : sinc(2 * cutOff * time) * bessel(beta * Math.sqrt(inside));
    });
    // Normalise each row to unity gain, so that all phases are equally loud.
    const sum = row.reduce((total, weight) => total + weight, 0);
    return row.map((weight) => weight / sum);
  });
  return { rows, reach };
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
