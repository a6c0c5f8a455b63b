import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

export interface CommandLineOptions<O extends ParseArgsOptionsConfig> {
  /** Printed for `--help` and after an error. */
  usage: string;
  options?: O;
  /** How many positional arguments are allowed. */
  words?: { min: number; max: number };
}

/** Parses a command's arguments. Exits with the usage for `--help`, and with code 1 for unknown arguments. */
export function readCommandLine<const O extends ParseArgsOptionsConfig = Record<never, never>>({
  usage,
  options,
  words: { min, max } = { min: 0, max: 0 },
}: CommandLineOptions<O>) {
  const help = { type: 'boolean', short: 'h' } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...(options as O), help } });
    if ((values as { help?: boolean }).help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    if (positionals.length > max) refuse(`Unknown argument '${positionals[max]}'`, usage);
    if (positionals.length < min) refuse('An argument is missing', usage);
    return { values, words: positionals };
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    // Node's second sentence explains how to pass a file of such a name.
    return refuse(error.message.split('. ')[0] ?? error.message, usage);
  }
}

/** Like `readCommandLine`, for a command that runs the named parts, or all without names. */
export function readParts(command: string, parts: readonly string[]): string[] {
  const usage = `${command}              all parts\n${command} -- PART ...  only these: ${parts.join(', ')}`;
  const { words } = readCommandLine({ usage, words: { min: 0, max: parts.length } });
  const unknown = words.find((word) => !parts.includes(word));
  if (unknown !== undefined) refuse(`There is no part '${unknown}'`, usage);
  return words;
}

function refuse(sentence: string, usage: string): never {
  process.stderr.write(`${sentence}.\n${usage}\n`);
  process.exit(1);
}
