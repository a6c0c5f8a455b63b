import { describe, expect, it } from 'vitest';
import { hearWebAddress, withScheme } from './spoken-web-address.ts';

describe('hearWebAddress', () => {
  it.each([
    ['https://shop.example.com/a?b=1', 'https://shop.example.com/a?b=1'],
    ['shop.example.com', 'https://shop.example.com'],
    ['shop dot example dot com', 'https://shop.example.com'],
    ["it's big sky bikes dot com", 'https://bigskybikes.com'],
    ['www dot example dot com slash shop', 'https://www.example.com/shop'],
    ['w w w dot example dot com', 'https://www.example.com'],
    ['www dot fenwick floors dot com', 'https://www.fenwickfloors.com'],
    ['www dot k n o x ville boats dot com', 'https://www.knoxvilleboats.com'],
    ['www dot the old tea room and gift shop dot co dot uk', 'https://www.theoldtearoomandgiftshop.co.uk'],
    ['harbour point condos dot ca', 'https://harbourpointcondos.ca'],
    ['example point com', 'https://example.com'],
    ['our website is my dash shop dot co dot uk', 'https://my-shop.co.uk'],
    ['two oh two oh oak dot com', 'https://2020oak.com'],
    ['Yes, Example.com.', 'https://example.com'],
    ['constructor dot com', 'https://constructor.com'],
    ['hill farm dot com no wait dot net', 'https://hillfarm.net'],
    ['hill farm dot com, sorry, hill farm shop dot com', 'https://hillfarmshop.com'],
    ['like I said big sky bikes dot com', 'https://bigskybikes.com'],
    ['well bikes dot com dot ng that is w e l l b i k e s', 'https://wellbikes.com.ng'],
  ])('hears "%s" as %s', (said, address) => {
    expect(hearWebAddress(said, { alone: true })?.value).toBe(address);
  });

  it('does not take a part of an email address for a web address', () => {
    expect(hearWebAddress('sales@front-desk.com', { alone: true })).toBeNull();
  });

  it.each([
    'none',
    'No.',
    "I don't have one",
    'no website',
    'nope',
    'not yet',
    "we don't have a website",
    'skip it',
    "we're only on Etsy",
    'just a facebook page',
    'fb only',
    "she made me a facebook one but I don't know where it went",
    'we sell through etsy',
  ])('reads "%s" as having no website', (said) => {
    expect(hearWebAddress(said, { alone: true })?.value).toBe('');
  });

  it('takes no word of a correction for an address', () => {
    expect(hearWebAddress('sorry dot org', { alone: true })).toBeNull();
  });

  it('hears no address in an email address', () => {
    expect(hearWebAddress('ann@example.com', { alone: false })).toBeNull();
  });

  it('leaves a text on screen unchanged when it is not an address', () => {
    expect(withScheme('not an address')).toBe('not an address');
  });
});
