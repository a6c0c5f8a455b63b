import { describe, expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

describe('mailLink', () => {
  it('presets the subject', () => {
    expect(mailLink('ann@example.com', 'Your request: 50 % & more?')).toBe(
      'mailto:ann@example.com?subject=Your%20request%3A%2050%20%25%20%26%20more%3F',
    );
  });

  it.each([
    ['ann+news@example.com', 'mailto:ann%2Bnews@example.com?subject=Hi'],
    ['ann?bcc=eve@example.com', 'mailto:ann%3Fbcc%3Deve@example.com?subject=Hi'],
    ['ann&cc=eve@example.com', 'mailto:ann%26cc%3Deve@example.com?subject=Hi'],
    ['ann@example.com,eve@example.com', 'mailto:ann%40example.com%2Ceve@example.com?subject=Hi'],
    ['no-address', 'mailto:no-address?subject=Hi'],
  ])('lets %s add no header and no second recipient', (address, link) => {
    expect(mailLink(address, 'Hi')).toBe(link);
  });
});
