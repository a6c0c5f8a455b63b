import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { paths } from '#/content/paths.ts';

/** The page with the live demo: the only one that may ask for the microphone. */
const pageWithMicrophone = paths.howItWorks;

/** Security headers of every answer. Pages set their own Content-Security-Policy. */
export function securityHeaders(publicUrl: string | undefined, path?: string): MiddlewareHandler {
  const microphone = path === pageWithMicrophone ? ['self'] : [];
  return secureHeaders({
    xFrameOptions: 'DENY',
    // With 'no-referrer' a plain form post would send `Origin: null`.
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
    permissionsPolicy: { camera: [], displayCapture: [], geolocation: [], microphone, payment: [], usb: [] },
    // These concern only obsolete plug-ins and browsers, or links to other sites.
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** The same headers for one path, as a plain record. */
export async function securityHeadersAt(path: string, publicUrl: string | undefined): Promise<Record<string, string>> {
  const app = new Hono().get('*', securityHeaders(publicUrl, path), (c) => c.body(null));
  return Object.fromEntries((await app.request(path)).headers);
}
