import { describe, expect, it } from 'vitest';
import { hearDay } from './spoken-day.ts';
import { hearTime } from './spoken-time.ts';
import { timeWords } from './time-words.ts';

const monday = '2026-11-23';

describe('hearDay, on a Monday', () => {
  it.each([
    ['tomorrow', '2026-11-24'],
    ['the day after tomorrow', '2026-11-25'],
    ['this afternoon', '2026-11-23'],
    ['Tuesday', '2026-11-24'],
    ['Monday', '2026-11-30'],
    ['next Tuesday morning', '2026-12-01'],
    ['Tuesday next week', '2026-12-01'],
    ['a week on Wednesday', '2026-12-02'],
    ['in two weeks', '2026-12-07'],
    ['in three days', '2026-11-26'],
    ['Friday the 4th', '2026-12-04'],
    ['Friday the eleventh', '2026-12-11'],
    ['the 2nd', '2026-12-02'],
    ['the 1st', '2026-12-01'],
    ['is the 2nd free', '2026-12-02'],
    ['can I come on the first at ten', '2026-12-01'],
    ['the third would be good', '2026-12-03'],
    ['december fourth', '2026-12-04'],
    ['the 4th of December', '2026-12-04'],
    ['January 5', '2027-01-05'],
    ['not Tuesday but Thursday', '2026-11-26'],
    ['tommorow', '2026-11-24'],
  ])('reads %s', (text, day) => {
    expect(hearDay(timeWords(text), monday)?.wish).toMatchObject({ kind: 'on', day });
  });

  it.each([
    ['yesterday', { kind: 'past', day: '2026-11-22' }],
    ['last Friday', { kind: 'past', day: '2026-11-20' }],
    ['November 3', { kind: 'past', day: '2026-11-03' }],
    ['Monday, December 4', { kind: 'mismatch', day: '2026-12-04' }],
    ['as soon as possible', { kind: 'soonest' }],
    ['Tuesday or Thursday', { kind: 'among', days: ['2026-11-24', '2026-11-26'] }],
    ['at the weekend', { kind: 'among', days: ['2026-11-28', '2026-11-29'] }],
  ])('reads %s', (text, wish) => {
    expect(hearDay(timeWords(text), monday)?.wish).toEqual(wish);
  });

  it('takes a weekday alone for one of the week that is spoken of', () => {
    expect(hearDay(timeWords('Tuesday'), monday, '2026-11-30')?.wish).toMatchObject({ kind: 'on', day: '2026-12-01' });
    expect(hearDay(timeWords('the next day'), monday, '2026-11-30')?.wish).toMatchObject({
      kind: 'on',
      day: '2026-12-01',
    });
  });

  it.each([
    'may I ask something',
    'I march on',
    'how long does it take',
    'the second one',
    'is the first conversation free',
    'can I get a second opinion',
    'what happens at the first coaching session',
    'my first name is Ann',
    'first I need a check-up',
    'first of all how much is it',
  ])('finds no day in %s', (text) => {
    expect(hearDay(timeWords(text), monday)).toBeNull();
  });
});

describe('hearTime', () => {
  const reading = { opens: 8 * 60, closes: 19 * 60, asked: false };
  it.each([
    ['at three', '15:00'],
    ['at half past two', '14:30'],
    ['quarter past ten', '10:15'],
    ['a quarter to four', '15:45'],
    ['ten past nine', '9:10'],
    ['two thirty pm', '14:30'],
    ['at 2:30', '14:30'],
    ['3pm', '15:00'],
    ['10 a.m.', '10:00'],
    ['at 1430', '14:30'],
    ["four o'clock", '16:00'],
    ['seven in the evening', '19:00'],
    ['nine oh five', '9:05'],
    ['at noon', '12:00'],
    ['around eleven', '11:00'],
  ])('reads %s', (text, time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    expect(hearTime(timeWords(text), reading)).toEqual({ kind: 'at', minute: hour * 60 + minute });
  });

  it.each([
    ['after three', 15, 24],
    ['not before eleven', 11, 24],
    ['before ten', 0, 10],
    ['no later than ten', 0, 10],
    ['in the morning', 0, 12],
    ['late afternoon', 15, 18],
    ['from two onwards', 14, 24],
  ])('reads %s', (text, from, to) => {
    expect(hearTime(timeWords(text), reading)).toEqual({ kind: 'between', from: from * 60, to: to * 60 });
  });

  it.each([
    ['three was better, four thirty actually', 16.5],
    ['at 2, sorry, I meant 3', 15],
    ['nine no rather ten', 10],
    ['three or four', 15],
  ])('takes the last time only where the words say so: %s', (text, hour) => {
    const asked = { ...reading, asked: true };
    expect(hearTime(timeWords(text), asked)).toMatchObject({ kind: 'at', minute: hour * 60 });
  });

  it('takes both ends of a range', () => {
    expect(hearTime(timeWords('between two and four'), reading)).toEqual({ kind: 'between', from: 840, to: 961 });
  });

  it('takes a bare number for an hour only where a time was asked for', () => {
    expect(hearTime(timeWords('four please'), reading)).toBeNull();
    expect(hearTime(timeWords('four please'), { ...reading, asked: true })).toEqual({ kind: 'at', minute: 960 });
    expect(hearTime(timeWords('two people'), { ...reading, asked: true })).toBeNull();
  });

  it.each(['good morning', 'the earlier one', 'I have two children'])('finds no time in %s', (text) => {
    expect(hearTime(timeWords(text), reading)).toBeNull();
  });
});
