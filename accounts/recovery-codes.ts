import { randomInt } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';

const recoveryCodeCount = 10;
const partLength = 5;
/** Without letters and digits that are taken for each other. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** New codes such as `x7k2m-q9rtd`, of 49 bits each; Better Auth lets each be used once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => `${part()}-${part()}`);
}

function part(): string {
  return Array.from({ length: partLength }, () => characters[randomInt(characters.length)]).join('');
}

/** How recovery codes are stored: encrypted with the key of the sessions, so that a copy of the database has none. */
export function recoveryCodeSeal(secret: string) {
  return {
    encrypt: (codes: string) => symmetricEncrypt({ key: secret, data: codes }),
    decrypt: (codes: string) => symmetricDecrypt({ key: secret, data: codes }),
  };
}
