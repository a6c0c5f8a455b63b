import type { ActionFunctionArgs } from 'react-router';
import { passwordLength } from '#/accounts/password-length.ts';
import { linkToken } from '../account/link-token.ts';
import { isRefusedLink, resetPassword, type SetUpOutcome } from '../account/set-up-api.ts';

export async function loadReset(): Promise<{ refused: boolean }> {
  return { refused: await isRefusedLink('/api/auth/reset/check', linkToken()) };
}

export async function submitReset({ request }: ActionFunctionArgs): Promise<SetUpOutcome> {
  const form = await request.formData();
  const password = String(form.get('password'));
  if (password.length < passwordLength.min) {
    return { kind: 'invalid', errors: { password: `Choose a password of at least ${passwordLength.min} characters.` } };
  }
  if (password !== String(form.get('password_again'))) {
    return { kind: 'invalid', errors: { password_again: 'The two passwords do not match.' } };
  }
  return resetPassword(linkToken(), password);
}
