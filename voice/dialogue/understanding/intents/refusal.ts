import { plainWords } from '../../knowledge/plain-words.ts';

const declines =
  /\b(?:rather not|prefer not|not comfortable|none of your (?:business|concern)|(?:that is )?(?:my|our) business not yours|(?:could|can) not (?:even )?(?:tell you|remember|recall|say)|not (?:telling|giving|saying|sharing)|(?:do not|did not|will not|would not|am not going to|can not) (?:really )?(?:want|like|wish|need|give|share|hand|tell|say|have|use|own|remember)|(?:have|got) (?:no|not got)|(?:sooner|prefer) not|(?:do not|need not) (?:bother|worry) (?:with|about)|no way|keep (?:it|that) (?:private|to myself)|skip (?:it|that|this)(?: one)?|leave (?:it|that|this)(?: one)? (?:out|blank|empty)|^(?:just |we can |can we |let us |you can )*leave (?:it|that|this)(?: one)?|(?:move|go) on to (?:the )?next|next (?:one|question)|no (?:number|phone|e ?mail|name|mail)\b)/;
const whole =
  /^(?:no|nope|nah|no thanks|no thank you|skip|none|nothing|nothing else|no need(?: (?:for|of) (?:that|it|one|this))?|not (?:needed|necessary)|not really|pass|move on|next|do not bother|drop it|no way|never|keine?|nein|nichts|non|aucun|nessuno|ninguno|ninguna|nada|niente|nenhum|geen|nee|ingen)$/;

/** Whether the caller declines to give what was asked for: 'I'd rather not give my email'. */
export function refuses(text: string): boolean {
  const plain = plainWords(text).join(' ');
  return whole.test(plain) || declines.test(plain);
}

const inTheMaking =
  /\b(?:(?:is|are|am|it|site|being|getting|gets) (?:\w+ )?(?:down|offline|rebuilt|redone|redesigned|built|made|remade|revamped|done up)|(?:re)?building it|redoing it|under construction|in the works|coming soon|not (?:\w+ )?(?:up|live|online|ready|finished)|work in progress)\b/;
const longestInTheMaking = 14;

/** Whether a website is told to be none yet: 'it's being redone'. */
export function isInTheMaking(text: string): boolean {
  const words = plainWords(text);
  return words.length <= longestInTheMaking && inTheMaking.test(words.join(' '));
}

/** Whether nothing but a refusal was said; in a text of the caller's own words the rest may be the answer. */
export function onlyRefuses(text: string): boolean {
  return refuses(text) && plainWords(text).length <= longestRefusal;
}

const longestRefusal = 8;
