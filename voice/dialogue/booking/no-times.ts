const aboutNumber = /\b(?:area code|digits?|at the end)\b/i;

/** '$30', '15%', '3-4 inches' */
const amounts =
  /[$£€]\s?\d{1,6}|(?<!\d)\d{1,6}\s?%|(?<!\d)\d{1,3}\s?[-–]\s?\d{1,3}\s?(?=(?:inch|cm\b|feet|foot|ft\b|hour|hrs|min|month|year|yrs|dollar|bucks|people|kids|more\b|extra\b))/gi;
const range = /(?<![\d:./-]|\bon )(\d{1,3})\s?[-–]\s?(\d{1,3})(?![\d:/-]|\.\d)/g;

/** '9-11' as the hours that it names, '9-30' as it is; '20-40' names none. */
function hoursOf(said: string, from: number, to: number): string {
  if (from < 24 && to < 24) return ` from ${from} until ${to} `;
  return from <= 12 && to % 15 === 0 && to < 60 ? said : ' ';
}

/** Leaves out telephone numbers, which hold no time; a year among the figures makes them a date. */
export function withoutNumbers(text: string): string {
  if (aboutNumber.test(text)) return text.replace(/\d+/g, ' ');
  return text
    .replace(amounts, ' ')
    .replace(range, (said, from, to) => hoursOf(said, Number(from), Number(to)))
    .replace(/\(\d{1,2}\)/g, ' ')
    .replace(/\d(?:[\s().-]{0,3}\d){6,}/g, (figures) => (/(?:^|\D)20\d\d(?:\D|$)/.test(figures) ? figures : ' '));
}

/** Leaves out the figures after 'my telephone', which are said one by one. */
export function withoutSpokenNumber(words: readonly string[]): string[] {
  const from = words.findIndex((word) => /^(?:phone|telephone|cell|mobile|number)$/.test(word));
  return words.filter((word, at) => from < 0 || at < from || !/^\d+$/.test(word));
}

/** Leaves out ages, which are no hours: 'she is 13', 'they are 3 and 6'. */
export function withoutAges(words: readonly string[]): string[] {
  const ages = new Set<number>();
  for (const at of words.keys()) {
    if (!/^\d{1,3}$/.test(words[at] ?? '')) continue;
    const [subject = '', verb = '', next = '', after = ''] = [at - 2, at - 1, at + 1, at + 2].map(
      (each) => words[each],
    );
    const isOld = /^(?:years?|months?)$/.test(next) && after === 'old';
    const isAge =
      /^(?:hes|shes)$/.test(verb) ||
      (/^(?:is|am|are|was|turned|turns|just|only)$/.test(verb) &&
        /^(?:he|she|i|they|son|daughter|kid|child|boy|girl|lad|lass|grandson|granddaughter|nephew|niece|hes|shes|is)$/.test(
          subject,
        ));
    const isListed = verb === 'and' && ages.has(at - 2);
    // 'My two kids, 6 and 9'
    const isOfKids =
      /^(?:kids|children|boys|girls|twins|sons|daughters)$/.test(verb) && next === 'and' && /^\d{1,2}$/.test(after);
    if (isOld || isOfKids || verb === 'aged' || ((isAge || isListed) && !/^(?:am|pm|o'clock)$/.test(next))) {
      ages.add(at);
      // 'I am seventy four'
      if (/^[2-9]0$/.test(words[at] ?? '') && /^[1-9]$/.test(next)) ages.add(at + 1);
    }
  }
  return words.filter((_, at) => !ages.has(at));
}
