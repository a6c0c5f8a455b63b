// `npm run doctor`: prints what is configured and whether it answers, and finds a language model on this machine.
import { ConfigError, readConfig } from '#/server/config/config.ts';
import { examine } from './doctor/report.ts';

try {
  for (const line of await examine(readConfig())) console.log(line);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error('Settings that must be mended first:');
  for (const line of error.lines) console.error(`    ${line}`);
  process.exitCode = 1;
}
