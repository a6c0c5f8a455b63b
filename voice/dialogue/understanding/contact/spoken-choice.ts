import type { FormField } from '../../agent-definition.ts';
import { plainWords } from '../../knowledge/plain-words.ts';
import type { Heard } from '../addresses/spoken-email.ts';
import { areContactWays, declinedWays, hearContactWay } from './contact-way.ts';

const any =
  /\b(?:any|either|anything|whatever|doesn't matter|does not matter|don't care|don't mind|do not mind|no preference|not (?:fussy|fussed|bothered)|i'm easy|makes no (?:odds|difference)|all the same|you (?:choose|decide|pick)|your (?:call|choice|pick)|up to (?:you|yous|ye|y'all)|all (?:are )?fine|whichever)\b/;

/** Whether a text leaves a choice to the business: 'either, really', 'up to you'. */
function leavesItToUs(text: string): boolean {
  return any.test(text.toLowerCase().replace(/[’]/g, "'"));
}

/** Whether it leaves the choice without a word about the options. */
export function hasNoPreference(field: FormField, text: string): boolean {
  return leavesItToUs(text) && !hearNamed(field, text, { alone: true }) && declinedWays(text).length === 0;
}

/** The option that the caller names; null for a caller who leaves the choice to the business. */
function hearNamed(field: FormField, text: string, { alone }: { alone: boolean }): Heard | null {
  const heard = isContactWay(field) ? hearContactWay(text, { alone }) : alone ? hearOption(field, text) : null;
  return heard && field.options?.some(({ value }) => value === heard.value) ? heard : null;
}

/** The chosen option of a field; `alone` when it was asked for. A way of contact is also recognised unasked. */
export function hearChoice(field: FormField, text: string, { alone }: { alone: boolean }): Heard | null {
  const heard = hearNamed(field, text, { alone });
  if (heard) return heard;
  const preset = field.default ?? field.options?.[0]?.value;
  if (!alone || preset === undefined || declinedWays(text).includes(preset)) return null;
  return leavesItToUs(text) ? { value: preset, rest: '' } : null;
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
