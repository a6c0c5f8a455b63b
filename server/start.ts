// The entry of `npm start`. What an owner writes in `content/` is read while the server's modules load, so a mistake in
// it ends the start here: with its place and one line, not with a stack.
import { describeContentMistake } from './content-mistakes/describe.ts';

try {
  const { run } = await import('./main.ts');
  await run();
} catch (error) {
  const mistake = await describeContentMistake(error);
  if (mistake === null) throw error;
  process.stderr.write(`Frontdesk did not start: ${mistake}\n`);
  process.exit(1);
}
