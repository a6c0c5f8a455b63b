// Made-up callers of `bench/voice-request.ts`, and how they say, spell and correct what they want to be stored.

export interface VoiceCaller {
  full_name: string;
  email: string;
  /** The domain in words, where it is no well-known host. */
  domain?: string;
  bottleneck: string;
  contact_method: 'email' | 'phone' | 'text';
  /** Wanted by phone and by text. */
  phone?: string;
}

export const voiceCallers: readonly VoiceCaller[] = [
  {
    full_name: 'Rita Ringer',
    email: 'rita.ringer@gmail.com',
    bottleneck: 'We miss calls in the evening when nobody is at the desk.',
    contact_method: 'email',
  },
  {
    full_name: 'Tomasz Kowalski',
    email: 't.kowalski@outlook.com',
    bottleneck: 'Customers wait too long for an answer to a simple question.',
    contact_method: 'phone',
    phone: '07700900451',
  },
  {
    full_name: 'Priya Nair',
    email: 'priyanair84@gmail.com',
    bottleneck: 'My staff answer the phone all day and cannot do their work.',
    contact_method: 'text',
    phone: '2125550123',
  },
  {
    full_name: 'Sean Murphy',
    email: 'sean@murphyplumbing.com',
    domain: 'murphy plumbing dot com',
    bottleneck: 'I am under a sink and the phone keeps ringing.',
    contact_method: 'phone',
    phone: '8185550144',
  },
  {
    full_name: 'Ingrid Larsen',
    email: 'ingrid_larsen@yahoo.com',
    bottleneck: 'Guests ask the same things about parking and breakfast every day.',
    contact_method: 'email',
  },
  {
    full_name: 'Carlos Mendoza',
    email: 'cmendoza@hotmail.com',
    bottleneck: 'Half of our patients call to change an appointment and the line is busy.',
    contact_method: 'phone',
    phone: '3125550176',
  },
  {
    full_name: 'Amara Okafor',
    email: 'amara.okafor@icloud.com',
    bottleneck: 'We lose orders on weekends because nobody picks up.',
    contact_method: 'text',
    phone: '07700900862',
  },
  {
    full_name: 'Yuki Tanaka',
    email: 'yuki.t@gmail.com',
    bottleneck: 'People write to us at night and get no answer until morning.',
    contact_method: 'email',
  },
  {
    full_name: 'Hans Becker',
    email: 'info@beckerdental.com',
    domain: 'becker dental dot com',
    bottleneck: 'The front desk cannot keep up with the phone on Mondays.',
    contact_method: 'phone',
    phone: '6465550108',
  },
  {
    full_name: 'Fatima Haddad',
    email: 'fhaddad7@gmail.com',
    bottleneck: 'Our tenants report repairs by phone and we lose track of them.',
    contact_method: 'email',
  },
];

/** What a caller says of a field the first time, the second and the third; `heard` is what the agent took for it. */
export function lineFor(caller: VoiceCaller, field: string, attempt: number, heard: string): string {
  const no = heard ? 'no, ' : '';
  switch (field) {
    case 'full_name':
      return no + nameLine(caller.full_name, attempt);
    case 'email':
      return no + emailLine(caller, attempt, heard);
    case 'phone':
      return no + phoneLine(caller.phone ?? '', attempt, heard);
    case 'website':
      return 'No website.';
    case 'bottleneck':
      return caller.bottleneck;
    default:
      return `${no}by ${caller.contact_method}, please.`;
  }
}

function nameLine(name: string, attempt: number): string {
  if (attempt === 0) return `My name is ${name}.`;
  const parts = name.toLowerCase().split(' ');
  const spell = attempt === 1 ? spelled : inWords;
  return `my name is ${parts.map((part) => `${part}, ${spell(part)}`).join(', ')}.`;
}

/** `flite` would say `gmail` with the g of 'go'. */
function emailLine({ email, domain }: VoiceCaller, attempt: number, heard: string): string {
  const [local = '', host = ''] = email.split('@');
  const said = domain ?? host.replace(/^g(?=mail)|^i(?=cloud)/, '$& ').replace('.', ' dot ');
  const letter = attempt === 1 ? otherLetter(email, heard) : null;
  if (letter) return `it's ${letter.right} as in ${wordOf(letter.right)}, not ${letter.wrong}.`;
  return `it's ${attempt < 2 ? spelled(local) : inWords(local)}, at ${said}.`;
}

/** The only letter in which two addresses differ. */
function otherLetter(email: string, heard: string): { right: string; wrong: string } | null {
  const differing = [...email].flatMap((right, at) => (right === heard[at] ? [] : { right, wrong: heard[at] ?? '' }));
  const [only] = differing;
  return heard.length === email.length && differing.length === 1 && only && /^[a-z]{2}$/.test(only.right + only.wrong)
    ? only
    : null;
}

function phoneLine(phone: string, attempt: number, heard: string): string {
  const digits = heard.replace(/\D/g, '');
  const isEnd = digits.length === phone.length && digits.slice(0, -4) === phone.slice(0, -4);
  if (attempt === 1 && isEnd) return `the last four digits are ${inGroups(phone.slice(-4))}.`;
  return `it's ${inGroups(phone)}.`;
}

const digitWords = 'zero one two three four five six seven eight nine'.split(' ');
const symbolWords: Record<string, string> = { '.': 'dot', _: 'underscore', '-': 'dash' };
const alphabet =
  'alpha boy charlie david echo frank george henry india john kilo london mary november oscar peter queen robert sugar tango uniform victor william xray yellow zebra'.split(
    ' ',
  );

function wordOf(letter: string): string {
  return alphabet[letter.charCodeAt(0) - 97] ?? '';
}

/** With a pause behind each letter, as people spell on the telephone. */
function spelled(text: string): string {
  return [...text].map(sayOf).join(', ');
}

function inWords(text: string): string {
  return [...text].map((each) => (/[a-z]/.test(each) ? `${each} as in ${wordOf(each)}` : sayOf(each))).join(', ');
}

function inGroups(digits: string): string {
  const ends = digits.length > 4 ? [digits.slice(0, 3), digits.slice(3, -4), digits.slice(-4)] : [digits];
  return ends.map((group) => [...group].map(sayOf).join(' ')).join(', ');
}

function sayOf(character: string): string {
  return symbolWords[character] ?? (/\d/.test(character) ? (digitWords[Number(character)] as string) : character);
}
