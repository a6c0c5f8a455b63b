import { hostileKinds } from './hostile-texts.ts';
import { type Finding, milliseconds } from './report.ts';
import { type TextReader, textReaders } from './text-readers.ts';

const shortLength = 1_000;
const longLength = 4_000;
/** Highest ratio of times for a text four times as long: linear, with a margin for noise and for `n log n`. */
const mostTimes = 6;
/** Shorter times are noise, so a text is read repeatedly until it takes at least this long. */
const measurableMs = 1;
/** A quadratic reader takes longer than this on the long text, even if it is quadratic only in words. */
const leastMs = 0.5;
/** Most timings per text, in alternation; stops early when the ratio is low enough. The shortest time counts. */
const rounds = 40;

interface Measured {
  reader: string;
  kind: string;
  ratio: number;
  longMs: number;
}

/** Checks that each reader of visitors' text takes linear time, on hostile texts. */
export async function measurePatterns(): Promise<Finding[]> {
  const all: Measured[] = [];
  for (const reader of textReaders) {
    for (const kind of hostileKinds) {
      const texts = { short: kind.ofLength(shortLength), long: kind.ofLength(longLength) };
      all.push({ reader: reader.name, kind: kind.name, ...(await compare(reader, texts)) });
    }
  }
  const slow = all
    .filter(({ ratio, longMs }) => ratio > mostTimes && longMs > leastMs)
    .sort((a, b) => b.longMs - a.longMs);
  const longest = all.reduce((a, b) => (b.longMs > a.longMs ? b : a));
  const steepest = all.filter(({ longMs }) => longMs > leastMs).reduce((a, b) => (b.ratio > a.ratio ? b : a));
  return [
    {
      what: `readers and kinds of text above ${mostTimes} times`,
      value: `${slow.length} of ${all.length}`,
      target: 'none',
      met: slow.length === 0,
    },
    ...slow.map(({ reader, kind, ratio, longMs }) => ({
      what: `${reader}: ${kind}`,
      value: `${ratio.toFixed(1)} times, ${milliseconds(longMs)}`,
      target: `<= ${mostTimes} times`,
      met: false,
    })),
    { what: `steepest: ${steepest.reader}: ${steepest.kind}`, value: `${steepest.ratio.toFixed(1)} times` },
    { what: `longest: ${longest.reader}: ${longest.kind}`, value: milliseconds(longest.longMs) },
  ];
}

/** The ratio of the times for the long and the short text. */
async function compare(reader: TextReader, { short, long }: { short: string; long: string }) {
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  await reader.read(short);
  const repeats = Math.max(1, Math.ceil(measurableMs / Math.max(0.001, await time(reader, long, 1))));
  let ratio = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && ratio > mostTimes; round++) {
    least.short = Math.min(least.short, (await time(reader, short, repeats * 4)) / 4);
    least.long = Math.min(least.long, await time(reader, long, repeats));
    ratio = least.long / least.short;
  }
  return { ratio, longMs: least.long / repeats };
}

async function time(reader: TextReader, text: string, repeats: number): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < repeats; count++) await reader.read(text);
  return performance.now() - begun;
}
