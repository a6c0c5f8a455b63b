import { parse, type Root, type Rule } from 'postcss';

export const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const className = /\.((?:[\w-]|\\.)+)/g;

/**
 * Takes the rules out of a page's inlined style sheet that nothing on it can need: those for class names that stand
 * neither in the page nor in a script it may load, now or on a click. A name counts as used wherever its letters are
 * found. `scripts` are all those of the site, by file name.
 */
export function trimStyles(html: string, scripts: Map<string, string>): string {
  const texts = [decode(html.replace(styleElement, ''))];
  const left = new Map(scripts);
  for (const text of texts) {
    for (const [name, script] of left) if (text.includes(name) && left.delete(name)) texts.push(script);
  }
  const isUsed = (name: string) => texts.some((text) => text.includes(name));
  return html.replace(styleElement, (_, opening: string, css: string, closing: string) => {
    return `${opening}${trim(css, isUsed)}${closing}`;
  });
}

/** As a class name is written in a style sheet: in an attribute `&` and `>` stand for themselves only escaped. */
function decode(html: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };
  return html.replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => characters[name] ?? entity);
}

function trim(css: string, isUsed: (name: string) => boolean): string {
  const known = new Map<string, boolean>();
  const root = parse(css);
  root.walkRules((rule: Rule) => {
    // A rule within a rule speaks of the same element.
    if (rule.parent?.type === 'rule' || isFrame(rule)) return;
    const needed = rule.selectors.filter((selector) => namesIn(selector).every(isNeeded));
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  dropUnread(root, isUsed);
  return root.toString();

  function isNeeded(name: string): boolean {
    const answer = known.get(name) ?? isUsed(name);
    known.set(name, answer);
    return answer;
  }
}

/**
 * Drops custom properties that no rule reads, and animations that none names, until there are none; `isUsed` knows those
 * that the page itself or a script speaks of.
 */
function dropUnread(root: Root, isUsed: (name: string) => boolean): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set<string>();
    const named: string[] = [];
    root.walkDecls(({ prop, value }) => {
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
      if (/^(--animate|animation)/.test(prop)) named.push(value);
    });
    const isRead = (name: string) => read.has(name) || isUsed(name);
    root.walkDecls(/^--/, (declaration) => {
      if (isRead(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    root.walkAtRules(/^(property|keyframes)$/, (atRule) => {
      const { name, params } = atRule;
      if (name === 'property' ? isRead(params) : named.some((value) => value.includes(params))) return;
      atRule.remove();
      dropped = true;
    });
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** `from`, `50%`: what an animation is made of. */
function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}

/** Names that a selector demands; what stands in `:not()` and its like may well be missing. */
function namesIn(selector: string): string[] {
  const demanded = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...demanded.matchAll(className)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}
