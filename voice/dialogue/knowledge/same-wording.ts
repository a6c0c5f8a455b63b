import { withoutCourtesy } from './courtesy.ts';
import { meaningfulWords } from './plain-words.ts';

/** Words of one meaning at the place of the other, and words that add none. */
const same: readonly [said: RegExp, instead: string][] = [
  [/^(?:and|but|then|so|now|right|wait|sorry|yes|no|well) /g, ''],
  [/\byou (?:lot|guys|folks|people|all)\b/g, 'you'],
  [/ (?:exactly|actually|really|just|even|also|basically|simply|roughly|then|now|though|here)\b/g, ''],
  [/\b(is it|is this) that\b/g, '$1'],
  [/\b(?:this|that|the|your) (?:thing|service|agent|bot|robot|assistant|ai|system|program)\b|\b(?:this|that)\b/g, 'it'],
  [
    /\b(?:my|our) (?:own )?(?:business|company|shop|firm|place)\b|\b(?:a|any) business like (?:mine|ours)\b|\bus\b/g,
    'me',
  ],
  [/\bwe\b/g, 'i'],
  [/\bour\b/g, 'my'],
  [/^(what|how|when|where|which|who|why)( \w+)? (?:do|does|did|would|could|can|will|should|might) /g, '$1$2 '],
  [/^(what|how|when|where|why|who) (it|you|i|they) (?:do|does|did|would|could|can|will|should|might) /g, '$1 $2 '],
  [/^(what|where|who|how) ((?:\w+ ){0,4}\w+) (is|are)$/g, '$1 $3 $2'],
  [/^(?:do|does|did|would|could|can|will|should|might) /g, 'do '],
];

/** What questions of the same wording have in common: 'what would this do for us', 'tell me what it does for me'. */
export function wordingOf(question: string): string {
  const said = meaningfulWords(withoutCourtesy(question)).join(' ');
  return same.reduce((words, [each, instead]) => words.replace(each, instead), said);
}
