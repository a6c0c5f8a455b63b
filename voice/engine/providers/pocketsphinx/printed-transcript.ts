import type { Expecting } from '../../agent.ts';

/** The words of the first line that `latticeWith` prints, without the mark behind them. */
export function transcriptOf(output: string): string {
  const [line = ''] = output.split('\n', 1);
  return line.slice(0, Math.max(0, line.lastIndexOf('(')) || line.length).trim();
}

/** What a transcript spells, of the kinds that a lattice is read for; null for none. */
export function spelledKind(transcript: string, expecting: Expecting): 'name' | 'address' | null {
  const isNamed = isOfName.test(transcript) || (expecting === 'name' && !isAddressed.test(transcript));
  if (isNamed && isSpelled.test(transcript)) return 'name';
  const isAddress = / dot /.test(transcript) && (expecting === 'email' || / at /.test(transcript));
  return isAddress ? 'address' : null;
}

const isOfName = /^(?:no |now |not )?(?:my|the) (?:first |last )?name/;
const isAddressed = / at (?:[^ ]+ ){1,6}dot /;
/** At least two letters in a row. */
const isSpelled = /(?:^| )[a-z](?:_\w+)? [a-z](?:_\w+)?(?= |$)/;
