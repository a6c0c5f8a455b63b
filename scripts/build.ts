// `npm run build`: builds the site, where the server may not write, as in a container, and one file of the server's modules,
// with which it starts twice as fast. A start without them builds the site, and loads the modules one by one.
import { ensureServerBuilt } from '#/server/builds/ensure-built.ts';
import { ConfigError, readConfig } from '#/server/config/config.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';

try {
  const { publicUrl } = readConfig();
  await ensureSiteBuilt({ publicUrl, onBuild: () => console.log('Building the site …') });
  await ensureServerBuilt(() => console.log('Building the server …'));
  console.log(`Site and server are built${publicUrl ? ` for ${publicUrl}` : ''}.`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
