import type { FormField } from '../../agent-definition.ts';
import { readerOf } from './field-readers.ts';

const onSecondThought =
  /(?<=[\s.,;!–-])(?:oh |or |um )?(?:no,? wait|wait,? no|no,? hang on|hang on|hold on|no,? actually|actually,? no|no,? make (?:it|that)|no,? no(?:,? no)*|on second thoughts?|(?:no,? )?you know what|scratch that|(?:no,? )?(?:leave|forget|scrap|drop|skip) (?:it|that)(?=[\s,.;])|let me start (?:again|over)|or rather)\b[,.:]?/gi;

/** `text` from where the caller thinks better of it, if the field is heard after that: 'phone is OK. No wait, video'. */
export function withSecondThought(text: string, field: FormField): string {
  const last = [...text.matchAll(onSecondThought)].at(-1);
  const mended = last && text.slice(last.index + last[0].length).trim();
  const heard = mended && readerOf(field)?.(mended, { alone: true });
  // A few digits mend the number before them.
  const isPart = heard && field.kind === 'phone' && heard.value.replace(/\D/g, '').length < leastDigits;
  return mended && heard && !isPart ? mended : text;
}

const leastDigits = 7;
