import { type ChildNode, parse, type Root, type Rule } from 'postcss';
import { elementsOf } from './elements.ts';

const textElement = /<(input|textarea|astro-island)\b/;
const className = /\.((?:[\w\u{e000}-\u{e002}-]|\\.)+)/gu;
/** The name of an element in a selector, at its start or after a combinator. */
const elementName = /(?:^|[\s>+~])([a-z][a-z\d]*)(?![\w-])/g;
/** Tailwind's negation of a number or length: `calc(.5rem * -1)`. Without `calc()`, a zero would become a length. */
const negated = /\bcalc\((?!0 )([\d.]+(?:[a-z]+|%)?) \* -1\)/g;

/**
 * Removes unused rules from a page's inline style sheets, and shortens values. Unused are rules for class names and
 * elements that appear neither in the page nor in a script that it may load, now or later. Any occurrence of the whole
 * name counts as a use. `scripts` are the scripts to search, by file name. A page that `takesText` keeps the fonts for
 * all characters. Returns the page and its remaining style sheets.
 */
export function trimStyles(
  html: string,
  scripts: Map<string, string>,
  takesText = textElement.test(html),
): { html: string; css: string } {
  const page = decode(replaceStyles(html, () => ''));
  const texts = [page];
  const left = new Map(scripts);
  for (const text of texts) {
    for (const [name, script] of left) if (text.includes(name) && left.delete(name)) texts.push(script);
  }
  const uses: Uses = {
    asClass: (name) => texts.some((text) => hasWord(text, name)),
    asElement: (name) =>
      /^(html|body)$/.test(name) ||
      texts.some((text, index) => (index === 0 ? text.includes(`<${name}`) : hasWord(text, name))),
    anywhere: (name) => texts.some((text) => text.includes(name)),
  };
  // Visitors may type any character into a field.
  const letters = takesText ? null : new Set(page);
  const sheets: string[] = [];
  const trimmed = replaceStyles(html, (css) => {
    const sheet = trim(css, uses, letters);
    sheets.push(sheet);
    return sheet;
  });
  return { html: trimmed, css: sheets.join('') };
}

/** Whether the page or a script uses a name: as a class, as an element, or anywhere, such as in a style attribute. */
interface Uses {
  asClass(name: string): boolean;
  asElement(name: string): boolean;
  anywhere(name: string): boolean;
}

/** What stands around a class name in an attribute and in the strings and templates of a script. */
const edge = /[\s"'`{}\\]/;

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (edge.test(text[at - 1] ?? ' ') && edge.test(text[at + word.length] ?? ' ')) return true;
  }
  return false;
}

/** Replaces the text of each style element. */
function replaceStyles(html: string, replace: (css: string) => string): string {
  let replaced = '';
  let at = 0;
  for (const { content, from, to } of elementsOf(html, 'style')) {
    // What is for pages without scripts stays where it is: no further sheet may hold it.
    const isForNoScript = /<noscript>\s*<style[^>]*>$/.test(html.slice(at, from));
    replaced += html.slice(at, from) + (isForNoScript ? content : replace(content));
    at = to;
  }
  return replaced + html.slice(at);
}

/** Decodes HTML entities, so that class names in attributes match those in style sheets. */
function decode(html: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };
  return html.replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => characters[name] ?? entity);
}

function trim(css: string, uses: Uses, letters: Set<string> | null): string {
  const root = parse(css);
  const isClassUsed = remembered(uses.asClass);
  const isElementUsed = remembered(uses.asElement);
  root.walkRules((rule: Rule) => {
    // A nested rule belongs to its parent.
    if (rule.parent?.type === 'rule' || isFrame(rule)) return;
    const needed = rule.selectors.filter((selector) => {
      const demanded = demandedBy(selector);
      return namesIn(demanded).every(isClassUsed) && elementsIn(demanded).every(isElementUsed);
    });
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  if (letters) dropFaces(root, letters);
  inlineUnset(root);
  writeNegated(root);
  dropUnread(root, uses.anywhere);
  dropEmpty(root);
  return root.toString();
}

/** Asks once for each name. */
function remembered(isUsed: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name) ?? isUsed(name);
    known.set(name, answer);
    return answer;
  };
}

/**
 * Writes the initial value of a registered property in place of each use of it when no rule sets another, as with most of
 * those that Tailwind registers; of one without an initial value, what its use falls back to. Browsers that do not know
 * `@property` get them from a rule of its layer `properties`.
 */
function inlineUnset(root: Root): void {
  const initial = new Map<string, string | null>();
  root.walkAtRules('property', ({ params, nodes = [] }) => {
    initial.set(params, null);
    for (const node of nodes)
      if (node.type === 'decl' && node.prop === 'initial-value') initial.set(params, node.value);
  });
  root.walkDecls(/^--/, (declaration) => {
    if (!isFallback(declaration)) initial.delete(declaration.prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
      (use, name, fallback) => initial.get(name) ?? (initial.has(name) ? fallback : undefined) ?? use,
    );
  });
  root.walkDecls(/^--/, (declaration) => {
    if (initial.has(declaration.prop)) declaration.remove();
  });
}

function writeNegated(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(negated, '-$1');
  });
}

/** Whether a declaration stands in the rule of Tailwind's layer `properties`. */
function isFallback(declaration: ChildNode): boolean {
  let around: { parent?: unknown; params?: unknown } | undefined = declaration;
  while (around && around.params !== 'properties') around = around.parent as typeof around;
  return around !== undefined;
}

/**
 * Drops unused custom properties and animations, repeatedly, since dropping one can make others unused. `isUsed` tells
 * which the page or a script uses.
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
}

/** Drops comments, declarations that repeat the one before, and blocks that nothing is left in. */
function dropEmpty(root: Root): void {
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkDecls((declaration) => {
    if (declaration.prev()?.toString() === declaration.toString()) declaration.remove();
  });
  // From the inside out: what was emptied can leave an empty block around it.
  const blocks: ChildNode[] = [];
  root.walk((node) => {
    if ('nodes' in node && node.nodes) blocks.unshift(node);
  });
  for (const block of blocks) if ('nodes' in block && block.nodes?.length === 0) block.remove();
}

/** Drops font faces that contain none of these characters. */
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

/** Whether a rule is a keyframe, such as `from` or `50%`. */
function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}

/** What a selector requires: nothing in `:not()`, or in a list of which one is enough. */
function demandedBy(selector: string): string {
  let demanded = selector.replace(/\\[(),]/g, (escaped) => standIns[escaped] ?? escaped);
  for (let before = ''; before !== demanded; ) {
    before = demanded;
    // From the inside out, so that no parenthesis is left in an argument.
    demanded = demanded.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, argument: string) =>
      /^(is|where|has)$/.test(name) && !argument.includes(',') ? ` ${argument}` : '',
    );
  }
  return demanded;
}

/** The class names that a selector requires. */
function namesIn(demanded: string): string[] {
  return [...demanded.matchAll(className)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1').replace(/[\u{e000}-\u{e002}]/gu, (standIn) => escapes.get(standIn) ?? standIn),
  );
}

/** The elements that a selector requires. */
function elementsIn(demanded: string): string[] {
  return [...demanded.replace(/\[[^[\]]*\]/g, '').matchAll(elementName)].map(([, name = '']) => name);
}

/** For characters of class names that mean something else in a selector. */
const standIns: Record<string, string> = { '\\(': '\u{e000}', '\\)': '\u{e001}', '\\,': '\u{e002}' };
const escapes = new Map(Object.entries(standIns).map(([escaped, standIn]) => [standIn, escaped.slice(1)]));
