const network =
  '(?:instagram|insta|tik ?tok|facebook|fb|twitter|threads|telegram|snapchat|youtube|linkedin|pinterest|whats ?app|viber)';
/** A name on a social network, typed or said: 'instagram @shop.name', 'on tiktok at shop dot name'. */
const named = new RegExp(
  `\\b(?:on )?${network}(?: (?:page|account|profile|handle|only|is|it's))*:? (?:at [\\p{L}\\d_]+(?: (?:dot|underscore) [\\p{L}\\d_]+)*|@ ?[\\p{L}\\d_.]+)`,
  'giu',
);
const bare = /(?<=^|[\s(:])@[\p{L}\d_][\p{L}\d_.]*/gu;

/**
 * A text without names on social networks, which are neither an email address nor a website. `isMail`: an address was
 * asked for, so that an at sign behind a blank may be part of one.
 */
export function withoutHandles(text: string, isMail: boolean): string {
  const others = text.replace(named, ' ');
  return isMail ? others : others.replace(bare, ' ');
}

const onlyThere = new RegExp(
  `^(?:(?:no|nope|just|only|we|i|i'm|we're|are|am|have|use|it's|on|an?|my|our|mostly|well|um|uh) )*${network}(?: (?:page|account|profile|only|for now|at the moment|and ${network}|or ${network}))*$`,
  'iu',
);

/** Whether a caller tells of a page on a social network where a website was asked for: 'we only have Instagram'. */
export function isOnlyOnNetwork(text: string): boolean {
  return onlyThere.test(text.replace(/[\s,.!]+/g, ' ').trim());
}
