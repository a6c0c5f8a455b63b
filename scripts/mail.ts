import { readFileSync } from 'node:fs';
import { createSealer } from '#/database/sealer.ts';
import { readMailFile } from '#/outbox/channels/mail-files.ts';
import { readConfig } from '#/server/config/config.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';

const usage = 'npm run mail -- FILE     prints an email that was written to a file, also an encrypted one';
const {
  words: [file = ''],
} = readCommandLine({ usage, words: { min: 1, max: 1 } });
try {
  const { sealKey, earlierSealKeys } = readConfig();
  const sealer = sealKey ? createSealer(sealKey, earlierSealKeys) : null;
  const mail = readMailFile(contentOf(file), sealer);
  if (!mail) throw new RefusedError(`${file} is encrypted with another key than SEAL_KEY`);
  process.stdout.write(mail);
} catch (error) {
  complain(error);
}

function contentOf(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch (error) {
    throw new RefusedError(`${name} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
