import { parse, type Root, type Rule } from 'postcss';
import { elementsOf } from './elements.ts';

const takesText = /<(input|textarea|astro-island)\b/;
const className = /\.((?:[\w-]|\\.)+)/g;

/**
 * Takes the rules out of a page's inlined style sheets that nothing on it can need: those for class names that stand
 * neither in the page nor in a script it may load, now or on a click. A name counts as used wherever its letters are
 * found. `scripts` are those to look into, by file name. Gives the page, and what is left of its style sheets.
 */
export function trimStyles(html: string, scripts: Map<string, string>): { html: string; css: string } {
  const page = decode(replaceStyles(html, () => ''));
  const texts = [page];
  const left = new Map(scripts);
  for (const text of texts) {
    for (const [name, script] of left) if (text.includes(name) && left.delete(name)) texts.push(script);
  }
  const isUsed = (name: string) => texts.some((text) => text.includes(name));
  // Who types into a field may type any letter.
  const letters = takesText.test(html) ? null : new Set(page);
  const sheets: string[] = [];
  const trimmed = replaceStyles(html, (css) => {
    const sheet = trim(css, isUsed, letters);
    sheets.push(sheet);
    return sheet;
  });
  return { html: trimmed, css: sheets.join('') };
}

/** The page with other texts in its style elements. */
function replaceStyles(html: string, replace: (css: string) => string): string {
  let replaced = '';
  let at = 0;
  for (const { text, from, to } of elementsOf(html, 'style')) {
    replaced += html.slice(at, from) + replace(text);
    at = to;
  }
  return replaced + html.slice(at);
}

/** As a class name is written in a style sheet: in an attribute `&` and `>` stand for themselves only escaped. */
function decode(html: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };
  return html.replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => characters[name] ?? entity);
}

function trim(css: string, isUsed: (name: string) => boolean, letters: Set<string> | null): string {
  const known = new Map<string, boolean>();
  const root = parse(css);
  root.walkRules((rule: Rule) => {
    // A rule within a rule speaks of the same element.
    if (rule.parent?.type === 'rule' || isFrame(rule)) return;
    const needed = rule.selectors.filter((selector) => namesIn(selector).every(isNeeded));
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  if (letters) dropFaces(root, letters);
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

/** Drops font faces that hold none of these letters. */
function dropFaces(root: Root, letters: Set<string>): void {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  root.walkAtRules('font-face', (face) => {
    let ranges: string[] | null = null;
    face.walkDecls('unicode-range', ({ value }) => {
      ranges = value.match(/U\+[0-9a-f]+(-[0-9a-f]+)?/gi);
    });
    const isNeeded = (ranges ?? ['U+0-10FFFF']).some((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return points.some((point) => point >= first && point <= last);
    });
    if (!isNeeded) face.remove();
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
