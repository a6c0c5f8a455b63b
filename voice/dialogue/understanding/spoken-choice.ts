import type { FormField } from '../agent-definition.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { areContactWays, hearContactWay } from './contact-way.ts';
import type { Heard } from './spoken-email.ts';

const any =
  /\b(any|either|anything|whatever|doesn't matter|does not matter|don't care|don't mind|do not mind|no preference|you (choose|decide)|up to you|all (are )?fine|whichever)\b/;

/** The chosen option of a field; `alone` when it was asked for. A way of contact is also recognised unasked. */
export function hearChoice(field: FormField, text: string, { alone }: { alone: boolean }): Heard | null {
  const options = field.options ?? [];
  const heard = isContactWay(field) ? hearContactWay(text, { alone }) : alone ? hearOption(field, text) : null;
  if (heard && options.some(({ value }) => value === heard.value)) return heard;
  const preset = field.default ?? options[0]?.value;
  const leavesItToUs = alone && preset !== undefined && any.test(text.toLowerCase().replace(/[’]/g, "'"));
  return leavesItToUs ? { value: preset, rest: '' } : null;
}

/** Whether the field is a choice between ways of contact. */
export function isContactWay({ kind, options = [] }: FormField): boolean {
  return kind === 'choice' && options.length > 0 && areContactWays(options.map(({ value }) => value));
}

/** The option whose label or value is said; the longest match wins. */
function hearOption({ options = [] }: FormField, text: string): Heard | null {
  const said = ` ${plainWords(text).join(' ')} `;
  const isDeclined = (words: string) =>
    new Set(['not', 'no']).has(said.split(` ${words} `)[0]?.split(' ').at(-1) ?? '');
  let best: { value: string; words: string } | null = null;
  for (const { value, label } of options) {
    for (const words of [label, value].map((name) => plainWords(name).join(' '))) {
      if (words && said.includes(` ${words} `) && !isDeclined(words) && words.length > (best?.words.length ?? 0))
        best = { value, words };
    }
  }
  return best && { value: best.value, rest: said.replace(best.words, ' ') };
}
