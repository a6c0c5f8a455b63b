import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { paths } from '#/content/paths.ts';

/** The page that calls are held on; no other may ask for the microphone. */
const pageWithMicrophone = paths.howItWorks;

/** What each answer carries; the Content-Security-Policy comes with each page. */
export function securityHeaders(publicUrl: string | undefined, path?: string): MiddlewareHandler {
  const microphone = path === pageWithMicrophone ? ['self'] : [];
  return secureHeaders({
    xFrameOptions: 'DENY',
    // With 'no-referrer' a plain form post would send `Origin: null`.
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
    permissionsPolicy: { camera: [], displayCapture: [], geolocation: [], microphone, payment: [], usb: [] },
    // For plug-ins and browsers that are no more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** The same for what is sent at one address, as a plain record. */
export async function securityHeadersAt(path: string, publicUrl: string | undefined): Promise<Record<string, string>> {
  const app = new Hono().get('*', securityHeaders(publicUrl, path), (c) => c.body(null));
  return Object.fromEntries((await app.request(path)).headers);
}
