import { plainWords } from '../../knowledge/plain-words.ts';
import { isQuestion } from '../intents/intents.ts';

const remedies: ReadonlySet<string> = new Set(
  'ibuprofen ibuprofin paracetamol paracetemol acetaminophen tylenol advil motrin aspirin aspirins aleve naproxen nurofen calpol codeine tramadol oxycodone hydrocodone valium diazepam xanax benadryl antihistamine antihistamines amoxicillin penicillin antibiotic antibiotics steroid steroids sedative sedatives melatonin painkiller painkillers orajel benzocaine lidocaine'.split(
    ' ',
  ),
);
const medicines =
  /\b(?:medicines?|medications?|meds|pills?|tablets?|pain (?:killers?|meds?|medicines?|medications?|pills?)|numbing gel|cough syrup)\b/;
const dose =
  /\b(?:dose|doses|dosage|milligrams?|mg|\d{2,4}mg|how (?:many|much|often)(?: of)?(?: (?:the|it|a))? (?:medicine|medication|meds|pills?|tablets?|drops|spoonfuls?))\b/;
const taking = /\b(?:take|takes|taking|took|give|gives|giving|gave|have|having|swallow|mix|combine|use|using|put)\b/;
const asksIf =
  /\b(?:can|could|may|might|should|shall|is it|are|ok|okay|safe|fine|alright|all right|allowed|how (?:much|many|often|long)|what|which|do (?:i|we) (?:need|have)|does (?:he|she))\b/;
/** Of what a business does, sells or wants to know, which it tells itself. */
const ofBusiness =
  /\b(?:do you|can you|could you|will you|would you|prescri\w+|list|form|sell|stock|order|customers?|clients?|patients?|callers?|patient|your (?:agent|assistant|bot|ai|service))\b/;
const namesIt =
  /^(?:(?:and|but|so|ok|okay|well|then|no|i asked|i said|i mean|i meant) )*(?:(?:what|how) about |about )?(?:(?:the|some|a|an|any|his|her|my) )?(\w+)/;
const mostWordsOfAName = 7;

/** Whether a text asks for a medicine or its dose: 'can I give him ibuprofen', 'and the aspirin?'. */
export function asksForMedicine(text: string): boolean {
  const words = plainWords(text);
  const plain = words.join(' ');
  if (ofBusiness.test(plain)) return false;
  const isNamed = words.some((word) => remedies.has(word));
  if (dose.test(plain)) return isNamed || taking.test(plain) || words.length <= mostWordsOfAName;
  if (!isNamed) return (medicines.test(plain) && takesWhich.test(plain)) || takesForPain.test(plain);
  if (asksIf.test(plain) && (taking.test(plain) || isQuestion(text) || text.includes('?'))) return true;
  const [, named = ''] = namesIt.exec(plain) ?? [];
  return words.length <= mostWordsOfAName && (text.includes('?') || /\babout\b/.test(plain)) && remedies.has(named);
}

/** 'Which pills can I take for that?' */
const takesWhich =
  /\b(?:what|which|any|some|stronger)(?: kind of)? (?:\w+ )?(?:medicines?|medications?|meds|pills?|tablets?|killers?)\b(?: \w+){0,4} (?:take|give|have|use)\b|\b(?:take|give|have|use)(?: (?:him|her|me|them))? (?:any|some|a|which|stronger) (?:\w+ )?(?:medicines?|medications?|meds|pills?|tablets?|killers?)\b/;
/** 'What can I give her for the pain?' */
const takesForPain =
  /\b(?:what|anything|something)\b(?: \w+){0,3} (?:take|give|swallow)\b(?: \w+){0,2} (?:for|against) (?:(?:the|my|his|her|this|that) )?(?:\w+ )?(?:pain|ache|toothache|fever|swelling)\b/;
