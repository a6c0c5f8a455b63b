/** The other names that sound like a name; a recogniser writes one of them: 'shaun', 'shawn' and 'sean'. */
export type SameSound = (name: string) => readonly string[];

export const unknownSounds: SameSound = () => [];

/** From the lines of a dictionary, a word and its sounds each. */
export function readSameSounds(dictionary: string, isName: (word: string) => boolean): SameSound {
  const named = new Map<string, string[]>();
  const sounding = new Map<string, string[]>();
  for (const line of dictionary.split('\n')) {
    const blank = line.indexOf(' ');
    const word = line.slice(0, blank).replace(/\(\d\)$/, '');
    if (blank <= 0 || !isName(word)) continue;
    const sound = line.slice(blank + 1);
    add(named, word, sound);
    add(sounding, sound, word);
  }
  return (name) => {
    const all = (named.get(name) ?? []).flatMap((sound) => sounding.get(sound) ?? []);
    return [...new Set(all)].filter((each) => each !== name);
  };
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
