import * as z from 'zod';
import { brand } from './brand.ts';
import { words } from './schema.ts';

const noticeSchema = z.object({ subject: words, text: words });

const accountMailSchema = z.object({
  /** By what happened to the account. */
  notices: z.object({
    'new-sign-in': noticeSchema,
    'password-changed': noticeSchema,
    'second-factor-on': noticeSchema,
    'second-factor-off': noticeSchema,
    'recovery-codes-renewed': noticeSchema,
    'phone-added': noticeSchema,
    'phone-removed': noticeSchema,
    'passkey-added': noticeSchema,
    'passkey-removed': noticeSchema,
  }),
  /** `{when}` is a moment in UTC. */
  when: words,
  /** `{browser}` is its name, `{network}` the first part of its address. */
  where: words,
  /** `{link}` is the page of the account. */
  notYou: words,
  /** In the place of `notYou` where the site has no public address. */
  notYouUnlinked: words,
  /** After a new password, above the names of the account's passkeys. */
  passkeysStay: words,
  /** `{name}` is the passkey's, `{when}` a moment in UTC. */
  passkey: words,
  /** The link for a new password. */
  reset: z.object({
    subject: words,
    text: words,
    /** `{link}` is the link. */
    link: words,
    notYou: words,
  }),
  /** A text message. `{code}` has six digits. */
  textedCode: words,
  signature: words,
});

/** The emails about an account of staff. */
export const accountMail = accountMailSchema.parse({
  notices: {
    'new-sign-in': {
      subject: 'New sign-in to your staff account',
      text: 'Somebody signed in to your account with a browser that it has not been used with before.',
    },
    'password-changed': {
      subject: 'The password of your staff account was changed',
      text: 'The password of your account was changed. All other sessions have ended.',
    },
    'second-factor-on': {
      subject: 'Two-step sign-in was switched on',
      text: 'Your account now asks for a code from an authenticator app when you sign in.',
    },
    'second-factor-off': {
      subject: 'Two-step sign-in was switched off',
      text: 'Your account no longer asks for a code when you sign in.',
    },
    'recovery-codes-renewed': {
      subject: 'Your recovery codes were replaced',
      text: 'Your account has new recovery codes. The earlier ones no longer work.',
    },
    'phone-added': {
      subject: 'A phone number was added to your staff account',
      text: 'Codes for signing in to your account can now be texted to a phone number that was added to it.',
    },
    'phone-removed': {
      subject: 'The phone number was removed from your staff account',
      text: 'Codes for signing in to your account are no longer texted to a phone.',
    },
    'passkey-added': {
      subject: 'A passkey was added to your staff account',
      text: 'A passkey was added to your account. Whoever holds it can sign in without the password.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your staff account',
      text: 'A passkey was removed from your account. It can no longer be used to sign in.',
    },
  },
  when: 'When: {when}',
  where: 'From: {browser}, network {network}',
  notYou: 'If this was not you, change your password and end the other sessions: {link}',
  notYouUnlinked:
    'If this was not you, change your password and end the other sessions, in the settings, on the page of your account.',
  passkeysStay:
    'The passkeys of your account still sign in without the password. Remove any that you do not know on the same page:',
  passkey: '- {name}, added {when}',
  reset: {
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for your staff account. To choose one, open this link within an hour. It works once.',
    link: '{link}',
    notYou: 'If this was not you, do nothing: your password stays as it is.',
  },
  textedCode: `{code} is your code for the staff account at ${brand.name}. It works once, for five minutes. Tell it to nobody.`,
  signature: brand.name,
});
