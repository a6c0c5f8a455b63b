import { maxLabelLength } from '../../protocol/limits.ts';
import { hearName } from '../understanding/names/spoken-name.ts';

/** Words with a capital letter that are no name of a caller. */
export const ofDates =
  /day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Dr)\b/;

/** What leads up to the names of several: 'they're Leo and Hannah', 'the names are'. */
export const leadOfNames =
  /^\W*(?:(?:no|so|and|well|um|uh|oh|sorry|yes|ok|okay)\W+){0,3}(?:they(?:'?re| are)|(?:(?:their|the|our) )?names(?:'?re| are)?|(?:the )?name(?:'?s| is))\s+(?:(?:called|named)\s+)?(?=\p{L})/iu;

const leadOfMany = /^\W*(?:they(?:'?re| are)|(?:(?:their|the|our) )?names (?:'?re|are))\s+(?=\p{L})/iu;

/** Empty without a name. The card shows it, so that a name longer than its labels is none. */
export function nameIn(text: string, alone: boolean): string {
  const name = hearName(text.replace(leadOfMany, ''), { alone })?.value ?? '';
  return name.length > maxLabelLength ? '' : name;
}
