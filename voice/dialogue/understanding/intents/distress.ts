import { plainWords } from '../../knowledge/plain-words.ts';

/** What comes before any business: somebody is in danger, or threatens others. */
export type Distress = 'emergency' | 'self-harm' | 'threat';

/** Of the people whom a service speaks with: 'what if a patient calls with chest pain' asks about the service. */
const ofOthers = /\b(?:customers?|clients?|callers?|patients?|guests?|residents?|users|handles?)\b/;
const inGeneral = /\b(?:if|when|whenever|does (?:it|this|that|the|your)|could it|can it|can the|do you|how)\b/;

const emergency =
  /\b(?:chest pains?|heart attack|having a stroke|can not breathe(?! through)|(?:stopped|not) breathing|unconscious|bleeding (?:badly|a lot|heavily|to death)|overdosed|is choking|(?:there is|we have) a (?:fire|gas leak)|(?:is|are) on fire|smell gas|(?:broke|breaking|broken) into my|call an ambulance|call (?:the police|911|999|112)|(?:this|it) is an emergency|i have an emergency|medical emergency|need an ambulance)\b/;
/** What is told before it makes of an emergency something that is over, absent, feared or a figure of speech. */
const notNow =
  /\b(?:(?:since|after)(?: (?:my|his|her|their|our|the|a|an|two|both|that))?|(?:(?<!\b(?:have|has) )had|died|dead|survived|history|previous|recover\w*|used to|risk|fear|afraid|scared|worried|prevent|avoid|g[ai]ves?|given|giving|nearly|almost)(?: \w+){0,3}|(?:no|not|never|without|nor)(?: (?:a|an|any|in|been|having|had|really|currently|that|like i am)){0,2}) $/;
/** Whoever has had it is over it: it takes minutes. */
const hadIt = /\bhad (?:\w+ ){0,4}heart attack/;
const longAgo =
  /\b(?:(?:years?|months?|weeks?|ages) (?:ago|back|since)|last (?:year|month|week|spring|summer|autumn|fall|winter)|in (?:19|20)\d\d|as a (?:child|kid|boy|girl))\b/;
const happensNow =
  /\b(?:just (?:now|had|happened|started)|now|right here|at the moment|minutes|again|still|please help|help (?:me|us|him|her))\b/;
const selfHarm =
  /\b(?:kill(?:ing)? myself|end(?:ing)? my life|end it all|take my (?:own )?life|want to die|wish i (?:was|were) dead|suicidal|suicide|(?:hurt|harm|cut)(?:ting|ing)? myself|not want to live|no reason to live|better off dead)\b/;
const threat =
  /\b(?:kill|hurt|shoot|stab|murder|bomb|attack|beat up) (?:you|him|her|them|everyone|everybody|all of you|your|my (?:wife|husband|boss|neighbou?r|mother|father))\b|\bburn (?:it|your \w+|the place) down\b|\bbomb threat\b/;

/** Of a treatment, or of what happened: 'will it hurt him'. */
const painOfThings = /\b(?:it|this|that|what|which)(?: (?!to\b)\w+){0,2} (?:hurt|kill)\b/;

/** Distress of the caller; null for a question about the service in such cases. */
export function readDistress(text: string): Distress | null {
  const plain = plainWords(text).join(' ');
  if (selfHarm.test(plain) && !/\b(?:customers?|clients?|callers?|patients?|what if|what happens)\b/.test(plain))
    return 'self-harm';
  if (ofOthers.test(plain)) return null;
  if (text.split(clauseEnd).some(tellsEmergency)) return 'emergency';
  return !inGeneral.test(plain) && threat.test(plain) && !painOfThings.test(plain) ? 'threat' : null;
}

const clauseEnd = /[.,;:?!]/;

/** Whether a clause tells that somebody is in danger now. */
function tellsEmergency(clause: string): boolean {
  const plain = plainWords(clause).join(' ');
  const found = emergency.exec(plain);
  if (!found) return false;
  const before = plain.slice(0, found.index);
  if (inGeneral.test(before)) return false;
  return happensNow.test(plain) || !(notNow.test(before) || hadIt.test(plain) || longAgo.test(plain));
}
