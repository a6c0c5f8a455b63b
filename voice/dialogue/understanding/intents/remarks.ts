import { fillers, plainWords } from '../../knowledge/plain-words.ts';

/** What is said about the conversation rather than in it. */
export type Remark =
  | 'acknowledgement'
  | 'hesitation'
  | 'more'
  | 'why'
  | 'who'
  | 'scripted'
  | 'instructions'
  | 'compliment'
  | 'insult'
  | 'joke';

const whole: Partial<Record<Remark, string>> = {
  acknowledgement:
    'ok, okay, k, cool, i see, great, nice, right, got it, gotcha, understood, i understand, alright, all right, fine, that is fine, perfect, makes sense, that makes sense, good to know, interesting, that is interesting, wow, mhm, aha, uh huh, fair enough, sounds good, that sounds good, awesome, excellent, very good, very nice, good, lovely, brilliant, super, wonderful, noted, sweet, neat, that is good, that is great, that is nice, that is cool, no problem, no worries, sure thing, whatever, if you say so, sorry about that, still here, i am still here, i am here, enough, that is enough',
  hesitation: 'um, uh, uhm, umm, er, erm, well, so um, let me see',
  more: 'more, tell me more, tell me more about it, tell me more about that, tell me more please, more about that, more details, more please, go on, please go on, do go on, go ahead, continue, please continue, carry on, keep going, and, and then, and what else, what else, anything else about it, what more, elaborate, can you elaborate, please elaborate, explain, explain that, explain it, please explain, can you explain that, so, so what, and so, is that all, is there more, what else can you tell me, can you tell me more, could you tell me more',
  why: 'why, but why, why is that, why not, how so, how come, why so, for what reason, and why',
  who: 'who are you, who is this, who is that, what are you, and who are you, who is speaking, so who are you, who or what are you, what exactly are you, what kind of thing are you, what are you supposed to be, what am i talking to, what am i speaking to, what is this i am talking to, who am i dealing with',
};

const remarkOf = new Map(
  Object.entries(whole).flatMap(([remark, phrases]) =>
    phrases.split(', ').map((phrase): [string, Remark] => [phrase, remark as Remark]),
  ),
);

const very = '(?:really |very |so |pretty |quite |actually |just |such )?';
const signs: { remark: Remark; within: RegExp; mostWords: number }[] = [
  {
    remark: 'scripted',
    within:
      /\b(?:(?:ai|robot|bot|person|model) or (?:(?:just|only) )?(?:a |an )?(?:script|recording|program|rules?)|(?:real|actual|true|proper|genuine) (?:ai|a i|artificial intelligence)|(?:scripted|pre written|prewritten|canned)|are you (?:chatgpt|gpt|claude|gemini|an llm|a language model)|(?:what|which) (?:ai |language )?(?:model|llm) (?:are|do|is)|reading (?:from )?a script)\b/,
    mostWords: 16,
  },
  {
    remark: 'instructions',
    within:
      /\b(?:repeat (?:everything|all|the (?:text|words)) (?:above|before)|(?:ignore|forget|disregard|override) (?:all |everything |your |any |the )?(?:previous |prior |above |earlier )?(?:instructions|rules|prompts?)|(?:your|the) (?:system )?(?:prompt|instructions)\b|system prompt|you are now|pretend (?:to be|you are|that you)|act as (?:a|an|if)|developer mode|jailbreak|print your|reveal your)\b/,
    mostWords: 40,
  },
  {
    remark: 'insult',
    within: new RegExp(
      `\\b(?:(?:you|this|that|it) (?:are|is|was) ${very}(?:a |an )?(?:stupid|dumb|useless|idiot|idiotic|rubbish|crap|crappy|shit|garbage|terrible|awful|annoying|horrible|pathetic|moron|worthless|ridiculous|nonsense|lame|bad at this|waste of time|complete waste of time|the worst)|(?:you|this|it|that) sucks?|sue you|fuck|fucking|shut up|screw you|i hate (?:you|this|talking to)|stupid (?:bot|machine|robot|thing)|dumb (?:bot|machine|robot)|piss off|bullshit|idiot|you moron)\\b`,
    ),
    mostWords: 9,
  },
  {
    remark: 'compliment',
    within: new RegExp(
      `\\b(?:(?:you|this|that|it) (?:are|is|was|sound|sounds) ${very}(?:good|great|amazing|awesome|helpful|smart|clever|brilliant|impressive|fantastic|wonderful|nice|funny|cute|the best|lovely|sweet|kind|incredible|excellent|human|natural)(?: at (?:this|it|that))?$|well done|(?:good|great|nice|excellent) (?:job|work|answer)|i (?:really )?(?:like|love) (?:you|this|it|your voice)|you have a (?:nice|lovely|great|beautiful) voice|i am impressed|^impressive)`,
    ),
    mostWords: 9,
  },
  {
    remark: 'joke',
    within:
      /\b(?:tell (?:me|us) a (?:joke|story|riddle|poem)|(?:make|made) me laugh|sing (?:me )?(?:a song|something|for me)|say something funny|(?:will you|do you want to) marry me|are you (?:single|married|in love|hungry|tired|bored)|meaning of life|know any jokes|do you (?:sleep|eat|dream|love me|have feelings))\b/,
    mostWords: 9,
  },
];

const asks = /^(?:and |but |so |ok |okay )*(?:do|does|did|is|are|will|would|can|could|how|what|which)\b/;

/** The remark that a text is; null for anything else. */
export function readRemark(text: string): Remark | null {
  const words = plainWords(text);
  const plain = words.join(' ');
  const bare = words.filter((word) => !fillers.has(word)).join(' ');
  const said = remarkOf.get(plain) ?? remarkOf.get(bare);
  if (said) return said;
  if (remarkOf.get(withoutAsides(words)) === 'who') return 'who';
  if (words.length > 0 && bare === '' && !words.some((word) => opensOrThanks.has(word)))
    return words.some((word) => agrees.has(word)) ? 'acknowledgement' : 'hesitation';
  const sign = signs.find(({ within, mostWords }) => words.length <= mostWords && within.test(plain));
  // 'Does it sound human' asks.
  return sign && !(sign.remark === 'compliment' && asks.test(plain)) ? sign.remark : null;
}

/** Words that may stand around 'what are you'. */
const asides: ReadonlySet<string> = new Set([
  ...fillers,
  ...'right so and but now no yes sorry wait then exactly anyway again actually though mate'.split(' '),
]);

function withoutAsides(words: readonly string[]): string {
  const from = words.findIndex((word) => !asides.has(word));
  const to = words.findLastIndex((word) => !asides.has(word));
  return words.slice(Math.max(0, from), to + 1).join(' ');
}

const opensOrThanks: ReadonlySet<string> = new Set(['hey', 'hi', 'hello', 'please', 'pls', 'thanks', 'thank']);
const agrees: ReadonlySet<string> = new Set(['ok', 'okay', 'alright', 'oh', 'ah', 'lol', 'haha']);
