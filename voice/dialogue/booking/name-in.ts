import { maxLabelLength } from '../../protocol/limits.ts';
import { hearName } from '../understanding/names/spoken-name.ts';

/** Words with a capital letter that are no name of a caller. */
export const ofDates =
  /day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Dr)\b/;

/** Empty without a name. The card shows it, so that a name longer than its labels is none. */
export function nameIn(text: string, alone: boolean): string {
  const name = hearName(text, { alone })?.value ?? '';
  return name.length > maxLabelLength ? '' : name;
}
