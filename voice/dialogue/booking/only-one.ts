import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from '../knowledge/plain-words.ts';

const visit = '(?:one|1|appointment|visit|booking|slot|person|cut|time)s?';
/** What a caller has one of in mind, and no question, minute or hour: 'just one question', 'only one thirty'. */
const noVisit =
  "(?! (?:question|thing|more|second|sec|minute|moment|of (?!us|them)|other|day|month|week|o'clock|thirty|pm|am|works|suits)\\b)";
const onlyOne = `\\b(?:only|just|merely) (?:(?:want|need|have|asked|ask|the|for|book|it is|a) )*(?:one|1|single) ?${visit}?\\b${noVisit}`;
const onlyMe = '\\b(?:just|only) (?:for )?(?:me|myself|him|her|my \\w+)\\b';
const further = '(?:second|other|next|further|additional|extra|another)';
const noFurther = `\\b(?:not|do not want|do not need) (?:two|2) (?:appointments|visits|bookings|cuts|people)\\b|\\bdo not (?:want|need) (?:two|2|both)\\b|\\b(?:no|not|without|never|nor) (?:(?:want|wanted|need|needed|ask|asked|for|to|book|do|a|an|the|any|that) )*${further}(?: ${visit}| of (?:them|those))?\\b(?! (?:day|time|week|month|person|date|stylist|dentist|doctor|one (?:on|at|with)))`;
const dropsFurther =
  '\\b(?:cancel|forget|drop|skip|leave|scrap|remove|delete|stop)(?: out| off| about)? (?:the |that )?(?:second|other|next|last)(?: one| appointment| visit| booking)?\\b(?! (?:time|day|week|month|year|minute|moment|second|thing|night))';
const keepsOne = '\\bkeep (?:only|just)\\b';
const refusesFurther = new RegExp([onlyOne, onlyMe, noFurther, dropsFurther, keepsOne].join('|'));
/** 'It's balayage, not highlights' corrects; 'not Dave' leaves somebody out. */
const leavesOut =
  /\b(?:forget|skip|drop|scrap|leave out|never mind|without) (?:about )?((?:\w+ ?){1,5})|^(?:(?:and|but|no|just) )*not ((?:\w+ ?){1,5})/;

/**
 * What a text says besides 'I want only one', 'no second appointment', 'forget Dave'; null where it refuses no further
 * visit. `isFurther` tells whether words name one.
 */
export function besideOnlyOne(text: string, isFurther: (said: string) => boolean = () => false): string | null {
  const refuses = (clause: string) => {
    const plain = plainWords(clause).join(' ');
    const [, named, refused] = leavesOut.exec(plain) ?? [];
    const leftOut = named ?? refused ?? '';
    return refusesFurther.test(plain) || (leftOut !== '' && isFurther(leftOut));
  };
  const clauses = splitSentences(text).flatMap((sentence) => sentence.split(/(?<=[,;:]) /));
  const others = clauses.filter((clause) => !refuses(clause));
  return others.length === clauses.length ? null : others.join(' ');
}
