import { fillers } from '../../knowledge/plain-words.ts';

/** What a caller asks of the answer that was just given, or of the talk around a pause: 'in plain English', 'I'm back'. */
export type Repair = 'simpler' | 'shorter' | 'resume' | 'wait';

/** 'Can you say that a bit shorter for me': a verb, what it is said of, and how much, before the manner, and what ends it. */
const verbs = wordsOf('say put tell explain speak talk write answer repeat give keep make describe try have');
const beforeManner = wordsOf(
  'it that this me us to all the answer your answers thing things again once more a bit little lot much even way some',
);
const behindManner = wordsOf('please again then now for me to');

/** The manners that are asked for; those of `withVerb` only behind a verb: 'it is clear' asks for nothing. */
const manners: readonly { repair: Repair; alone: ReadonlySet<string>; withVerb: ReadonlySet<string> }[] = [
  {
    repair: 'simpler',
    alone: new Set([
      ...phrases('simply, simpler, plainly, like i am five, like i am 5, like i am stupid, like i am an idiot'),
      ...phrases(
        'like i am a child, like i am a kid, without the jargon, without all the jargon, without the big words',
      ),
      ...joined(
        'plain, plainer, simple, simpler, easy, easier, normal, other, different, everyday, basic, layman is, laymans',
        'english, words, terms, language',
      ).flatMap((kind) => [kind, `in ${kind}`]),
      ...joined('no, less, too much, drop the, skip the, cut the', 'jargon, tech talk, big words'),
    ]),
    withVerb: new Set(
      phrases(
        'simple, clear, clearer, easier, clearly, differently, another way, different way, simpler way, easier way, in a different way, in a simpler way, in an easier way',
      ),
    ),
  },
  {
    repair: 'shorter',
    alone: new Set([
      ...phrases('shorter, briefly, briefer, brief, concise, concisely, in short, in brief, in a nutshell'),
      ...joined('in one, in a', 'sentence, word, line'),
      ...joined('fewer, less', 'words, text, detail, details').flatMap((few) => [few, `in ${few}`]),
      ...joined('short, shorter', 'version, answer, answers, summary'),
      ...phrases('to the point, point, gist, summary'),
    ]),
    withVerb: new Set(['short']),
  },
];

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

function phrases(list: string): string[] {
  return list.split(', ');
}

/** Each phrase of the one list before each of the other. */
function joined(first: string, second: string): string[] {
  return phrases(first).flatMap((one) => phrases(second).map((other) => `${one} ${other}`));
}

function readManner(said: string): Repair | undefined {
  const words = said.split(' ');
  const hasVerb = verbs.has(words[0] ?? '');
  let from = hasVerb ? 1 : 0;
  let to = words.length;
  while (beforeManner.has(words[from] ?? '')) from += 1;
  while (behindManner.has(words[to - 1] ?? '')) to -= 1;
  const manner = words.slice(from, to).join(' ');
  return manners.find(({ alone, withVerb }) => alone.has(manner) || (hasVerb && withVerb.has(manner)))?.repair;
}

interface Sign {
  repair: Repair;
  /** Must match from the start, behind what leads up to it. */
  said: RegExp;
  /** May be what is told of a business: 'it's too complicated'. */
  isStory?: true;
  /** Speaks of the question for the caller's problem. */
  ofStory?: true;
}

const signs: readonly Sign[] = [
  {
    repair: 'simpler',
    said: /^(?:eli5|(?:dumb|break) (?:it|that|this) down|simplify|simplify (?:it|that|this)|rephrase|rephrase (?:it|that|this)|meaning|meaning what|what is (?:that|this) supposed to mean|what does (?:that|this|it|all that|all this) (?:actually |even |really )?mean(?: exactly| in practice)?|what do you mean (?:by|with) (?:that|this|it)|what (?:that|this) means?|i do not get (?:it|that|this)|you (?:have )?lost me|that (?:went|is) over my head|i am (?:not|no) (?:very |so |that )?(?:technical|expert)(?: (?:can|could) you (?:explain|say|put) (?:it|that|this) (?:more )?(?:simply|simpler))?)(?: (?:please|for me|to me))*$/,
  },
  {
    repair: 'simpler',
    said: /^(?:i am (?:lost|confused|not following)|(?:it|that|this) is (?:too |very |so |all |a bit )*(?:complicated|confusing|technical|gibberish|greek to me))$/,
    isStory: true,
  },
  {
    repair: 'simpler',
    said: /^(?:what|how) (?:is |does |do |it |this |that )*(?:you |the question )?(?:mean|means|meaning|meant)(?: (?:by|of|with))?(?: (?:this|that|it|the|your|question|word|here|is)\b)*$/,
  },
  {
    // 'What means this stuck', 'what does it mean where it gets stuck'.
    ofStory: true,
    repair: 'simpler',
    said: /^(?:what|how) (?:is |does |do |it |this |that )*(?:stuck |bottleneck |you |the question )?(?:mean|means|meaning|meant)(?: (?:by|of|with))?(?: (?:this|that|it|the|your|question|stuck|bottleneck|get|gets|where|word|here|is)\b)*$|^what is (?:a |the |an |this |it |that )*(?:bottleneck|stuck)(?: mean\w*)?$|^i do not (?:know|understand) what (?:is |it |that |this )*(?:stuck|bottleneck|mean\w*)(?: is| means?)?$|^(?:stuck|bottleneck) (?:how|what|in what way|meaning what)$/,
  },
  {
    repair: 'shorter',
    said: /^(?:tl ?dr|(?:sum|summar[iy][sz]e)(?: (?:it|that|this))?(?: up)?(?: for me)?|(?:get|come) to the point|cut to the chase|long story short|spare me the details|too (?:many words|wordy|long winded|much (?:text|information|info)|long to read)|(?:that|this|it) (?:is|was) (?:way |far |a bit |much )?(?:too (?:many words|wordy|long winded|much (?:text|information|info)|long to read)|a lot to (?:read|take in))|that was (?:way |far |a bit |much )?too long|you (?:talk|say|write) too much)$/,
  },
  {
    // `plainWords` writes 'were' as 'we are'.
    repair: 'resume',
    said: /^(?:(?:i|we) am back|(?:i am )?back|here i am|where (?:we are|are) we|what (?:we are|was) (?:you|u) (?:saying|telling me)|(?:as )?you we are saying|i am (?:done|finished) with (?:that|him|her|them)|(?:they|he|she) (?:is|are|has) gone)(?: (?:again|now|here|with you|at|sorry|about that|so|ok))*(?: (?:where we are we|what we are you saying|you we are saying|go on))?$/,
  },
  {
    // 'Sorry, a customer just walked in'.
    repair: 'wait',
    said: /^(?:(?:got|there is|i have|i have to|i need to|i must|have to|let me|serve|see to|help|get|an?|the|another|my|one) )*(?:customer|client|patient|guest|some ?one|some ?body|delivery|driver|postman|colleague|boss|kid|baby|dog|child|phone|other (?:phone|line)|door|door ?bell|kettle)(?: (?:has|is|just|now))* (?:walked in|came in|coming in|here|at (?:the|my) (?:door|counter|desk|till|window)|in (?:the )?(?:shop|store)|(?:on|ringing|calling) (?:on )?(?:the|my) other (?:line|phone)|ringing|going off|waiting|crying|barking|needs me|wants me|wants something|turned up)(?: (?:now|sorry|again))*$/,
  },
];

const leads: ReadonlySet<string> = new Set([
  ...fillers,
  ...'can could would will you we u please just try to and but so now sorry right do mind let us wait then yes yeah there thank'.split(
    ' ',
  ),
]);
/** Longer texts have a topic of their own. */
const mostWords = 16;

/**
 * What a text asks of the last answer or of the talk; null for anything else. `plain`: as `plainWords` writes it.
 * `isAnswer`: a text in the caller's own words was asked for.
 */
export function readRepair(plain: string, isAnswer = false): Repair | null {
  const words = plain.split(' ');
  if (words.length > mostWords) return null;
  const from = words.findIndex((word) => !leads.has(word));
  const bare = from < 0 ? plain : words.slice(from).join(' ');
  const manner = readManner(bare) ?? readManner(plain);
  if (manner) return manner;
  const sign = signs
    .filter(({ isStory, ofStory }) => !(isAnswer ? isStory : ofStory))
    .find(({ said }) => said.test(bare) || said.test(plain));
  return sign?.repair ?? null;
}
