import { expect, it } from 'vitest';
import { desks } from './agents/desks.ts';
import { audienceMoments } from './audience-moments.ts';
import { audiences } from './audiences.ts';
import { deskOf, sampleCallers, sampleCallIds } from './sample-call/callers.ts';
import { staffAnswers } from './sample-call/staff-answers.ts';
import { sampleAnswers, sampleCalls } from './sample-call/transcripts.ts';
import { sampleDay } from './sample-day.ts';

it.each(audiences)('$label see a moment of their own, with a picture that no other page has', ({ id }) => {
  const kinds = Object.values(audienceMoments).map(({ picture }) => picture.kind);
  expect(kinds.filter((kind) => kind === audienceMoments[id]?.picture.kind)).toHaveLength(1);
});

it.each(Object.entries(audienceMoments))('%s: each figure and name of the moment is in its calls', (id, moment) => {
  const { call, turn } = moment.said;
  expect(sampleCalls[call].turns[turn]?.speaker).toBe('caller');
  const ofDesk = sampleCallIds.filter((each) => deskOf(each) === deskOf(call));
  const known = JSON.stringify([
    ofDesk.map((each) => [sampleCalls[each], sampleCallers[each].today.replace(/T0?/, ' ')]),
    sampleAnswers[id],
    sampleDay.list.calls,
    staffAnswers[call],
    desks.find((desk) => desk.id === deskOf(call))?.agent.knowledge.map(({ answer }) => answer),
  ]);
  const { heading, text, picture } = moment;
  const drawn =
    picture.kind === 'week'
      ? [picture.call.name, picture.booked.name]
      : 'ranges' in picture
        ? picture.ranges.map(({ amount }) => amount)
        : Object.values(picture);
  for (const figure of JSON.stringify([heading, text, drawn]).match(/\d[\d,:]*\d|\d\d/g) ?? [])
    expect(known).toContain(figure);
  for (const name of text.match(/(?<=[a-z,] )[A-Z][a-z]{3,}/g) ?? []) expect(known).toContain(name.replace(/s$/, ''));
});

it('draws the opening hours of the salon', () => {
  const picture = audienceMoments['local-shops']?.picture;
  const said = sampleAnswers['local-shops']?.['When are you open?']?.join(' ') ?? '';
  const days = picture?.kind === 'week' ? picture.days : [];
  expect(days).toHaveLength(6);
  for (const { open, hours = '' } of days) {
    expect(said).toContain(hours);
    if (open) expect(hours).toBe(`${open[0]} to ${open[1] - 12}`);
  }
});
