import { expect, it } from 'vitest';
import { audiences } from '#/content/audiences.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { momentsOf } from './call-line.tsx';

it.each(['dental-clinic', ...audiences.map(({ call }) => call.id)] as const)(
  'the picture of the call of %s names what was said before its outcome, and last its outcome',
  (id) => {
    const moments = momentsOf(sampleCalls[id]);
    expect(moments.length).toBeGreaterThanOrEqual(2);
    expect(moments.at(-1)?.name).toBe(sampleCalls[id].booked ? 'booked' : 'noted');
    for (const [place, { at }] of moments.slice(1).entries())
      expect(at - (moments[place]?.at ?? 0)).toBeGreaterThan(19);
    expect(moments.at(-1)?.at).toBeLessThanOrEqual(100);
  },
);

it('places a moment where the call comes to it', () => {
  const [price, offered, booked] = momentsOf(sampleCalls['dental-clinic']);
  expect([price?.name, offered?.name, booked]).toEqual(['price', 'offered', { name: 'booked', at: 100 }]);
});
