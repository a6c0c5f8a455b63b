import { expect, it } from 'vitest';
import { hearExplainedName } from './explained-name.ts';
import { hearName } from './spoken-name.ts';

it.each([
  ["ann carter that's a n n and c a r t e r", 'Ann Carter'],
  ['jon d souza d apostrophe souza', "Jon D'Souza"],
  ["maria banks simmons that's banks hyphen simmons", 'Maria Banks-Simmons'],
  ['paul luc martin paul dash luc', 'Paul-Luc Martin'],
  ['omar al rashid o m a r new word a l hyphen r a s h i d', 'Omar Al-Rashid'],
  ['rosa dela cruz dela is one word then cruz', 'Rosa Dela Cruz'],
  ['ben barlow b for bernard a r l o w', 'Ben Barlow'],
  ['kate tippett double p double t', 'Kate Tippett'],
  ['arthur stone art for short but put arthur', 'Arthur Stone'],
  ['this is connie put it under me connie snyder s n y d e r', 'Connie Snyder'],
  ['a j rao everybody calls me a j only put a j rao', 'A J Rao'],
  ["i'm marcus um marcus delgado", 'Marcus Delgado'],
  ["it's j t sullivan just the initials j t", 'J T Sullivan'],
  ["yvonne it's y v o n n e blakely", 'Yvonne Blakely'],
  ["it's dorothy ackroyd dear", 'Dorothy Ackroyd'],
  ['María José de la Fuente Ortega', 'María José de la Fuente Ortega'],
])('a name is what was said first, however it is explained: %s', (said, name) => {
  expect(hearName(said, { alone: true })?.value).toBe(name);
});

it.each(['go on', 'sharp anna sharp', 'dee dee watkins', 'dr amy chen but i am on the road', 'ann'])(
  'nothing is explained in: %s',
  (said) => {
    expect(hearExplainedName(said)?.sure ?? false).toBe(false);
  },
);
