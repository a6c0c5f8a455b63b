import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { paths } from '#/content/paths.ts';

/** The page with the live demo: the only one that may ask for the microphone. */
const pageWithMicrophone = paths.howItWorks;

/** Of what is no page: nothing in it is run or shown, even where somebody makes a browser open it. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Gives an answer that has no Content-Security-Policy of its own, as pages have, the one of data. */
export const withPolicy: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', dataPolicy);
};

/** Security headers of every answer but its Content-Security-Policy. */
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
