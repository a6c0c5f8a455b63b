import { paths } from '#/content/paths.ts';
import type { DemoConfig } from '../config/demo.ts';
import type { PolicySources } from '../site-files/content-security-policy.ts';

/**
 * What the voice platform's call library needs (docs.daily.co, 'Setting up your CSP for daily-js' and `setProxyUrl`):
 * it loads its call machine as a script, creates workers and worklets from blobs, and connects to its signalling and
 * key servers. WebAssembly is for noise suppression. Without `avoidEval` it would also need 'unsafe-eval'. Its error
 * reports to sentry.io stay blocked.
 */
const callLibrary: PolicySources = {
  'script-src': ['https://c.daily.co', 'blob:', "'wasm-unsafe-eval'"],
  'connect-src': ['https://*.daily.co', 'wss://*.daily.co', 'https://prod-ks.pluot.blue'],
  'worker-src': ['blob:'],
  'media-src': ['blob:'],
};

/** The extra sources of the pages whose calls run on the voice platform, by path. */
export function cspExceptions(backend: DemoConfig['backend']): Record<string, PolicySources> {
  return backend === 'cloud' ? { [paths.howItWorks]: callLibrary } : {};
}
