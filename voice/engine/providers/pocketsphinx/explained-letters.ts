// 'B as in boy' is one word of the dictionary for the recogniser: it hears the whole far better than a letter, which sounds
// like five others.

/** Words with which callers explain letters, those of the spelling alphabets among them. */
const explaining = `alpha alfa apple adam able andrew anna andy amy america animal ant art
  bravo boy bob baker bear ball banana berlin big book bill ben barbara
  charlie cat car charles chicago candy carol canada coffee cup chris
  delta dog david door dad donald denver dan dave day
  echo easy edward egg elephant eric europe england ed
  foxtrot frank fox fred fish florida france food father friday
  golf george girl good gold goat green germany garden game gary
  hotel henry house harry hat home happy heart hair
  india igloo ice island iris ink ivan italy indigo item
  juliet john jack july jim james joe june january jump jane
  kilo king kite kate kevin kitchen key kangaroo karen
  lima london lion love larry lemon lucy lincoln laura linda
  mike mary mother mark mom michael monday money monkey man mango
  november nancy nora new north nine never number nick nut
  oscar ocean orange oliver open october ohio over otto
  papa peter paul paper pat pizza police paris pink park
  quebec queen question quick quiet quiz quality
  romeo robert red roger rose river rain rabbit ronald room
  sierra sugar sam sun susan summer snake sunday san steve sea
  tango tom tommy tiger tree table thomas train tuesday time tony
  uniform uncle umbrella union under up us university united
  victor vanilla violin van vincent victoria vegas very video
  whiskey william water winter window wendy walter world white
  xray xylophone
  yankee yellow yes young year yard york yesterday
  zulu zebra zero zoo zone zip`.split(/\s+/);
const joints = ['as in', 'for', 'like'];

/** The word of the dictionary for what a caller says: 'b_as_in_boy'. */
function wordFor(said: string): string {
  return said.replaceAll(' ', '_');
}

/** What a caller said, from the words of the dictionary. */
export function saidWords(words: string): string {
  return words.replaceAll('_', ' ');
}

/** The letter that such a word explains; null for any other word. */
export function explainedLetter(word: string): string | null {
  return word.charAt(1) === '_' ? word.charAt(0) : null;
}

export interface ExplainedLetters {
  /** Lines of a dictionary. */
  sounds: string;
  /** The words for each letter. */
  words: ReadonlyMap<string, readonly string[]>;
}

export function explainLetters(dictionary: string): ExplainedLetters {
  const sounds = new Map<string, string[]>();
  for (const line of dictionary.split('\n')) {
    const [entry = '', ...rest] = line.split(' ');
    const word = entry.replace(/\(\d\)$/, '');
    sounds.set(word, [...(sounds.get(word) ?? []), rest.join(' ')]);
  }
  const soundsOf = (text: string) =>
    text
      .split(' ')
      .map((word) => sounds.get(word)?.[0])
      .join(' ');
  const words = new Map<string, string[]>();
  const lines: string[] = [];
  for (const explains of explaining.filter((word) => sounds.has(word) || word === 'xray')) {
    const letter = explains.charAt(0);
    // The article 'a' is no letter.
    const ofLetter = letter === 'a' ? 'EY' : soundsOf(letter);
    const ofWord = explains === 'xray' ? soundsOf('x ray') : soundsOf(explains);
    for (const joint of joints) {
      const word = wordFor(`${letter} ${joint} ${explains}`);
      words.set(letter, [...(words.get(letter) ?? []), word]);
      lines.push(`${word} ${ofLetter} ${soundsOf(joint)} ${ofWord}`);
    }
  }
  return { sounds: lines.join('\n'), words };
}
