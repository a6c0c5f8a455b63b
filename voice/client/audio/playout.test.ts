import { describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '#/voice/testing/fake-clock.ts';
import { downFrameSamples } from '../../audio/frames.ts';
import { tone } from '../../testing/client/engine-call.ts';
import { createPlayout, type PlayoutReport } from './playout.ts';

const sampleRateHz = 48_000;
const perMs = sampleRateHz / 1_000;

/** A playout whose sound card takes a block every millisecond of the clock. */
function openPlayout(clock: FakeClock = createFakeClock()) {
  const playout = createPlayout(sampleRateHz);
  const startedAt = clock.now();
  const heard: number[] = [];
  const reports: PlayoutReport[] = [];
  const seqs = new Map<number, number>();

  function beat(): void {
    const block = new Float32Array(perMs);
    playout.render(block);
    heard.push(...block);
    reports.push(...playout.reports());
    clock.after(1, beat);
  }
  clock.after(1, beat);

  function frame(turn: number, seq: number): void {
    playout.take({ type: 'frame', turn, seq, samples: tone(seq) });
  }
  /** The loudest sample between two times since the start, in milliseconds. */
  function peak(fromMs: number, toMs: number): number {
    return Math.max(...heard.slice(fromMs * perMs, toMs * perMs).map(Math.abs));
  }
  /** The length of each silence in the midst of sound, in milliseconds. */
  function holes(): number[] {
    const found: number[] = [];
    let quietSince: number | null = null;
    for (let ms = firstSoundAt(); ms < heard.length / perMs; ms += 1) {
      const isQuiet = peak(ms, ms + 1) < 0.001;
      if (isQuiet) quietSince ??= ms;
      else if (quietSince !== null) {
        found.push(ms - quietSince);
        quietSince = null;
      }
    }
    return found;
  }
  function firstSoundAt(): number {
    const index = heard.findIndex((sample) => Math.abs(sample) > 0.001);
    return index === -1 ? Number.POSITIVE_INFINITY : Math.floor(index / perMs);
  }

  return {
    clock,
    playout,
    reports,
    heard,
    peak,
    holes,
    firstSoundAt,
    now: () => clock.now() - startedAt,
    frame,
    /** So much of a turn at once, from where it stands. */
    send(turn: number, ms: number): void {
      for (let sent = 0; sent < ms; sent += 20) {
        const seq = seqs.get(turn) ?? 0;
        seqs.set(turn, seq + 1);
        frame(turn, seq);
      }
    },
    end: (turn: number) => playout.take({ type: 'end', turn, samples: (seqs.get(turn) ?? 0) * downFrameSamples }),
    last: () => reports.at(-1),
  };
}

describe('the playout buffer', () => {
  it('waits for 60 ms of sound before it begins, and for less when there is no more', async () => {
    const { clock, send, firstSoundAt } = openPlayout();
    send(0, 40);
    await clock.advance(200);
    expect(firstSoundAt()).toBe(Number.POSITIVE_INFINITY);
    send(0, 40);
    await clock.advance(10);
    expect(firstSoundAt()).toBeLessThanOrEqual(202);

    const short = openPlayout();
    short.send(0, 20);
    short.end(0);
    await short.clock.advance(100);
    expect(short.last()).toMatchObject({ turn: 0, samples: 480, finished: true });
  });

  it('plays the sound as it was sent: its length, its level', async () => {
    const { clock, send, end, peak, firstSoundAt, last, holes } = openPlayout();
    send(0, 1_000);
    end(0);
    await clock.advance(1_200);
    expect(firstSoundAt()).toBeLessThanOrEqual(2);
    expect(peak(100, 900)).toBeCloseTo(0.1, 2);
    expect(peak(1_010, 1_200)).toBeLessThan(0.001);
    expect(holes()).toEqual([]);
    expect(last()).toMatchObject({ turn: 0, samples: 24_000, finished: true });
  });

  it('bridges jitter: frames that come up to 40 ms late leave no hole', async () => {
    const { clock, send, holes } = openPlayout();
    for (let group = 0; group < 25; group += 1) {
      const lateMs = [0, 40, 10, 30, 20][group % 5] ?? 0;
      clock.after(group * 40 + lateMs, () => send(0, 40));
    }
    await clock.advance(1_100);
    expect(
      holes()
        .filter((ms) => ms > 0)
        .slice(0, -1),
    ).toEqual([]);
  });

  it('gives silence where nothing came, fills up again, and holds more back after that', async () => {
    const { clock, send, holes, peak } = openPlayout();
    send(0, 200);
    await clock.advance(350);
    expect(peak(260, 350)).toBeLessThan(0.001);
    send(0, 60);
    await clock.advance(50);
    expect(peak(351, 400)).toBeGreaterThan(0.05);
    await clock.advance(100);
    send(0, 60);
    await clock.advance(50);
    expect(peak(505, 550)).toBeLessThan(0.001);
    send(0, 60);
    await clock.advance(200);
    expect(holes()).toHaveLength(2);
  });

  it('never holds back more than 100 ms, and less again once the line is calm', async () => {
    const { clock, send, peak, now } = openPlayout();
    for (let round = 0; round < 6; round += 1) {
      send(0, 120);
      await clock.advance(300);
    }
    send(0, 80);
    await clock.advance(40);
    expect(peak(now() - 40, now())).toBeLessThan(0.001);
    send(0, 20);
    await clock.advance(40);
    expect(peak(now() - 40, now())).toBeGreaterThan(0.05);

    for (let second = 0; second < 21; second += 1) {
      send(0, 1_000);
      await clock.advance(1_000);
    }
    await clock.advance(1_500);
    send(0, 60);
    await clock.advance(40);
    expect(peak(now() - 40, now())).toBeGreaterThan(0.05);
  });

  it('takes a long silence for a pause in what is said, not for a bad line', async () => {
    const { clock, send, peak, now } = openPlayout();
    send(0, 200);
    await clock.advance(1_500);
    send(0, 200);
    await clock.advance(1_500);
    send(0, 60);
    await clock.advance(40);
    expect(peak(now() - 40, now())).toBeGreaterThan(0.05);
  });

  it('is silent within 20 ms of a clear, without a click, and forgets the rest of the turn, late frames too', async () => {
    const { clock, playout, send, frame, heard, peak, last } = openPlayout();
    send(3, 1_000);
    await clock.advance(300);
    playout.take({ type: 'clear', turn: 3 });
    await clock.advance(20);
    frame(3, 50);
    playout.take({ type: 'end', turn: 3, samples: 24_480 });
    await clock.advance(500);
    expect(peak(320, 820)).toBeLessThan(0.001);
    const steps = heard.slice(1).map((sample, index) => Math.abs(sample - (heard[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.02);
    expect(last()).toMatchObject({ turn: 3, finished: true });
    expect(last()?.samples).toBeGreaterThan(24 * 290);
    expect(last()?.samples).toBeLessThan(24 * 302);
  });

  it('plays the next turn after a clear of the one before', async () => {
    const { clock, playout, send, end, peak, last } = openPlayout();
    send(0, 500);
    await clock.advance(100);
    playout.take({ type: 'clear', turn: 0 });
    send(1, 200);
    end(1);
    await clock.advance(400);
    expect(peak(130, 300)).toBeGreaterThan(0.05);
    expect(last()).toMatchObject({ turn: 1, samples: 4_800, finished: true });
  });

  it('plays softly while it is ducked, and as before after that', async () => {
    const { clock, playout, send, peak } = openPlayout();
    send(0, 1_000);
    await clock.advance(200);
    playout.take({ type: 'duck', turn: 0, on: true });
    await clock.advance(300);
    expect(peak(250, 500)).toBeCloseTo(0.02, 3);
    playout.take({ type: 'duck', turn: 0, on: false });
    await clock.advance(300);
    expect(peak(550, 800)).toBeCloseTo(0.1, 2);
  });

  it('tells the level of what was sent, ducked or not, and where it is', async () => {
    const { clock, playout, send, last } = openPlayout();
    send(0, 1_000);
    playout.take({ type: 'duck', turn: 0, on: true });
    await clock.advance(500);
    expect(last()?.level).toBeCloseTo(0.1 / Math.SQRT2, 1);
    expect(Math.abs((last()?.samples ?? 0) - 24 * 500)).toBeLessThan(24 * 3);
  });

  it('takes what comes twice once, after a line that was lost', async () => {
    const { clock, send, frame, end, holes, last, heard } = openPlayout();
    send(0, 400);
    await clock.advance(200);
    for (let seq = 5; seq < 20; seq += 1) frame(0, seq);
    send(0, 200);
    end(0);
    await clock.advance(1_000);
    expect(last()).toMatchObject({ samples: 24 * 600, finished: true });
    expect(holes()).toEqual([]);
    const sounding = heard.filter((sample) => Math.abs(sample) > 0.001).length / perMs;
    expect(sounding).toBeLessThan(605);
  });

  it('counts from where a page takes up a turn in its midst', async () => {
    const { clock, playout, frame, last } = openPlayout();
    for (let seq = 100; seq < 105; seq += 1) frame(2, seq);
    playout.take({ type: 'end', turn: 2, samples: 105 * downFrameSamples });
    await clock.advance(50);
    expect(last()?.samples).toBeGreaterThan(100 * downFrameSamples);
    await clock.advance(100);
    expect(last()).toMatchObject({ turn: 2, samples: 105 * downFrameSamples, finished: true });
  });

  it('finishes each of two turns that follow one another, and then has nothing to tell', async () => {
    const { clock, send, end, reports } = openPlayout();
    send(0, 100);
    end(0);
    send(1, 100);
    end(1);
    await clock.advance(400);
    expect(reports.filter(({ finished }) => finished)).toMatchObject([
      { turn: 0, samples: 2_400 },
      { turn: 1, samples: 2_400 },
    ]);
    const before = reports.length;
    await clock.advance(200);
    expect(reports).toHaveLength(before);
  });

  it('finishes a turn that has no sound', async () => {
    const { clock, playout, last } = openPlayout();
    playout.take({ type: 'end', turn: 0, samples: 0 });
    await clock.advance(20);
    expect(last()).toMatchObject({ turn: 0, samples: 0, finished: true });
  });
});
