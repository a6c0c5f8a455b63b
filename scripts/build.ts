// `npm run build`: builds the site where the server may not write, as in a container; else its start does.
import { ConfigError, readConfig } from '#/server/config/config.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';

try {
  const { publicUrl } = readConfig();
  await ensureSiteBuilt({ publicUrl, onBuild: () => console.log('Building the site …') });
  console.log(`The site is built${publicUrl ? ` for ${publicUrl}` : ''}.`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
