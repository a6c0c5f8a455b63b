/** What a question asks for, by how it is put, and how a text shows that it tells it. */
const kinds: { asks: RegExp; tells: RegExp }[] = [
  {
    asks: /\b(?:how much|prices?|pricing|costs?|charges?|charged|fees?|rates?|expensive|cheap\w*|owe|pay|afford|money)\b|[£$€]|\bset (?:me|us) back\b|\bwhat (?:would|will|does|do) (?:it|that|this|they)(?: all)? (?:be|come to|run)\b/i,
    tells: /[£$€]|\b(?:free|fees?|prices?|costs?|charges?|percent|per cent|pounds?|dollars?|euros?)\b/i,
  },
  {
    asks: /\b(?:what time|when|open\w*|clos(?:e|es|ed|ing)|shut|hours|how late|how early|until|till?)\b/i,
    tells:
      /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b|\b(?:noon|midday|midnight|o'clock|24\/7|hours)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
  },
  {
    asks: /\bhow (?:long|soon|quick\w*|fast|far ahead|many (?:minutes|hours|days|weeks|months))\b/i,
    tells: /\b(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  },
  {
    asks: /\bhow (?:many|big|old|heavy|far|high|large|young)\b/i,
    tells: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/i,
  },
  {
    asks: /\b(?:where|address|directions|park|located|find you)\b/i,
    tells: /\b(?:street|road|lane|avenue|behind|next to|opposite|car park|parking|corner|floor|door)\b/i,
  },
];

/** Number of the kind that any figure tells: a text that has one tells hardly what is asked. */
export const anyFigure = 3;

/** Numbers of the kinds whose unit a question names itself: 'is twenty minutes too much?'. */
export function kindsMeasured(question: string): number[] {
  return kindsTold(question).flatMap((tells, kind) => (tells && kind !== anyFigure ? [kind] : []));
}

/** Numbers of the kinds that a question asks for. */
export function kindsAsked(question: string): number[] {
  return kinds.flatMap(({ asks }, at) => (asks.test(question) ? [at] : []));
}

/** Whether a text tells something of each kind. */
export function kindsTold(text: string): boolean[] {
  return kinds.map(({ tells }) => tells.test(text));
}
