// Starts the server. The settings are read before the server is loaded: a wrong one is told of at once. What an owner
// writes in `content/` is read while the server's modules load, so a mistake in it ends the start here: with its place and
// one line, not with a stack.
import { ConfigError, readConfig } from './config/config.ts';
import { describeContentMistake } from './content-mistakes/describe.ts';

async function explain(error: unknown): Promise<string | null> {
  if (error instanceof ConfigError) return error.lines.join('\n');
  const mistake = await describeContentMistake(error);
  return mistake && `Frontdesk did not start: ${mistake}`;
}

try {
  const config = readConfig();
  const { run } = await import('./main.ts');
  await run(config);
} catch (error) {
  const lines = await explain(error);
  if (lines === null) throw error;
  process.stderr.write(`${lines}\n`);
  process.exit(1);
}
