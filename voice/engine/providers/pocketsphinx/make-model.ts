import { arpaOf } from './arpa.ts';
import { type Dictionary, readDictionary } from './dictionary.ts';
import { type Counted, learnGrams } from './n-grams.ts';
import { clausesOf } from './plain-words.ts';

/** What one agent's callers are heard with. */
export interface ModelTexts {
  /** A language model in the ARPA format, in pieces. */
  model: Iterable<string>;
  /** The dictionary of its words alone. */
  dictionary: string;
}

export interface ModelSources {
  /** The packaged dictionary. */
  dictionary: string;
  /** What callers of many businesses say, a line each. */
  callers: readonly string[];
  /** What callers of this agent say, and what it tells them. */
  own: readonly string[];
}

/** What the lines about the agent's own matters count beside all others; chosen on questions that no figure is told of. */
const ownWeight = 0.33;
/** A few lines say little of how callers of the agent speak. */
const mostTimes = 100;

export function makeModel({ dictionary: text, callers, own }: ModelSources): ModelTexts {
  const dictionary = readDictionary(text);
  const general = clauses(callers, dictionary);
  const words = new Set(general.flat().filter((word) => word !== null));
  addCompounds(own, words, dictionary);
  const about = clauses(own, dictionary);
  for (const word of about.flat()) if (word !== null) words.add(word);
  const all = [...words];
  const numbers = new Map(all.map((word, at) => [word, at]));

  const evenly = Math.round((ownWeight * general.flat().length) / Math.max(1, about.flat().length));
  const times = Math.max(1, Math.min(mostTimes, evenly));

  function* counted(): Generator<Counted> {
    const numberOf = (word: string | null) => (word === null ? -1 : (numbers.get(word) as number));
    for (const clause of general) yield { words: clause.map(numberOf), times: 1 };
    for (const clause of about) yield { words: clause.map(numberOf), times };
  }
  return { model: arpaOf(all, learnGrams(all.length, counted())), dictionary: dictionary.linesOf(all) };
}

function clauses(lines: readonly string[], dictionary: Dictionary): (string | null)[][] {
  return lines.flatMap((line) => [...clausesOf(line, dictionary)]);
}

/** Names such as `HubSpot` are in no dictionary, but sound like their parts. */
function addCompounds(lines: readonly string[], parts: ReadonlySet<string>, dictionary: Dictionary): void {
  for (const line of lines) {
    for (const [word] of line.toLowerCase().matchAll(/[a-z]+/g)) {
      if (dictionary.wordOf(word) === null) dictionary.compound(word, parts);
    }
  }
}
