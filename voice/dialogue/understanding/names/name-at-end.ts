import { endsLikeNoName, isNoName, isThing } from './not-names.ts';
import { hearName } from './spoken-name.ts';

const atEnd = /\b(?:it's|its|it is|this is|i'm|i am|name's) ((?:\p{L}[\p{L}'-]+ ){1,2}\p{L}[\p{L}'-]+)[.!]?$/iu;

/** A whole name at the end of a wish, as recognisers write it: 'have somebody call my office it's ann smith'. */
export function hearNameAtEnd(text: string): string | null {
  const said = atEnd.exec(text.replace(/[’‘]/g, "'").trim())?.[1];
  const words = said?.toLowerCase().split(' ') ?? [];
  if (!said || words.some((word) => isNoName(word) || isThing(word) || endsLikeNoName(word) || ofTurns.has(word)))
    return null;
  return hearName(`my name is ${said}`, { alone: false })?.value ?? null;
}

/** What is said of a call or of its reason: 'it's kind of urgent', 'it's pretty important'. */
const ofTurns = new Set(
  'kind sort urgent important pretty quite really super rather emergency no not very late early raining long short big small dead private personal confidential call easier best better fine ok okay possible time'.split(
    ' ',
  ),
);
