/** Words for a business, a trade or whoever has one. */
const named =
  'shop store salon clinic practice surgery restaurant pizzeria trattoria bistro diner deli cafe tavern pub bar hotel hostel inn lodge garage school nursery kindergarten academy agency studio firm business charity church gym spa bakery farm hospital pharmacy chemist warehouse workshop boutique gallery campsite kennel florist barber hairdresser plumber electrician roofer joiner carpenter painter decorator builder landscaper gardener charter parlor parlour chiropractor optician optometrist dentist orthodontist vet veterinarian physio physiotherapist osteopath therapist psychologist podiatrist midwife nutritionist masseur lawyer solicitor attorney notary accountant bookkeeper consultant coach realtor landlord tutor photographer caterer mover locksmith mechanic glazier tiler plasterer welder tailor seamstress dressmaker cobbler jeweller jeweler watchmaker dealer dealership broker contractor architect surveyor freelancer wholesaler manufacturer printer outfit service cleaner sweep groomer walker sitter breeder courier centre center laundry launderette distillery butcher grocer brewery winery museum theatre theater cinema library franchise company office'.split(
    ' ',
  );
const phrases =
  'barber ?shop|take ?away|food truck|guest ?house|b and b|bed and breakfast|funeral home|home care|care home|nursing home|law office|auction house|escape room|nail bar|driving school|property manager|letting agent|travel agent|wedding planner|insurance agent|estate agent|funeral director';
const fields =
  'plumbing|heating|hvac|roofing|haulage|skip hire|gardening|landscaping|towing|catering|cleaning|pest control|tuition|removals|physiotherapy|real estate(?: agents?)?|car rental|car hire|tattoos?|chartered [a-z]+';
const singular = `(?:${named.map((name) => name.replace(/y$/, '')).join('|')}|${phrases})`;

/** A trade, within plain words. */
export const trade = new RegExp(`\\b(?:${singular}(?:y|ies|e?s)?|${fields})\\b`);

const tradesSaid = new RegExp(trade.source, 'gi');
/** Before whom something is for, and whom somebody works with. */
const beforeWhom: ReadonlySet<string> = new Set('for at in with like as by from of'.split(' '));
/** Words that say which trade: 'my small yoga', 'a wedding'. */
const mostWordsBefore = 3;

/** 'For us', 'for my business'. */
const forUs =
  /,? \b(?:for|with|at|in|to) (?:me|us|(?:my|our|a) (?:own |small |little )?(?:business|company)(?: like (?:mine|ours))?)\b/gi;

/** A text in which a trade that something is asked for is 'a business like mine': all trades ask the same. */
export function withoutTrade(text: string): string {
  let said = '';
  let from = 0;
  for (const { 0: found, index } of text.matchAll(tradesSaid)) {
    const before = text.slice(from, index).split(' ');
    const at = before.findLastIndex((word) => beforeWhom.has(word.toLowerCase()));
    // The words between 'for' and the trade, and the one that the trade itself begins.
    if (at < 0 || before.length - at - 2 > mostWordsBefore) continue;
    said += `${before.slice(0, at + 1).join(' ')} a business like mine`;
    from = index + found.length;
  }
  return said + text.slice(from);
}

/** A text without whom it is for, where that is whoever asks. */
export function withoutAsker(text: string): string {
  return withoutTrade(text).replace(forUs, '');
}
