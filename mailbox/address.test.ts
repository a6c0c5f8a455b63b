import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#/server/config/config.ts';
import { parseMailboxAddress } from './address.ts';

describe('the address of a mailbox', () => {
  it('names a server, an account and a folder', () => {
    expect(parseMailboxAddress('imaps://ann%40lee.example:p%2Fw@mail.lee.example/Fd%20Inbox')).toEqual({
      host: 'mail.lee.example',
      port: 993,
      secure: true,
      user: 'ann@lee.example',
      password: 'p/w',
      folder: 'Fd Inbox',
    });
    expect(parseMailboxAddress('imap://u:p@[::1]:1143')).toMatchObject({ host: '::1', port: 1143, folder: 'INBOX' });
  });

  it.each([
    'mail.example',
    'https://u:p@mail.example',
    'imaps://mail.example',
    'imaps://u@mail.example',
    'imaps://u:%zz@m',
  ])('is refused without telling it: %s', (given) => {
    const read = () => readConfig({ IMAP_URL: given });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^IMAP_URL must be the address of a mailbox with user and password, such as imaps:\/\/user:/);
  });
});
