import { describe, expect, it } from 'vitest';
import { hearPhone, withOtherDigits } from './spoken-number.ts';

describe('hearPhone', () => {
  it.each([
    ['555 010 0199', '555 010 0199'],
    ['(555) 010-0199', '555 010 0199'],
    ['five five five oh one oh oh one nine nine', '555 010 0199'],
    ['double five five zero one zero zero one double nine', '555 010 0199'],
    ['plus one five five five oh one oh oh one nine nine', '+1 555 010 0199'],
    ['my number is 1 555 010 0199 thanks', '1 555 010 0199'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['plus three five three, one, two three four, five six seven eight', '+353 1 234 5678'],
    ['two one two, four thousand, treble five', '212 400 0555'],
    ['five fifty five, oh ten, oh one ninety nine', '555 010 0199'],
    ['eight hundred five five five oh one nine nine', '800 555 0199'],
    ["it's triple five um one two three four", '555 1234'],
    ['555.010.0199', '555 010 0199'],
    ['( ( ( 555 ) 010 - 0199', '555 010 0199'],
    ['constructor 5 5 5 0 1 9 9', '555 0199'],
    ['oh one six one four nine six oh one one two no sorry oh one double two at the end', '01614 960 122'],
    ['oh double seven double oh nine double oh four five double one no wait just four five one', '07700 900 451'],
    ['five five five oh one oh oh one nine eight, sorry, nine nine', '555 010 0199'],
    ['555 010 0198 no wait 555 010 0199', '555 010 0199'],
    ["555 010 0145 no sorry not four five it's five four", '555 010 0154'],
    ['555 010 0199 x 31', '555 010 0199 ext 31'],
    ['555.010.0199 x7', '555 010 0199 x7'],
    ['555-010-0199, ext22', '555 010 0199 ext 22'],
    ["it's oh one five two nine that's the code and then four one three two oh six", '01529 413 206'],
    ['0711 / 555 01 63', '0711 555 01 63'],
    ['oh four nine one five seventy one fifty six', '0491 570 156'],
    ['oh four one two three forty five six seventy eight', '0412 345 678'],
    ['six one two thirty four fifty six seventy eight', '612 345 678'],
    ['oh two oh seven nine four six oh one one eight', '020 7946 0118'],
    ['0402 555 109, I mean 190', '0402 555 190'],
    ['office is 813-555-0130 but dont use that one, use my cell 813-555-0177', '813 555 0177'],
    ['01904 960 0123, no sorry, one digit too many. 01632 960123', '01632 960123'],
    ['ring 555 010 0130, and not 555 010 0177', '555 010 0130'],
    ["the shop's 555 010 0130, don't use 555 010 0177", '555 010 0130'],
    ['555 010 0130 or better my mobile 555 010 0177', '555 010 0177'],
    ['six oh two five five five oh one four eight no shit sorry oh one four nine', '602 555 0149'],
    ['six one four five five five oh one seven four and oh put down too that we close', '614 555 0174'],
    ['five five five oh one oh oh one nine and oh', '555 010 0190'],
  ])('hears "%s" as %s', (said, phone) => {
    expect(hearPhone(said, { alone: true })?.value).toBe(phone);
  });

  it.each(['no', 'call me in the morning', 'I have two shops', '12'])('hears no number in "%s"', (said) => {
    expect(hearPhone(said, { alone: true })).toBeNull();
  });

  it('does not take a small number in a sentence for a telephone number', () => {
    expect(hearPhone('we miss 30 calls in 2 weeks', { alone: false })).toBeNull();
  });
});

describe('withOtherDigits', () => {
  it.each([
    ['the last digit of the phone is 8 not 3', '085 555 0148'],
    ['the final digit should be an eight', '085 555 0148'],
    ['it ends in four eight', '085 555 0148'],
    ['my number starts with 086', '086 555 0143'],
  ])('reads "%s"', (said, phone) => {
    expect(withOtherDigits('085 555 0143', said)).toBe(phone);
  });

  it('leaves the number to other words', () => {
    expect(withOtherDigits('085 555 0143', 'the last customer leaves at eight')).toBeNull();
  });
});
