import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

const keys = (text: string) => figuresOf(text).map(({ key }) => key);

describe('figuresOf', () => {
  it.each([
    ['It costs $500 a month.', ['money 500', 'hours 730']],
    ['It costs five hundred dollars.', ['money 500']],
    ['That is €1,200.50 in total.', ['money 1200.5']],
    ['About twenty percent.', ['percent 20']],
    ['60-80% less', ['percent 60', 'percent 80']],
    ['sixty to eighty percent', ['percent 60', 'percent 80']],
    ['2x-5x more bookings', ['times 2', 'times 5']],
    ['twice as many', ['times 2']],
    ['tenfold growth', ['times 10']],
    ['in 3 weeks', ['hours 504']],
    ['within seven days', ['hours 168']],
    ['in a week', ['hours 168']],
    ['24 hours', ['hours 24']],
    ['in a few days', ['some days']],
    ['by tomorrow', ['tomorrow']],
    ['half price this week', ['0.5 price']],
    ['free forever', ['free']],
    ['There is a free trial.', ['free trial']],
    ['at no extra cost', ['no extra cost']],
    ['10k users', ['number 10000 user']],
    ['ten thousand users', ['number 10000 user']],
    ['We speak thirty languages', ['number 30 language']],
    ['Call at 3 pm', ['clock 3']],
    ['on days two and three', ['day 2', 'day 3']],
    ['The team plan is free.', ['free']],
  ])('finds in "%s" %j', (text, found) => {
    expect(keys(text)).toEqual(found);
  });

  it.each([
    'Feel free to ask.',
    'One moment, please.',
    'Give me a second.',
    'It answers around the clock, 24/7.',
    'One of our team will call.',
    'hands-free',
  ])('finds nothing in "%s"', (text) => {
    expect(keys(text)).toEqual([]);
  });
});
