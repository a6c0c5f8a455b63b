/** Texts that slow down a careless reader: one repeated piece after a beginning that activates the reader. */
export interface HostileKind {
  name: string;
  /** A text of at most `length` UTF-16 units in whole pieces, as a partial piece may take another code path. */
  ofLength(length: number): string;
}

const pieces: Record<string, string> = {
  blanks: ' ',
  tabs: '\t',
  'line breaks': '\n',
  'no-break spaces': '\u00a0',
  'blanks of two kinds': ' \t',
  'opening brackets': '(',
  'closing brackets': ')',
  'angle brackets': '<',
  braces: '{',
  dots: '.',
  dashes: '-',
  'dashes apart': ' - ',
  commas: ',',
  'commas apart': ' , ',
  'full stops and marks': '.!',
  'exclamation marks': '!',
  'question marks': '?',
  semicolons: ';',
  slashes: '/',
  'plus signs': '+',
  percents: '%',
  quotes: '"',
  apostrophes: "'",
  'at signs': '@',
  digits: '1',
  'digits apart': '1 ',
  'digits and dots': '1.',
  'digits and commas': '1,',
  'digits and percents': '1 % ',
  letters: 'a',
  capitals: 'A',
  'letters apart': 'a ',
  'letters and commas': 'a, ',
  'letters and dashes': 'a-',
  'letters and dots': 'a.',
  'letters and at signs': 'a@',
  'letters, dots and at signs': 'a.a@',
  'short words': 'ab ',
  sentences: 'A b. ',
  'letters of which \\b knows half': 'a\u00aa',
  'combining marks': '\u0301\u0323',
  'marked letters': 'e\u0301\u0323',
  ligatures: '\ufdfa',
  'surrogate pairs': '\u{1f600}',
  'halves of pairs': '\ud83d',
  joiners: '\u200d',
  'the word dot': 'dot ',
  'spelled domains': 'dot a ',
  'the word at': 'at ',
  'addresses in words': 'at a dot b ',
  'addresses that go on': 'at dash a dot b dash ',
  'a provider': 'at gmail ',
  'the word dash': 'dash ',
  'the word and': 'and ',
  'the word not': 'not ',
  'not this but that': 'not ab, but ',
  'this not that': 'ab not ',
  'the word no': 'no, ',
  'the word yes': 'yes ',
  'the word is': 'is ',
  'the word double': 'double ',
  'explained letters': 'a as in a ',
  'letters to add': 'with a b ',
  names: 'Ann ',
  introductions: 'my name is ',
  'number words': 'twenty ',
  'larger numbers': 'one hundred and ',
  durations: 'in 5 ',
  schemes: 'https://',
  'web addresses': 'a.com ',
  'mail addresses': 'a@b.cc ',
  'questions to a robot': 'are you ',
  'questions for a price': 'how much is ',
  'a bit': 'bit ',
  'the same': 'same ',
  troubles: 'we miss ',
  wishes: 'I would like ',
  'words nobody knows': 'zebrus ',
  'names of properties': 'constructor ',
  'what customers do': 'customers call me ',
};

/** Beginnings that activate the readers of corrections and of names. */
const beginnings = ['', 'no, my name is a'];

/** Final character that prevents trimming and keeps patterns from matching up to the end. */
const end = '!';

export const hostileKinds: HostileKind[] = Object.entries(pieces).flatMap(([name, piece]) =>
  beginnings.map((beginning) => ({
    name: beginning === '' ? name : `${beginning} + ${name}`,
    ofLength: (length) => {
      const room = length - beginning.length - end.length;
      return beginning + piece.repeat(Math.floor(room / piece.length)) + end;
    },
  })),
);
