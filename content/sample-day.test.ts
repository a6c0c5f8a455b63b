import { expect, it } from 'vitest';
import { sampleCalls } from './sample-call/transcripts.ts';
import { sampleDay } from './sample-day.ts';

const { list, open, contact, calendar } = sampleDay;

it.each([
  ['Laura Bennett', 'dental-emergency'],
  ['Grace Miller', 'dental-night'],
  ['Sam Rivera', 'dental-clinic'],
] as const)('%s asks first what the recorded call of %s begins with', (who, id) => {
  const asked = list.calls.find((call) => call.who === who)?.asked.replace('…', '');
  expect(sampleCalls[id].turns[1]?.sentences[0]).toContain(asked);
});

it('shows of the open call what was booked in it, and that the other time it offered is free', () => {
  const { booked } = sampleCalls['dental-night'];
  expect(list.calls.find(({ time }) => time === open.time)?.who).toBe(booked?.name);
  const facts = Object.fromEntries(contact.facts.map(({ label, value }) => [label, value.toLowerCase()]));
  expect(facts).toMatchObject({
    Name: booked?.name.toLowerCase(),
    Source: `call, ${open.time}`,
    Visit: booked?.service,
    When: `${calendar.day}, ${booked?.time}`.toLowerCase(),
    With: booked?.person.toLowerCase(),
  });
  expect(sampleCalls['dental-night'].turns[1]?.sentences[0]?.toLowerCase()).toContain(
    contact.facts.at(-1)?.value.slice(1, -2).toLowerCase(),
  );
  expect(calendar.slots.find(({ state }) => state === 'yours')?.from).toBe(booked?.time);
  expect(booked?.day).toContain(calendar.day);
  const offered = sampleCalls['dental-night'].turns[2]?.sentences.join(' ').match(/\d+ am/g);
  expect(offered?.map((time) => calendar.slots.find(({ from }) => from === time)?.state)).toEqual(['yours', 'free']);
});

it('counts the calls that come before eight and after five', () => {
  const late = list.calls.filter(({ time }) => {
    const [hour = 0] = time.split(':').map(Number);
    return time.endsWith('am') ? hour < 8 : hour >= 5 && hour < 12;
  });
  expect(list.answered).toBe(`All ${list.calls.length} answered`);
  expect(list.foot).toBe(
    `${list.calls.length - list.shown} more. ${late.length} of the ${list.calls.length} came after hours.`,
  );
});

it('gives each part of the calendar the half hours until the next one', () => {
  const hours = calendar.slots.map(({ from }) => {
    const [hour = 0, minute = 0] = from.split(/[: ]/, 2).map((part) => Number.parseInt(part, 10) || 0);
    return hour + minute / 60;
  });
  for (const [index, { from, halfHours }] of calendar.slots.entries()) {
    const until = hours[index + 1];
    if (until) expect(until - (hours[index] ?? 0), from).toBe(halfHours / 2);
  }
});
