import type { Heard } from '../addresses/spoken-email.ts';

/** A service stands for its way, as does the word of a neighbouring language. */
const video =
  '(?:video\\w*(?: (?:call|chat))?|vidéo|visio|videoanruf|zoom(?: call)?|teams|face ?time|(?:google|on|via|over|by) meet|meet (?:call|link)|skype|webex|web ?cam)';
const message =
  '(?:text messages?|texts?|texting|txts?|sms|whats ?app|wats ?app|imessage|telegram|viber|dm|(?:txt|message|dm|pm) (?:me|us)|(?:by|direct|instant) messages?|mensajes?)';
const mail = '(?:e-?mails?|mails?|e mail|write (?:to )?(?:me|us)|in writing|correo|courriel|e-?post)';
const call =
  '(?:t[eé]l[eé](?:f|ph)[oó]{1,2}n\\w*|tel|phn|fone|phone|phones|phoned|phoning|phone call|telephone call|call ?backs?|calls?|called|calling|ring|cell|mobile|land ?line|(?:bell?|buzz) (?:me|us)|(?:give|gie) (?:me|us) an? (?:bell|shout|buzz|tinkle)|anruf\\w*|llamada)';
/** 'Shoot me a text', 'give us a bell'. */
const gives = '(?:give|gie|drop|shoot|send|ping|fire) (?:me|us)';
/** Words of a wish that stand before a way of contact, and after it. */
const before =
  '\\b(?:by|via|over(?: the)?|prefer(?: the)?|make (?:it|that)|change (?:\\w+ ){0,4}to|switch to|rather(?: have)?|(?:send|give) me|on(?= zoom| teams| skype| whats))(?: an?)?';
const after =
  "(?: (?:instead|please)\\b|(?:'s| is| are| would be|'d be| works| will do) (?:the )?(?:fine|best|better|good|great|nice|nicest|nicer|lovely|easier|ideal|preferable|preferred|perfect|easiest|ok|okay|enough)\\b)";

interface Way {
  value: string;
  /** Its nouns, for an answer to the question. */
  asked: RegExp;
  /** The wishes that name it unasked. */
  said: RegExp;
  /** The words that rule out the others. */
  only: RegExp;
}

/** 'Only on WhatsApp', 'email only'; not 'email only if I miss it'. */
const onlyBefore = '(?<!\\bnot )\\bonly (?:(?:by|on|via|over|through|the|an?) ){0,2}';
const onlyAfter = '\\b only\\b(?! (?:if|when|after|before|as|for)\\b)';

const ways: readonly Way[] = [
  {
    value: 'video',
    asked: new RegExp(`\\b${video}\\b`),
    only: new RegExp(`${onlyBefore}${video}\\b|\\b${video}${onlyAfter}`),
    said: new RegExp(
      `\\bvideo ?(?:call|chat) (?:me|us)\\b|\\b(?:an?|arrange|want|prefer) (?:quick |short )?(?:video ?(?:call|chat|meeting)|(?:zoom|teams)(?: call| meeting)?)(?= (?:with|from|please|on|at|next|this|tomorrow|so|about|if|instead)\\b|\\W*$|[,.!])|${before} ${video}\\b|\\b${video}${after}`,
    ),
  },
  {
    value: 'text',
    asked: new RegExp(`\\b${message}\\b`),
    only: new RegExp(`${onlyBefore}${message}\\b|\\b${message}${onlyAfter}`),
    said: new RegExp(
      `\\b${gives} (?:a |an )?(?:quick )?(?:text|txt|whats ?app|text message)\\b|\\b(?:text|txt|whats ?app|message) (?:me|us)\\b|${before} ${message}\\b|\\b${message}${after}`,
    ),
  },
  {
    value: 'email',
    asked: new RegExp(`\\b${mail}\\b`),
    only: new RegExp(`${onlyBefore}${mail}\\b|\\b${mail}${onlyAfter}`),
    said: new RegExp(`\\b(?:e-?mail|mail|write to) me\\b|${before} ${mail}\\b|\\b${mail}${after}`),
  },
  {
    value: 'phone',
    asked: new RegExp(`\\b${call}\\b`),
    only: new RegExp(`${onlyBefore}${call}\\b|\\b${call}${onlyAfter}`),
    said: new RegExp(
      `\\b(?:bell|buzz) (?:me|us)\\b|\\b(?:person|some ?(?:one|body)|human|team|colleague|boss|man|woman) (?:calls|rings|phones) (?:me|us)\\b|\\b${gives} (?:a |an )?(?:quick )?(?:bell|ring|call|buzz|tinkle)\\b|\\b(?:call|phone|ring) (?:me|us|(?:my|our) (?:office|shop|mobile|cell|number|phone|clinic|salon|husband|wife|partner|boss|manager|colleague|assistant))\\b|\\bcall ?back\\b|${before} ${call}\\b|\\b${call}${after}`,
    ),
  },
];
const declined =
  /\b(?:do not|don't|dont|not|no|never|hates?|dislikes?|can't stand|bad (?:at|with)|instead of|rather than|other than|(?:any(?:thing|how|way)|everything|all) but|except)\s+(?:by |on |a |an |the |my |via |any |want |like |want you to |any(?:body|one) to |use |do |have |answer |read |check )*(?:e-?mails?|mails?|(?:tele)?phones?|calls?|calling|phoning|ringing|texts?|texting|video|sms|whats ?app|zoom|teams)(?: me| calls?| messages?)?\b|\b(?:e-?mails?|phones?|calls?|texts?|sms|video) (?:is|are) (?:no good|no use|bad|useless|hopeless|not (?:good|ideal|for me))\b/g;
/** 'Who reads e-mail', 'nobody checks the mails': a way that is not used. */
const unused =
  /\b(?:who|nobody|no one|noone|i never|we never|i hardly|i rarely) (?:ever |really |even |hardly )?(?:sees?|reads?|checks?|looks? at|opens?|answers?|uses?|picks? up|listens? to) (?:the |my |our |any |to )?(?:e-?mails?|mails?|phones?|calls?|texts?|messages|voicemails?)\b/g;
/** Words about other people: 'customers call me at night' is not a wish for a call. */
const others =
  /\b(?:customers?|clients?|callers?|patients?|guests?|people|(?<!\byou )folks?|they|nobody|no one|everyone|everybody)\b/;
/** The business, spoken of: 'can they email me instead'. */
const askedOfThem =
  /\b(?:can|could|would|will|should|may|let|have|ask|tell|get) they\b|\b(?:have|let|ask|tell|get) them\b/g;
/** Somebody in the plural: 'the brides message me at night'; 'thanks, text me' is a wish. */
const othersReach =
  /[a-z]{2}s (?<!\b(?:yes|thanks|cheers|always|mornings|afternoons|evenings|nights|days|weekdays|weekends) )(?:call|phone|ring|text|txt|whats ?app|message|e-?mail|mail) me\b/;
/** The service, not an encounter: 'let's meet'. */
const bareMeet = /^\W*meet\W*(?:please\W*)?$/;
/** 'Your call', which is none. */
const leftToUs = /\byour (?:call|choice)\b/g;

/** What is named after a no that takes back what was named before it. */
const afterNo = /[a-z][., -]+(?:no|nope|nah)[,. ]+(?<instead>[^,.]+)/;

/** What follows the last word that takes something back. */
function onSecondThought(wanted: string): string | undefined {
  const found = [
    ...wanted.matchAll(/(?<=[a-z.,] )(?:actually|wait|sorry|i mean|make (?:it|that)|let it be|scratch that)\b/g),
  ].at(-1);
  return found && wanted.slice(found.index + found[0].length);
}

const eitherWay = new RegExp(
  `\\b(?:${mail}|write|${message}|${call}|${video}) or (?:to )?(?:${mail}|write|${message}|${call}|${video})\\b`,
);

/** Whether all option values are ways of contact. */
export function areContactWays(values: readonly string[]): boolean {
  return values.every((value) => ways.some((way) => way.value === value));
}

/** The ways that the caller rules out: 'anything but the phone'. */
export function declinedWays(text: string): string[] {
  const said = text.toLowerCase().replace(/[’]/g, "'").match(declined)?.join(' ') ?? '';
  return ways.filter(({ asked }) => asked.test(said)).map(({ value }) => value);
}

/** The way in which the caller wants to be contacted; must be explicit unless it was asked for (`alone`). */
export function hearContactWay(text: string, { alone }: { alone: boolean }): Heard | null {
  const plain = text.toLowerCase().replace(/[’]/g, "'").replace(leftToUs, ' ');
  if (alone && bareMeet.test(plain)) return { value: 'video', rest: '' };
  if (!alone && (others.test(plain.replace(askedOfThem, ' ')) || othersReach.test(plain))) return null;
  const wanted = plain.replace(declined, ' ').replace(unused, ' ');
  // 'Can somebody write or call me': the way is still to be chosen.
  if (!alone && eitherWay.test(wanted)) return null;
  const named = ways.flatMap(({ value, asked, said }) => {
    const match = (alone ? asked : said).exec(wanted);
    return match ? [{ value, match }] : [];
  });
  // 'Text ... no, email is better', 'call me ah no let it be WhatsApp'.
  const instead = alone ? (afterNo.exec(wanted)?.groups?.instead ?? onSecondThought(wanted)) : undefined;
  const better = instead && ways.find(({ asked }) => asked.test(instead));
  if (better) return { value: better.value, rest: wanted.replace(better.asked, ' ') };
  // 'Text, no, text is bad for me, email me.'
  const ruledOut = declinedWays(plain);
  const open = named.filter(({ value }) => !ruledOut.includes(value));
  const found = open.length > 0 ? open : named;
  const only = ways.find(({ only }) => only.test(wanted));
  if (alone && only && found.length > 1) return { value: only.value, rest: wanted.replace(only.asked, ' ') };
  // A video call is one; of the others the first is meant: 'a call please, or a text if I miss it'.
  const best = found.find(({ value }) => value === 'video') ?? found.sort((a, b) => a.match.index - b.match.index)[0];
  return best ? { value: best.value, rest: wanted.replace(best.match[0], ' ') } : null;
}
