// `npm run doctor`: prints what is configured and whether it answers, finds a language model on this machine, and says what
// is wrong. Ends with code 1 where something is.
import { ConfigError, readConfig } from '#/server/config/config.ts';
import { readCommandLine } from './command-line.ts';
import { tryBackupPlace } from './doctor/backup-place.ts';
import { advise, findProblems } from './doctor/problems.ts';
import { examine } from './doctor/report.ts';

readCommandLine({
  usage: `npm run doctor   says what is configured and whether it answers, what is wrong, and what to do about it;
                 ends with code 1 where something is wrong. It asks the database, the mail servers, the
                 language model, speech and the voice platform, and stores a small file in BACKUP_TO, which it
                 removes again. It changes nothing and prints no secret.`,
});
try {
  const config = readConfig();
  for (const line of await examine(config)) console.log(line);
  const backups = config.backups && (await tryBackupPlace(config.backups));
  if (backups) console.log(backups.line);
  const problems = [...(await findProblems(config)), ...(backups?.problems ?? [])];
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
