import { createHmac } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { accountMail } from '#/content/account-mail.ts';
import type { Write } from '#/database/schema.ts';
import type { Auth } from '../auth.ts';

const validMinutes = 5;
const triesOfACode = 5;

/**
 * The accounts with Better Auth's texted codes: six digits, for five minutes, five tries; taken by deleting its row, which
 * succeeds once. A code belongs to the sign-in or the session that asked for it. `onCode` gets a new code.
 */
export async function withTextedCodes(auth: Auth, onCode: (code: string) => void, write?: Write) {
  const { options } = auth;
  const { secret } = await auth.$context;
  const [, oneUse] = options.plugins;
  const plugin = twoFactor({
    otpOptions: {
      period: validMinutes,
      allowedAttempts: triesOfACode,
      // Keyed, since a plain hash of six digits is reversed by trying all.
      storeOTP: {
        hash: async (code) => createHmac('sha256', secret).update(`texted code ${code}`).digest('base64url'),
      },
      sendOTP: ({ otp }) => onCode(otp),
    },
  });
  const database = write
    ? { ...options.database, db: write.withoutPlugins() as typeof options.database.db }
    : options.database;
  return betterAuth({ ...options, database, plugins: [plugin, oneUse] });
}

/** With the name of the site at its end, phones offer the code on its pages alone. */
export function codeText(code: string, publicUrl: string | undefined): string {
  const text = accountMail.textedCode.replace('{code}', code);
  return publicUrl ? `${text}\n\n@${new URL(publicUrl).host} #${code}` : text;
}
