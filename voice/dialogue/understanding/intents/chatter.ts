import { plainWords } from '../../knowledge/plain-words.ts';

const leadIn = /^(?:(?:and|but|so|well|oh|ok|okay|yes|yeah|right|then|ah|i see|i think|i guess|i suppose) )+/;
/** 'That's all right', 'sounds fair enough'. */
const judgement =
  /^(?:(?:that|this|it|which|all that) (?:is|was|sounds|seems|will be|would be|looks|works|makes) |sounds |seems )(?:(?:quite|very|really|all|just|perfectly|more than|good|fair|absolutely) )*(?:all? ?right|right|fine|ok|okay|good|great|lovely|perfect|nice|fair|enough|clear|reassuring|helpful|interesting|kind|quick|fast|soon|brilliant|wonderful|sense|for me|by me|then|dear|love|thanks|thank you)(?: (?:enough|then|for me|by me|with me|to (?:know|hear)|dear|love|thanks|thank you|of you|actually|i (?:think|suppose|guess)|too|really|sense))*$/;
/** 'I shall have a think with my grandson', 'I'll talk it over with my wife'. */
const thinking =
  /^(?:(?:i|we) (?:will|shall|would|need to|have to|want to|must|should|am going to|are going to|might|may|can)|let me|let us) (?:(?:first|just|really|still|also|probably) )*(?:(?:think|sleep|mull|chew|ponder)\b|have a (?:think|chat|word|talk|look)\b|(?:talk|speak|check|discuss|go over|run)(?: (?:it|this|that|things))?(?: (?:over|by|past|through))?(?: (?:to|with))? (?:my|our) )/;

function plainly(clause: string): string {
  return `${plainWords(clause).join(' ')} `.replace(leadIn, '').trim();
}

/** Whether a clause only says what the caller holds of an answer. */
export function judges(clause: string): boolean {
  return judgement.test(plainly(clause));
}

/** Whether a caller says that they think it over, alone or with somebody of theirs. */
export function thinksItOver(clause: string): boolean {
  return thinking.test(plainly(clause));
}

const opensCondition = /^(?:(?:and|but|or|so|ok|okay|well|then) )*(?:what )?(?:if|when|about when) (?:\w+ ){1,3}/;
const asksFirst = /^(?:(?:and|but|or|so|ok|okay|well|then) )*(?:what if|(?:and|but|or|so|ok|okay|then) if) /;
/** With such words a main clause follows. */
const follows =
  /\b(?:we|i|nobody|no one|our|my|us|then|it (?:goes|rings|is|just)|they (?:just |always |often )?(?:hang|go|ring|call|leave|complain|get (?:angry|annoyed|voicemail)))\b/;

/** Whether a sentence is a condition that asks what happens then: 'and if someone has an allergy'. */
export function asksWhatIf(sentence: string): boolean {
  const plain = plainWords(sentence).join(' ');
  if (!asksFirst.test(`${plain} `)) return false;
  return /^\W*(?:\w+ )?what if\b/.test(plain) || !follows.test(`${plain} `.replace(opensCondition, ''));
}
