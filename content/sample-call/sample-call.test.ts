import { expect, it } from 'vitest';
import { desks } from '#/content/agents/desks.ts';
import { askedOnPages } from '#/content/asked-on-pages.ts';
import { audiences } from '#/content/audiences.ts';
import { howItWorks } from '#/content/how-it-works.ts';
import { answerOf, holdSampleCall } from '#/scripts/sample/hold-sample-call.ts';
import { deskOf, sampleCallers, sampleCallIds } from './callers.ts';
import { staffAnswers } from './staff-answers.ts';
import { sampleAnswers, sampleCalls } from './transcripts.ts';

it.each(sampleCallIds)(
  'the call of %s is what the engine says today; otherwise `npm run sample` writes it anew',
  async (id) => {
    expect(await holdSampleCall(id)).toEqual(sampleCalls[id]);
  },
);

const asked = askedOnPages.flatMap(({ questions, ...page }) => questions.map((title) => ({ ...page, title })));

it.each(asked)(
  '$id: an agent answers "$title" as the page says; otherwise `npm run sample` writes it anew',
  async (each) => {
    const { id, callId, title } = each;
    expect(await answerOf(callId, title)).toEqual(sampleAnswers[id]?.[title]);
  },
);

const ofSamples = sampleCallIds.filter((id) => desks.every((desk) => desk.id !== deskOf(id) || desk.agent.sample));

it.each(ofSamples)('the call of %s says that it is a sample before anything else', (id) => {
  expect(sampleCalls[id].turns[0]?.sentences[0]).toContain('nothing you book here is real');
});

it('has a caller who takes back the day that How It Works strikes out, and means the other', () => {
  const { takenBack, meant } = howItWorks.experienced;
  const said = sampleCalls['design-agency'].turns.flatMap(({ sentences }) => sentences).join(' ');
  expect(said).toMatch(new RegExp(`${takenBack}, no, sorry, on ${meant}`));
});

it.each(audiences)('$label read no answer under the questions that the call above shows already', (audience) => {
  const { id, call, questions, handedOver } = audience;
  const { turns } = sampleCalls[call.id];
  const above = turns.filter(
    (_, place) => (place > 0 && place < call.shown) || place === call.decisive || place + 1 === call.decisive,
  );
  const beside = sampleCalls[handedOver.call].turns.slice(1, handedOver.shown);
  const said = [...above, ...beside].map(({ sentences }) => sentences.join(' '));
  const answers = questions.map((question) => sampleAnswers[id]?.[question]?.join(' '));
  expect(said.filter((text) => answers.includes(text))).toEqual([]);
  expect(new Set(answers).size).toBe(questions.length);
});

it.each(audiences)(
  '$label see a request that a call ended with, at the hour of the call, and its answer the next morning',
  ({ handedOver, call }) => {
    expect(handedOver.call).not.toBe(call.id);
    expect(sampleCalls[handedOver.call].request).toBeDefined();
    const [, hour = 0, minute = ''] = sampleCallers[handedOver.call].today.match(/T(\d+):(\d+)/) ?? [];
    expect(staffAnswers[handedOver.call]?.when).toMatch(/^Tuesday, [89](:\d\d)? am$/);
    expect(handedOver.text).toContain(`${Number(hour) - 12}:${minute} pm`);
  },
);
