import type { Auth } from '#/accounts/auth.ts';

const hashes = new Map<string, Promise<string>>();
const answers = new Map<string, Promise<boolean>>();
const judged = new Map<string, Promise<boolean>>();

/**
 * Lets the tests of a file share the hashes of their passwords. To hash one, to check one against a hash, or to judge one,
 * takes a tenth of a second and more; the second time, the first answer is given again.
 */
export async function sharePasswordHashes(auth: Auth): Promise<void> {
  const { password: passwords } = await auth.$context;
  const { hash, verify } = passwords;
  passwords.hash = (password) => kept(hashes, password, () => hash(password));
  passwords.verify = (given) => kept(answers, `${given.hash} ${given.password}`, () => verify(given));
  const { isWeak } = auth;
  auth.isWeak = (...given) => kept(judged, JSON.stringify(given), () => isWeak(...given));
}

function kept<Value>(all: Map<string, Promise<Value>>, key: string, first: () => Promise<Value>): Promise<Value> {
  const value = all.get(key) ?? first();
  all.set(key, value);
  return value;
}
