import { plainWords } from '../../knowledge/plain-words.ts';

/** 'Before you ring me': what is not to be done yet, up to what is asked or wished for first. */
const before =
  /^(?:(?:and|but|so|ok|okay|well|right|yes|yeah|sure|hi|hello|now|um|uh|eh) )*before (?:you|ye|i|we|they|any ?(?:one|body)|some ?(?:one|body)|a person|your \w+) (?:\w+ ){0,7}?(?=(?:can|could|would|will|what|how|is|are|do|does|when|where|who|which|please|have|get|let|tell|send|i (?:want|need|would|have|am|just)|we (?:want|need|would))\b)/;

/** A text without what it puts off at its beginning: 'how much is it' of 'before you ring me, how much is it'. */
export function withoutBefore(text: string): string {
  const plain = /\bbefore\b/i.test(text.slice(0, longestLead)) ? plainWords(text).join(' ') : '';
  const [lead = ''] = before.exec(plain) ?? [];
  return lead === '' ? text : plain.slice(lead.length) + (text.trimEnd().endsWith('?') ? '?' : '');
}

const longestLead = 40;
