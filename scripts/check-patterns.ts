// Checks that every regular expression of the product takes linear time: one of quadratic time on a visitor's text
// would block the event loop. `recheck` proves that with automata; it attacks patterns that are large or look around.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { check, type Diagnostics } from 'recheck';
import ts from 'typescript';
import { isBesideProduct, parseSource, readSources } from './sources.ts';

/** Limits in steps instead of time, so that the verdict is the same on a slow machine. */
const effort = { timeout: null, incubationTimeout: null, attackTimeout: null } as const;

/** Places of the patterns that are being judged. */
const judging = new Set<string>();

interface Pattern {
  /** `file:line` */
  place: string;
  regExp: RegExp;
}

/**
 * One line for each pattern that does not take linear time or cannot be checked. `files` maps paths below the root to
 * texts. Patterns whose fingerprint is in `safe` are skipped; after it, `safe` holds those of all that are safe now.
 */
export async function slowPatterns(files: Map<string, string>, safe: Set<string> = new Set()): Promise<string[]> {
  const complaints: string[] = [];
  const patterns: Pattern[] = [];
  for (const [file, text] of files) {
    if (isBesideProduct(file)) continue;
    for (const { place, regExp } of patternsOf(file, text)) {
      if (regExp) patterns.push({ place, regExp });
      else complaints.push(`${place}: a pattern must be a literal, or be made of constants of its own file`);
    }
  }
  const written = Map.groupBy(patterns.filter(repeats), ({ regExp }) => String(regExp));
  const fingerprints = new Set([...written.keys()].map(fingerprintOf));
  for (const former of safe) if (!fingerprints.has(former)) safe.delete(former);
  const unknown = written.entries().filter(([text]) => !safe.has(fingerprintOf(text)));
  const judgeNext = async () => {
    for (const [text, [first, ...others]] of unknown) {
      if (!first) continue;
      judging.add(first.place);
      const verdict = await check(first.regExp.source, first.regExp.flags, effort);
      judging.delete(first.place);
      if (verdict.status === 'safe') safe.add(fingerprintOf(text));
      else complaints.push(...[first, ...others].map(({ place }) => `${place}: ${text} ${reason(verdict)}`));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, judgeNext));
  return complaints;
}

function reason(verdict: Exclude<Diagnostics, { status: 'safe' }>): string {
  return verdict.status === 'vulnerable'
    ? `does not take linear time: ${verdict.complexity.summary}, with ${verdict.attack.pattern}`
    : `cannot be judged: ${verdict.error.kind}`;
}

/** A pattern without a repetition matches at most its own length from each position, so it takes linear time. */
function repeats({ regExp }: Pattern): boolean {
  return /[*+{]/.test(regExp.source.replace(/\\p\{/gi, ''));
}

/** All patterns of a file; `regExp` is null when it is only known at run time. */
function patternsOf(file: string, text: string): { place: string; regExp: RegExp | null }[] {
  const tree = parseSource(file, text);
  const found: ReturnType<typeof patternsOf> = [];
  const visit = (node: ts.Node) => {
    const regExp = ts.isRegularExpressionLiteral(node)
      ? read(node)
      : makesRegExp(node)
        ? evaluate(node, tree)
        : undefined;
    if (regExp !== undefined) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ place: `${file}:${line}`, regExp });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function read({ text }: ts.RegularExpressionLiteral): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

function makesRegExp(node: ts.Node): boolean {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
}

/** Evaluates the expression in an empty context with only the constants of its file that it uses. */
function evaluate(node: ts.Node, tree: ts.SourceFile): RegExp | null {
  const constants = new Map(
    tree.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((declaration) => [declaration.name.getText(), declaration]),
  );
  const needed = new Set<ts.VariableDeclaration>();
  const need = (within: ts.Node) => {
    const constant = ts.isIdentifier(within) ? constants.get(within.text) : undefined;
    if (constant && !needed.has(constant)) {
      needed.add(constant);
      need(constant);
    }
    ts.forEachChild(within, need);
  };
  need(node);
  const declared = [...needed].sort((a, b) => a.pos - b.pos).map((constant) => `const ${constant.getText()};`);
  try {
    return runInNewContext(ts.transpile([...declared, `(${node.getText()})`].join('\n')), {}, { timeout: 1_000 });
  } catch {
    return null;
  }
}

const root = join(import.meta.dirname, '..');
const { recheck: version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;

/** Of a pattern and the `recheck` that judges it: another version judges all patterns anew. */
export function fingerprintOf(pattern: string): string {
  return createHash('sha256').update(`${version} ${pattern}`).digest('base64url').slice(0, 16);
}

/** Fingerprints of the patterns found safe, a line each. To judge all of them takes a processor a quarter of an hour. */
const safeList = join(import.meta.dirname, 'safe-patterns.txt');

if (import.meta.main) {
  // A pattern whose automaton outgrows the memory ends `recheck`, and no verdict comes.
  process.once('exit', () => {
    for (const place of judging)
      console.error(`${place}: cannot be judged, or is beside one that cannot; write it plainer`);
  });
  const known = readFileSync(safeList, 'utf8');
  const safe = new Set(known.trimEnd().split('\n'));
  const complaints = await slowPatterns(readSources(), safe);
  const found = `${[...safe].sort().join('\n')}\n`;
  if (found !== known) {
    writeFileSync(safeList, found);
    console.log('scripts/safe-patterns.txt has the patterns of today now: commit it with them.');
  }
  for (const complaint of complaints) console.error(complaint);
  process.exit(complaints.length > 0 ? 1 : 0); // `recheck` leaves a process running
}
