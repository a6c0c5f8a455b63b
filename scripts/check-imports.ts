// Checks the arrows of ARCHITECTURE.md: which top-level folder may import which. Imports within one are free, but no
// two folders may import each other at run time, neither directly nor through others.
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isBesideProduct, parseSource, readSources } from './sources.ts';

interface Arrows {
  /** Folders, or single files, that code may be imported from. */
  from: string[];
  /** The same for type-only imports, which do not exist at run time. */
  typesFrom?: string[];
}

/** The entries of `voice/client/README.md`: the page takes the client as a library, by nothing else. */
const voiceClient = [
  'voice/client/index.ts',
  'voice/client/store.ts',
  'voice/client/resume.ts',
  'voice/client/device/device.ts',
  'voice/client/react/voice-provider.tsx',
  'voice/client/backends/native/native.ts',
  'voice/client/backends/engine/engine.ts',
  'voice/client/backends/cloud/cloud.ts',
  'voice/client/backends/text/text.ts',
  'voice/client/audio/sound-worklet.ts',
];

const arrows: Record<string, Arrows> = {
  forms: { from: ['voice/protocol/form.ts', 'voice/protocol/limits.ts'] },
  content: {
    from: ['agents', 'forms/define-form.ts', 'forms/field-named.ts', 'forms/form-schema.ts'],
    typesFrom: ['forms/field.ts', 'voice/dialogue/agent-definition.ts', 'voice/dialogue/wording'],
  },
  agents: {
    from: [
      'forms',
      'voice/dialogue/agent-definition.ts',
      'voice/dialogue/booking/booking-definition.ts',
      'voice/dialogue/days-and-times/weekdays.ts',
      'voice/dialogue/wording',
      'voice/protocol/form.ts',
      'voice/protocol/limits.ts',
    ],
  },
  'voice/protocol': { from: [] },
  'voice/audio': { from: ['voice/protocol/limits.ts'] },
  'voice/client': { from: ['voice/protocol', 'voice/audio'] },
  'voice/engine': { from: ['voice/protocol', 'voice/audio'] },
  'voice/dialogue': {
    from: ['voice/protocol', 'voice/engine/text'],
    typesFrom: ['voice/engine/ports.ts', 'voice/engine/agent.ts'],
  },
  'voice/testing': { from: ['voice/protocol', 'voice/audio', 'voice/client', 'voice/engine'] },
  'web/build': { from: ['content/paths.ts', 'web/admin/draw-inbox.tsx'] },
  'web/ui': { from: ['content', 'public'] },
  web: {
    from: [
      'content',
      'forms',
      'public',
      ...voiceClient,
      'inbox/request/submission-input.ts',
      'inbox/request/submission-status.ts',
      'inbox/replies/limits.ts',
      'inbox/request/request-form.ts',
      'inbox/spam/trap-names.ts',
      'inbox/list/max-picked.ts',
      'webhooks/kinds.ts',
      'accounts/password-length.ts',
      'accounts/account-header.ts',
    ],
    typesFrom: ['server/http/api.ts', 'http/problem.ts', 'error-reports/page-error.ts'],
  },
  database: { from: [] },
  deploy: { from: [] },
  docs: { from: [] },
  backups: { from: ['content', 'outbox/queue.ts', 'database'] },
  events: {
    from: ['http', 'database'],
    typesFrom: ['accounts/permissions.ts'],
  },
  http: { from: [], typesFrom: ['accounts/principals.ts', 'events/actor.ts', 'database/open.ts'] },
  inbox: {
    from: ['content', 'forms', 'http', 'outbox/queue.ts', 'events', 'database'],
    typesFrom: ['accounts/permissions.ts', 'accounts/principals.ts', 'mailbox/incoming-mail.ts'],
  },
  calls: {
    from: ['http', 'events', 'database', 'voice/protocol/limits.ts'],
    typesFrom: ['accounts/permissions.ts', 'voice/engine/ports.ts'],
  },
  people: {
    from: [
      'content',
      'forms',
      'http',
      'inbox',
      'calls',
      'outbox/channels/mail-files.ts',
      'outbox/queue.ts',
      'events',
      'database',
    ],
    typesFrom: ['accounts/permissions.ts'],
  },
  accounts: { from: ['content', 'http', 'outbox/queue.ts', 'events', 'database'] },
  traces: { from: ['http'], typesFrom: ['database/query-report.ts'] },
  visits: { from: ['http', 'database'], typesFrom: ['accounts/permissions.ts'] },
  'error-reports': { from: ['http'], typesFrom: ['accounts/permissions.ts'] },
  mailbox: { from: ['database'] },
  metrics: { from: ['http'], typesFrom: ['accounts/permissions.ts'] },
  outbox: {
    from: ['http', 'events', 'database'],
    typesFrom: ['accounts/permissions.ts'],
  },
  webhooks: {
    from: ['content', 'http', 'outbox/queue.ts', 'outbox/holds.ts', 'events', 'database'],
    typesFrom: ['accounts/permissions.ts', 'outbox'],
  },
  server: {
    from: [
      'content',
      'forms',
      'http',
      'voice/engine',
      'voice/dialogue',
      'voice/protocol',
      'voice/audio',
      'inbox',
      'calls',
      'people',
      'accounts',
      'outbox',
      'webhooks',
      'mailbox',
      'metrics',
      'error-reports',
      'traces',
      'visits',
      'backups',
      'events',
      'database',
    ],
  },
};

/** One line for each forbidden import. `files` maps paths below the root to texts. */
export function forbiddenImports(files: Map<string, string>): string[] {
  const complaints: string[] = [];
  for (const [file, text] of files) {
    // Tests and tools may import from everywhere.
    if (isBesideProduct(file)) continue;
    const owner = folderOf(file);
    if (!owner) {
      complaints.push(`${file}: its folder has no arrows in scripts/check-imports.ts`);
      continue;
    }
    const { from, typesFrom = [] } = arrows[owner] as Arrows;
    for (const { specifier, typeOnly } of importsOf(file, text)) {
      const target = resolveImport(file, specifier);
      const allowed = [owner, ...from, ...(typeOnly ? typesFrom : [])];
      if (target === null || allowed.some((place) => target === place || target.startsWith(`${place}/`))) continue;
      const rule = `${owner} may import ${from.join(', ') || 'nothing of ours'}`;
      const typesRule = typesFrom.length > 0 ? `, types of ${typesFrom.join(', ')}` : '';
      complaints.push(`${file}: imports ${target}, but ${rule}${typesRule}`);
    }
  }
  return complaints;
}

/** One line for each cycle of folders that import each other; a folder and its parent count as two. */
export function folderCycles(files: Map<string, string>): string[] {
  const imported = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    if (isBesideProduct(file)) continue;
    const folder = dirname(file);
    const targets = imported.get(folder) ?? new Map<string, string>();
    imported.set(folder, targets);
    for (const { specifier, typeOnly } of importsOf(file, text)) {
      const target = resolveImport(file, specifier);
      if (target !== null && !typeOnly && dirname(target) !== folder)
        targets.set(dirname(target), `${file} -> ${target}`);
    }
  }
  const told = new Set<string>();
  return [...imported.keys()].flatMap((folder) => {
    const round = wayBack(folder, imported);
    if (!round || round.some((each) => told.has(each))) return [];
    for (const each of round) told.add(each);
    const imports = round.map((from, index) => imported.get(from)?.get(round[(index + 1) % round.length] as string));
    return [`${[...round, folder].join(' -> ')}: ${imports.join(', ')}`];
  });
}

/** The shortest cycle of imports from a folder back to itself, or null. */
function wayBack(start: string, imported: Map<string, Map<string, string>>): string[] | null {
  const seen = new Set<string>();
  const ways = [[start]];
  for (const way of ways) {
    for (const next of imported.get(way.at(-1) as string)?.keys() ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

function folderOf(file: string): string | undefined {
  return Object.keys(arrows).find((folder) => file.startsWith(`${folder}/`));
}

/** The imported file's path below the root, without a bundler's query, or null for a file that is not ours. */
function resolveImport(file: string, specifier: string): string | null {
  const path = specifier.startsWith('#/') ? specifier.slice(2) : join(dirname(file), specifier);
  return /^[#.]/.test(specifier) && !path.startsWith('node_modules/') ? path.replace(/\?.*/, '') : null;
}

interface Import {
  specifier: string;
  typeOnly: boolean;
}

function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (literal: ts.Node | undefined, typeOnly: boolean) => {
    if (literal && ts.isStringLiteralLike(literal)) found.push({ specifier: literal.text, typeOnly });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file, text));
  return found;
}

/** Only `import type` counts: `import { type A }` still runs the module when types are stripped. */
function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

if (import.meta.main) {
  const sources = readSources();
  const complaints = [
    ...forbiddenImports(sources),
    ...folderCycles(sources).map((cycle) => `folders import each other: ${cycle}`),
  ];
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
