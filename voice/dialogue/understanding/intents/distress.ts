import { plainWords } from '../../knowledge/plain-words.ts';

/** What comes before any business: somebody is in danger, or threatens others. */
export type Distress = 'emergency' | 'self-harm' | 'threat';

/** Of others, or in general: 'what if a patient calls with chest pain' asks about the service. */
const inGeneral =
  /\b(?:customers?|clients?|callers?|patients?|guests?|residents|users|if|when|whenever|handle|does|could it|can it|can the|do you|how)\b/;

const emergency =
  /\b(?:chest pains?|heart attack|having a stroke|can not breathe|(?:stopped|not) breathing|unconscious|bleeding (?:badly|a lot|heavily|to death)|overdosed|is choking|(?:there is|we have) a (?:fire|gas leak)|(?:is|are) on fire|smell gas|(?:broke|breaking|broken) into my|call an ambulance|call (?:the police|911|999|112)|(?:this|it) is an emergency|i have an emergency|medical emergency|need an ambulance)\b/;
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
  if (inGeneral.test(plain)) return null;
  if (emergency.test(plain)) return 'emergency';
  return threat.test(plain) && !painOfThings.test(plain) ? 'threat' : null;
}
