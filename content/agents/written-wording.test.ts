import { describe, expect, it } from 'vitest';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import { inWriting } from '#/voice/dialogue/wording/in-writing.ts';
import { playScript } from '#/voice/testing/agent-script.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { desks } from './desks.ts';
import { ourDesk } from './our-desk.ts';

/** What one does on a telephone. */
const ofCalls =
  /\b(?:calling|this call|one call|a call with|hang(?:s|ing)? up|on the line|phones|hear[ds]?|listen\w*|say|saying|speak\w*|spell\w*|out loud|slower|read it back)\b|solo hablo|ne parle qu|spreche nur|parlo solo|só falo/i;
/** What is said within a sentence of the team's way to answer, or by the caller. */
const fits = /\b(?:nobody can call or text you)\b/i;

describe.each(desks)('in a chat, the desk $id', ({ agent }) => {
  const { wording, form, booking } = inWriting(agent);
  const phrases = [
    ...Object.entries(wording.phrases),
    ...Object.entries(wording.otherwise),
    ...Object.values(wording.fields).flatMap((words) => Object.entries(words)),
    ...form.flatMap(({ spoken = {} }) => Object.entries(spoken)),
    ...Object.entries(booking?.wording ?? {}),
  ];

  it('speaks of nothing that belongs to a call', () => {
    const ofACall = phrases.filter(([, phrase = '']) => ofCalls.test(phrase.replace(fits, '')));
    expect(ofACall).toEqual([]);
  });
});

it('a chat ends with thanks for writing, a call with thanks for calling', async () => {
  const knowledge = knowledgeOf(ourDesk);
  const sink = { check: () => ({}), take: async () => ({ outcome: 'stored', id: 'x' }) as const };
  const common = { callId: 'x', agent: ourDesk, knowledge, sink, clock: createFakeClock() };
  await playScript(createAgent({ ...common, channel: 'chat' }), 'types: bye\nassistant: Thank you for writing.');
  await playScript(createAgent(common), 'caller: bye\nassistant: Thank you for calling.');
});
