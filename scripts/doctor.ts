// `npm run doctor`: prints what is configured and whether it answers, finds a language model on this machine, and says what
// is wrong. Ends with code 1 where something is.
import { ConfigError, readConfig } from '#/server/config/config.ts';
import { advise, findProblems } from './doctor/problems.ts';
import { examine } from './doctor/report.ts';

try {
  const config = readConfig();
  for (const line of await examine(config)) console.log(line);
  const problems = await findProblems(config);
  tell('Wrong', problems);
  tell('To consider', advise(config));
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error('Settings that must be mended first:');
  for (const line of error.lines) console.error(`    ${line}`);
  process.exitCode = 1;
}

function tell(title: string, sentences: string[]): void {
  if (sentences.length === 0) return;
  console.log(`\n${title}:`);
  for (const sentence of sentences) console.log(`    ${sentence}`);
}
