import { describe, expect, it } from 'vitest';
import { respellAddress } from './address-respelling.ts';

describe('respellAddress', () => {
  it.each([
    ['jo@harmannfloors.ie', 'the email is harman with one n h a r m a n floors', 'jo@harmanfloors.ie'],
    ['jo@harmannfloors.ie', 'harmann with one n in the email', 'jo@harmanfloors.ie'],
    ['jo@harmannfloors.ie', 'the mail is harman with one n', 'jo@harmanfloors.ie'],
    ['jon@example.com', "it's j o h n in the email", 'john@example.com'],
    ['katherine@example.com', 'email is katherine with a c', 'catherine@example.com'],
    ['scot@example.com', 'scot with two t in the mail', 'scott@example.com'],
    ['https://brianoak.com', 'the website is b r y a n oak', 'https://bryanoak.com'],
  ])('%s, %s: %s', (address, said, mended) => {
    expect(respellAddress(address, said)).toBe(mended);
  });

  it.each([
    'my email is j o h n at example dot com',
    'the email is right with an e',
    'z a c k is somebody else',
    'yes that is the email',
  ])('changes nothing after "%s"', (said) => {
    expect(respellAddress('ann@example.org', said)).toBeNull();
  });
});
