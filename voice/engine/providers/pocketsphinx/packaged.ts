// Debian's packages `pocketsphinx` and `pocketsphinx-en-us`. The program opens `/dev/stdin`, which works for a pipe but
// not for the socket that Node passes: `cat` adds a pipe.

const folder = '/usr/share/pocketsphinx/model/en-us';

export const packagedDictionary = `${folder}/cmudict-en-us.dict`;
/** How its acoustic model takes features from sound. */
export const packagedFeatures = `${folder}/en-us/feat.params`;

/** The command that recognises sound with these arguments, which may name a file for its log. */
export function pocketsphinxWith(...args: string[]): [string, ...string[]] {
  const log = args.includes('-logfn') ? [] : ['-logfn', '/dev/null'];
  return ['sh', '-c', 'cat | pocketsphinx_continuous -infile /dev/stdin "$@"', 'pocketsphinx', ...args, ...log];
}
