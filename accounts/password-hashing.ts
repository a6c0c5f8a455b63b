import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** Each takes 32 MB and one of libuv's four threads, which files, names of hosts and compression share. */
const atOnce = 2;

interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** Hashes passwords as Better Auth does by itself, two at a time and in the order in which they come. */
export function createPasswordHashing(): PasswordHashing {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function runQueued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((start) => void waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => runQueued(() => hashPassword(password)),
    verify: (given) => runQueued(() => verifyPassword(given)),
  };
}
