import { createPcm16Resampler } from '#/voice/audio/pcm16-resampler.ts';
import { createResampler, fastQuality, fineQuality, type ResamplerQuality } from '#/voice/audio/resampler.ts';
import { downSampleRateHz, frameMs, upSampleRateHz } from '#/voice/protocol/limits.ts';
import type { Finding } from './report.ts';

/** Calls on one core, each with continuous speech. */
const calls = 200;
const seconds = 20;
const rounds = 10;
/** Budget as a share of a core, if every provider needs resampling. */
const mostShare = 0.5;

/** Measures the cost of resampling speech frame by frame; the shortest round counts. */
export async function measureResampler(): Promise<Finding[]> {
  const server = timeOf(() => {
    const resampler = createPcm16Resampler(upSampleRateHz, downSampleRateHz);
    return (sound) => resampler.process(sound.pcm16);
  });
  const fine = timeOf(() => floats(fineQuality));
  const fast = timeOf(() => floats(fastQuality));
  const share = server * calls;
  return [
    {
      what: `${calls} voices from ${upSampleRateHz} to ${downSampleRateHz} Hz at once`,
      value: `${(share * 100).toFixed(1)} % of a core`,
      target: `<= ${mostShare * 100} %`,
      met: share <= mostShare,
    },
    { what: "a page's quality against a server's", value: `${(fine / fast).toFixed(2)} times the time` },
  ];
}

interface Frame {
  pcm16: Int16Array;
  float: Float32Array;
}

function floats(quality: ResamplerQuality): (frame: Frame) => unknown {
  const resampler = createResampler(upSampleRateHz, downSampleRateHz, quality);
  return ({ float }) => resampler.process(float);
}

/** Seconds of computation per second of audio. */
function timeOf(open: () => (frame: Frame) => unknown): number {
  const length = (upSampleRateHz * frameMs) / 1_000;
  const pcm16 = Int16Array.from({ length }, (_, at) => 8_000 * Math.sin(at / 5));
  const frame = { pcm16, float: Float32Array.from(pcm16, (sample) => sample / 32_768) };
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const process = open();
    const start = performance.now();
    for (let ms = 0; ms < seconds * 1_000; ms += frameMs) process(frame);
    least = Math.min(least, performance.now() - start);
  }
  return least / 1_000 / seconds;
}
