import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A value in a source of `content/`. */
export interface Found {
  file: string;
  line: number;
}

/** Where the parser met the first mistake of a TypeScript file, and what it says of it; null when it can be parsed. */
export function findSyntaxError(file: string): (Found & { message: string }) | null {
  const source = readFileSync(file, 'utf8');
  const [error] = parseSync(file, source).errors;
  return error ? { file, line: lineAt(source, error.labels[0]?.start ?? 0), message: error.message } : null;
}

/**
 * Where the value stands that `keys` lead to from the first argument of the call at a place of a stack; where it cannot
 * be followed so far, the innermost value around it. Null when there is no such call.
 */
export function findValue(file: string, line: number, column: number, keys: readonly PropertyKey[]): Found | null {
  const module = read(file);
  const argument = argumentAt(module, offsetOf(module.source, line, column));
  if (!argument) return null;
  const home = argument.type === 'Identifier' ? declared(module, argument.name) : { module, value: argument };
  if (!home) return null;
  let { value } = home;
  for (const key of keys) {
    const inner = member(value, key);
    if (!inner) break;
    value = inner;
  }
  return { file: home.module.file, line: lineAt(home.module.source, value.start) };
}

interface Module {
  file: string;
  source: string;
  program: ESTree.Program;
}

function read(file: string): Module {
  const text = readFileSync(file, 'utf8');
  // JSON is an expression of the language; as a declaration it is read like the rest, on the same lines.
  const source = file.endsWith('.json') ? `const json = ${text}` : text;
  return { file, source, program: parseSync(`${file}.ts`, source).program };
}

function argumentAt({ program }: Module, offset: number): ESTree.Expression | null {
  let found: ESTree.CallExpression | null = null;
  // Inner calls come after the calls around them.
  new Visitor({
    CallExpression(call) {
      if (call.callee.start <= offset && offset < call.callee.end) found = call;
    },
  }).visit(program);
  const [argument] = (found as ESTree.CallExpression | null)?.arguments ?? [];
  return argument && argument.type !== 'SpreadElement' ? argument : null;
}

/** What a name stands for, in this file or in the file of `content/` that it comes from. */
function declared(module: Module, name: string): { module: Module; value: ESTree.Expression } | null {
  let value: ESTree.Expression | null = null;
  let origin: { from: string; name: string } | null = null;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name === name) value ??= init;
    },
    ImportDeclaration({ source, specifiers }) {
      for (const imported of specifiers) {
        if (imported.local.name !== name) continue;
        const exported = imported.type === 'ImportSpecifier' && imported.imported;
        origin = { from: source.value, name: exported && 'name' in exported ? exported.name : 'json' };
      }
    },
  }).visit(module.program);
  if (value) return { module, value };
  if (!origin) return null;
  const { from, name: exported } = origin as { from: string; name: string };
  return from.startsWith('.') ? declared(read(path.resolve(path.dirname(module.file), from)), exported) : null;
}

function member(value: ESTree.Expression, key: PropertyKey): ESTree.Expression | null {
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression') return member(value.expression, key);
  // Such as `defineForm([…])`.
  if (value.type === 'CallExpression') {
    const [argument] = value.arguments;
    return argument && argument.type !== 'SpreadElement' ? member(argument, key) : null;
  }
  if (value.type === 'ArrayExpression') {
    const element = value.elements[Number(key)];
    return element && element.type !== 'SpreadElement' ? element : null;
  }
  if (value.type !== 'ObjectExpression') return null;
  for (const property of value.properties) {
    if (property.type !== 'Property') continue;
    const { key: named } = property;
    if ((named.type === 'Literal' ? named.value : 'name' in named && named.name) === key)
      return property.value as ESTree.Expression;
  }
  return null;
}

function offsetOf(source: string, line: number, column: number): number {
  const before = source.split('\n', line - 1).join('\n').length;
  return (line > 1 ? before + 1 : 0) + column - 1;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
