import { Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { operator } from '#/content/operator.ts';
import { paths } from '#/content/paths.ts';
import type { HttpEnv } from '#/http/env.ts';

/** Well below the year that RFC 9116 section 2.5.5 advises. Each request renews it, so the file never expires. */
const validMs = 180 * 86_400_000;

export const securityTxtPermissions: RoutePermissions = {
  'GET /.well-known/security.txt': 'public',
};

/**
 * Where to report a vulnerability (RFC 9116). The form replaces a missing contact. The file does not exist when there
 * is neither, or when the form is not served over https, which a web contact must be.
 */
export function securityTxtRoutes(publicUrl: string | undefined) {
  return new Hono<HttpEnv>().get('/.well-known/security.txt', (c, next) => {
    const site = publicUrl?.startsWith('https:') ? publicUrl : undefined;
    const contact = operator.securityContact ?? (site && `${site}${paths.startWorking}`);
    if (!contact) return next();
    c.header('Cache-Control', 'no-cache');
    return c.text(
      [
        `Contact: ${contact}`,
        `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
        'Preferred-Languages: en',
        ...(site ? [`Canonical: ${site}/.well-known/security.txt`] : []),
        '',
      ].join('\n'),
    );
  });
}
