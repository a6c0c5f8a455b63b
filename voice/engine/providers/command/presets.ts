import { splitCommandLine } from './command-line.ts';

// Both programs open their input by name, which works for a pipe but not for the socket that Node gives: `cat` makes one.

/** Debian's packages `pocketsphinx` and `pocketsphinx-en-us`: it hears while the caller speaks. */
const pocketsphinx = `sh -c 'cat | pocketsphinx_continuous -infile /dev/stdin -logfn /dev/null'`;

/** Debian's package `flite`. It writes a text of its input only to a file that it can go back in. */
const flite =
  `sh -c 'cat | flite -voice "$1" --setf duration_stretch="$2" -f /dev/stdin -o "$3"' ` +
  'flite {voice} {stretch} {out}';

/**
 * The command line of a ready setting, or the text itself, split.
 * @throws {Error} when it cannot be split; the settings are checked for that.
 */
export function sttCommand(command: string): [string, ...string[]] {
  return split(command === 'pocketsphinx' ? pocketsphinx : command);
}

/** The same for speaking. */
export function ttsCommand(command: string): [string, ...string[]] {
  return split(command === 'flite' ? flite : command);
}

function split(line: string): [string, ...string[]] {
  const command = splitCommandLine(line);
  if (!command) throw new Error('a command line of the settings has no program or an open quote');
  return command;
}
