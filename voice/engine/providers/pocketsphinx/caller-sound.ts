import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lendScratchFolder, type ScratchFolder } from '../command/scratch-folder.ts';
import { packagedFeatures } from './packaged.ts';

/**
 * How one caller sounds. Voices, microphones and rooms differ most in the mean of the sound's features, which the
 * recogniser subtracts (cepstral mean normalisation). It begins each time with a mean of its own and learns too slowly for
 * an utterance; so it is told the mean of a piece of this one, or of the utterance before.
 */
export interface CallerSound {
  readonly isMeasured: boolean;
  /** Measures with a program that is given these arguments and a piece of sound. Never rejects. */
  measure(run: (args: string[]) => Promise<unknown>): Promise<void>;
  begin(): HeardUtterance;
}

interface HeardUtterance {
  /** Arguments of its program. */
  args: string[];
  /** What the names of further files begin with; null where none can be written. */
  files: string | null;
  /** Learns from it when its program has ended. Never rejects. */
  end(): Promise<void>;
}

const learnt = /Update to\s+<([-\d. ]+)>/g;
/** The quickest search, as only its log is wanted. */
const smallestDictionary = 'yes Y EH S\n';

/** The signal aborts when the call ends. */
export function listenToCaller(signal: AbortSignal): CallerSound {
  const lending = lendScratchFolder();
  let folder: ScratchFolder | null = null;
  let isMeasured = false;
  let utterances = 0;
  let features: string[] = [];
  lending.then(
    (lent) => {
      folder = lent;
      if (signal.aborted) remove();
    },
    () => {
      // Without a folder nothing is measured.
      isMeasured = true;
    },
  );
  signal.addEventListener('abort', remove, { once: true });

  function remove(): void {
    folder?.giveBack().catch(() => {
      // It is removed at exit.
    });
  }

  async function learn(log: string): Promise<void> {
    const text = await readFile(log, 'utf8');
    await rm(log);
    const [, numbers = ''] = [...text.matchAll(learnt)].at(-1) ?? [];
    const mean = numbers.trim().replaceAll(/ +/g, ',');
    if (!mean || signal.aborted) return;
    const packaged = await readFile(packagedFeatures, 'utf8');
    const others = packaged.split('\n').filter((line) => !line.startsWith('-cmn'));
    const file = `${log}.features`;
    await writeFile(file, [...others, '-cmn live', `-cmninit ${mean}`, ''].join('\n'));
    features = ['-featparams', file];
  }

  return {
    get isMeasured() {
      return isMeasured;
    },
    async measure(run) {
      try {
        const { path } = await lending;
        const dictionary = join(path, 'smallest.dict');
        await writeFile(dictionary, smallestDictionary);
        const log = join(path, `${utterances++}.log`);
        await run(['-keyphrase', 'yes', '-dict', dictionary, '-logfn', log]);
        await learn(log);
      } catch {
        // It is heard as the packaged model hears everybody.
      }
      isMeasured = true;
    },
    begin() {
      if (!folder) return { args: features, files: null, end: async () => {} };
      const { path } = folder;
      const files = join(path, String(utterances++));
      const log = `${files}.log`;
      return {
        args: [...features, '-logfn', log],
        files,
        end: () =>
          learn(log).catch(() => {
            // The mean of before is used on.
          }),
      };
    },
  };
}
