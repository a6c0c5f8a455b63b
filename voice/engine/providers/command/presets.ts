import { splitCommandLine } from './command-line.ts';

// Both programs open `/dev/stdin`, which works for a pipe but not for the socket that Node passes: `cat` adds a pipe.

/** Debian's packages `pocketsphinx` and `pocketsphinx-en-us`: it recognises while the caller speaks. */
const pocketsphinx = `sh -c 'cat | pocketsphinx_continuous -infile /dev/stdin -logfn /dev/null'`;

/** Debian's package `flite`. For text from its input it needs a seekable output file. */
const flite =
  `sh -c 'cat | flite -voice "$1" --setf duration_stretch="$2" -f /dev/stdin -o "$3"' ` +
  'flite {voice} {stretch} {out}';

/**
 * The command of a preset, or the given command line, split into words.
 * @throws {Error} when it cannot be split; `server/config` refuses such a setting first.
 */
export function sttCommand(command: string): [string, ...string[]] {
  return split(command === 'pocketsphinx' ? pocketsphinx : command);
}

/** As `sttCommand`, for text-to-speech. */
export function ttsCommand(command: string): [string, ...string[]] {
  return split(command === 'flite' ? flite : command);
}

function split(line: string): [string, ...string[]] {
  const command = splitCommandLine(line);
  if (!command) throw new Error('a command line of the settings has no program or an open quote');
  return command;
}
