import { plainWords } from '../../knowledge/plain-words.ts';
import { besideObjection } from './objections.ts';
import { readRemark } from './remarks.ts';

/** What a caller complains of: that it says the same again, that it knows nothing, that it does not listen, or all of it. */
export type Complaint = 'repeats' | 'cannot' | 'unheard' | 'useless';

const same =
  '(?:(?:the )?(?:very |exact )?same(?: (?:old )?(?:thing|things|answer|sentence|question|line|stuff))?|that|this|it|yourself|yourselves)';
const signs: readonly { complaint: Complaint; said: RegExp }[] = [
  {
    complaint: 'cannot',
    said: /^you (?:just |only |always |keep |keep on |are |have |still )*(?:say|says|saying|said|tell|telling|told)(?: me)? (?:that )?(?:you|u|it) (?:can|do|could|did) not\b(?: \w+){0,5}$/,
  },
  {
    complaint: 'cannot',
    said: /^you (?:can|do|could|did) not (?:even |seem to |ever |really )?(?:answer|know|tell me|do|help(?: me)? with) (?:anything|a thing|nothing|much|a lot|any of (?:my questions|it|this|that)|any questions?)(?: (?:at all|really|do you|can you))*$|^you (?:know|have) (?:nothing|no idea|no clue|no answers?)(?: (?:at all|about anything))*$/,
  },
  {
    complaint: 'cannot',
    said: /^is there anything (?:that )?you (?:do|can|actually|really)(?: actually| really)?(?: know| answer| do)?(?: at all| then)?$|^(?:do you|can you) (?:actually |even |really )?(?:know|answer|do) anything(?: at all)?$/,
  },
  {
    complaint: 'repeats',
    said: new RegExp(
      `^you (?:have |had |are |just |already |keep |keep on |only |still |did |again |really )*(?:said|say|saying|told(?: me)?|tell me|telling me|asked(?: me)?|asking(?: me)?|repeat|repeated|repeating|answered) ${same}(?: (?:already|before|again|twice|three times|all the time|over and over|a minute ago|just now|and again|to me|me))*$`,
    ),
  },
  {
    complaint: 'repeats',
    said: new RegExp(
      `^(?:(?:please )?(?:stop|quit)|do not|must you|why do you|why are you) (?:keep )?(?:repeat|repeating|saying|say|asking|telling me) (?:${same}|me(?: that)?)(?: (?:already|again|over and over|all the time|and again))*$`,
    ),
  },
  {
    complaint: 'repeats',
    said: /^(?:(?:that|this|it) is )?(?:the )?(?:very |exact )?same (?:thing|answer|sentence|question|reply|stuff)(?: (?:again|as before|as last time|every time|over and over))*$|^(?:are you |you are |you sound like |like )?(?:an? )?(?:stuck(?: in a loop)?|looping|broken record|stuck record|parrot)$|^(?:you|we) (?:are |keep )?(?:going|go|talking) (?:round |around )?in circles$|^you are (?:repeating|repetitive)$|^you repeat(?: yourself)?$/,
  },
  {
    complaint: 'unheard',
    said: /^i (?:have )?(?:just |already )*(?:said|told you|explained|answered|asked you|asked)(?: (?:that|so|this|it|you))*(?: (?:already|before|twice|just now))*$/,
  },
  {
    complaint: 'useless',
    said: /^(?:you|this|it|that) (?:are|is|was) (?:of )?(?:not|no|not any|not much|not really|not very|hardly|zero|little) (?:help|helping|helpful|use|useful|good)(?: (?:at all|to me|me|here))*$|^(?:no|not much|zero) (?:help|use)(?: at all)?$|^(?:not helpful|not very helpful|unhelpful|useless|hopeless|pointless|ridiculous|rubbish|pathetic|terrible)$|^(?:that|this) does not help(?: me)?(?: at all)?$|^(?:this|that|it) is (?:totally |completely |just )?(?:hopeless|pointless|unhelpful|going nowhere|getting nowhere|getting us nowhere|not working|not going anywhere|frustrating|so frustrating)$|^(?:we|i) (?:are|am) getting nowhere$|^(?:what|total|complete|this is|such) (?:is |an? )?(?:total |complete )?waste of (?:my )?time$|^(?:you are |stop )?wasting my time$|^i (?:am wasting my time|give up)$|^what is the (?:point|use)(?: (?:of|in) (?:you|this|asking|talking to you))?$|^you are (?:so |really |very )?(?:hopeless|unhelpful|frustrating|bad|slow|confused)$/,
  },
];

const leads: ReadonlySet<string> = new Set(
  'and but so ok okay well oh um uh no yes yeah hey look listen sorry god man dude honestly seriously again now really come on ugh please bot robot'.split(
    ' ',
  ),
);
const mostWords = 12;

/** The complaint of the agent that a text is as a whole; null for anything else. */
export function readComplaint(text: string): Complaint | null {
  const words = plainWords(text);
  if (words.length === 0 || words.length > mostWords) return null;
  const from = words.findIndex((word) => !leads.has(word));
  const plain = words.slice(Math.max(0, from)).join(' ');
  const sign = signs.find(({ said }) => said.test(plain) || said.test(words.join(' ')));
  if (sign) return sign.complaint;
  if (readRemark(text) === 'insult') return 'useless';
  return besideObjection(text, '') === '' ? 'unheard' : null;
}
