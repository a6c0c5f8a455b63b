/** What the visits of a call come to: 'what does that come to', 'how much is it for the two of us'. */
const ofTotal =
  /\b(?:altogether|all together|in total|total|come to|comes to|adds? up|for (?:all (?:of )?)?(?:the |us |me and )?(?:both|two|three|all|lot|kid|him|her|them)|of (?:us|them|it all)|the (?:two|three) \w+s|(?:whole|entire) (?:lot|thing|bill)|the bill|everything|both|it all|all of it)\b/;
const ofMoney =
  /\b(?:how much|owe|pay|costs?|prices?|bill|(?:what|that) (?:is|s|does|do|will|would|did|are|was)(?: \w+){0,4} (?:altogether|all together|total|come to|comes to)|(?:the|a|grand) total|in total|adds? up)\b/;
const ofTime = /\bhow (?:long|many|late)\b/;

export function asksForTotal(plain: string): boolean {
  return ofTotal.test(plain) && ofMoney.test(plain) && !ofTime.test(plain);
}

const visit = '(?:it|i|we|he|she|they|that|this|everything|both|the \\w+(?: \\w+)?|my \\w+)';
const over = '(?:done|finished|over|out|through|ready)';
const end = new RegExp(
  [
    `\\b(?:will|would|is|am|are|do|does|can) ${visit} (?:be |get )?(?:(?:all|both) )?${over}(?: of there)? (?:by|before|at|in time|until)\\b`,
    `\\b(?:when|what time|how late)(?: about)? (?:will|would|is|am|are|do|does|did) ${visit} (?:be |get )?(?:${over}|ends?|finish(?:es)?|last until|go on until)\\b`,
    `\\b(?:until|till) (?:when|what time) (?:will|would|is|am|are|does) ${visit}\\b`,
  ].join('|'),
);

/** When a visit is over: 'will I be done by three', 'what time does the cleaning finish'. */
export function asksForEnd(plain: string): boolean {
  return end.test(plain);
}

const held = '(?:down|booked|noted|written down|on the books|in the (?:book|books|diary|calendar|system)|on file)';
const ofHeld = new RegExp(
  [
    `\\bwhat(?: all| exactly)? (?:have|has|do|did|are|is) (?:you|i|we|he|she|they)(?: \\w+){0,3} ${held}\\b`,
    `\\bwhat (?:have|do) (?:you|i|we)(?: \\w+){0,2} got for (?:me|us|him|her|them)\\b`,
    '\\bwhat (?:am|are|is) (?:i|we|he|she) (?:down|booked|in) for\\b',
    '\\byou (?:still|do still) (?:have|got|have got) (?:it|that|this|mine|me|us|him|her|them)\\b',
    '\\b(?:did|has) (?:it|that|mine|the \\w+) (?:go away|disappear|disappeared|get (?:lost|deleted|cancelled|canceled))\\b',
  ].join('|'),
);
const gone = /\b(?:gone|off|cancelled|canceled|deleted|removed|out)\b/;
const toBeGone =
  /^(?:and |so |but |then )*(?:is |are |was )?(?:my |the |that |this )?(?:\w+day|todays?|tomorrow|old|first|other|first one|old one|other one)(?: s)?(?: one| visit| appointment| booking)?(?: is| s)? (?:now |then |really )*(?:gone|off|cancelled|canceled|deleted|removed)\b/;

/** What is held of the visits: 'what have you got down for her', 'you still have mine?' */
export function asksForHeld(plain: string): boolean {
  return ofHeld.test(plain) || asksIfGone(plain);
}

/** Whether a visit is gone: 'and today's one is gone, right?' */
export function asksIfGone(plain: string): boolean {
  return gone.test(plain) && toBeGone.test(plain);
}
