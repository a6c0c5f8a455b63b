import { paths } from '#/content/paths.ts';
import type { DemoConfig } from '../config/config.ts';
import type { PolicySources } from '../site-files/content-security-policy.ts';

/**
 * What the call library of the voice platform needs (docs.daily.co, 'Setting up your CSP for daily-js' and
 * `setProxyUrl`): it loads its call machine as a script, runs workers and worklets that it makes itself, and talks to
 * its signalling and to the server of its keys. WebAssembly takes the noise out of the caller's sound. Without
 * `avoidEval` it would need 'unsafe-eval', too. Its reports of failures to sentry.io stay shut in.
 */
const callLibrary: PolicySources = {
  'script-src': ['https://c.daily.co', 'blob:', "'wasm-unsafe-eval'"],
  'connect-src': ['https://*.daily.co', 'wss://*.daily.co', 'https://prod-ks.pluot.blue'],
  'worker-src': ['blob:'],
  'media-src': ['blob:'],
};

/** The pages on which calls are held that leave this server, by path, and what each may load. */
export function cspExceptions(backend: DemoConfig['backend']): Record<string, PolicySources> {
  return backend === 'cloud' ? { [paths.howItWorks]: callLibrary } : {};
}
