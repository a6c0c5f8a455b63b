// Debian's packages `pocketsphinx` and `pocketsphinx-en-us`. The program opens `/dev/stdin`, which works for a pipe but
// not for the socket that Node passes: `cat` adds a pipe.

const folder = '/usr/share/pocketsphinx/model/en-us';
const acousticModel = `${folder}/en-us`;

export const packagedDictionary = `${folder}/cmudict-en-us.dict`;
/** How its acoustic model takes features from sound. */
export const packagedFeatures = `${acousticModel}/feat.params`;

/** The command that recognises sound with these arguments, which may name a file for its log. */
export function pocketsphinxWith(...args: string[]): [string, ...string[]] {
  const log = args.includes('-logfn') ? [] : ['-logfn', '/dev/null'];
  return ['sh', '-c', 'cat | pocketsphinx_continuous -infile /dev/stdin "$@"', 'pocketsphinx', ...args, ...log];
}

/**
 * The command that prints a transcript in a line and then all that may have been said (`lattice.ts`). The files that it
 * writes have names that begin with this path; they are gone when it ends.
 */
export function latticeWith(files: string, ...args: string[]): [string, ...string[]] {
  const log = args.includes('-logfn') ? [] : ['-logfn', '/dev/null'];
  return ['sh', '-c', printLattice, files, '-hmm', acousticModel, ...args, ...log];
}

const printLattice = `folder=$(dirname "$0") end=".$(basename "$0").lat"
trap 'rm -f "$0.ctl" "$0.hyp" "$folder/stdin$end"' EXIT
echo stdin > "$0.ctl"
cat | pocketsphinx_batch -adcin yes -cepdir /dev -cepext "" -ctl "$0.ctl" -hyp "$0.hyp" -outlatdir "$folder" -outlatext "$end" "$@" >&2
cat "$0.hyp" "$folder/stdin$end"`;
