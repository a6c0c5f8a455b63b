import { constants, gzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { paths } from '#/content/paths.ts';
import type { HttpEnv } from '#/http/env.ts';
import { type FormStatus, readSent } from '#/inbox/intake/plain-form.ts';
import type { RequestFormState } from '#/inbox/request/request-form.ts';
import type { FormKeys } from '#/inbox/spam/form-keys.ts';
import type { Encoding, Site } from '../site-files/site.ts';
import { acceptedEncodings } from './site.ts';

export const formPagePermissions: RoutePermissions = {
  [`GET ${paths.startWorking}`]: 'public' as const,
};

/** `/start-working`, with a fresh idempotency key in each answer. */
export function formPageRoutes(site: Site, formKeys: FormKeys) {
  return new Hono<HttpEnv>().get('/', async (c) => {
    const { write, policy } = await site.formPage(readSent(c.req.query()));
    const accepted = acceptedEncodings(c.req.header('accept-encoding'));
    const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
    return page(c, 200, write(formKeys.create(), encoding), { policy, encoding });
  });
}

/** Answers a form post without JavaScript with the form's page. */
export async function answerWithForm(
  site: Site,
  c: Context<HttpEnv>,
  status: FormStatus,
  form: RequestFormState,
): Promise<Response> {
  const { html, policy } = await site.renderForm(form);
  const isCompressed = acceptedEncodings(c.req.header('accept-encoding')).has('gzip');
  // Compressed on this thread, at the fastest level: the thread pool hashes passwords, and a page would wait for it.
  const body = isCompressed ? gzipSync(html, { level: constants.Z_BEST_SPEED }) : Buffer.from(html);
  return page(c, status, body, { policy, encoding: isCompressed ? 'gzip' : 'identity' });
}

interface PageHead {
  policy: string;
  encoding: Encoding;
}

function page(
  c: Context<HttpEnv>,
  status: 200 | FormStatus,
  body: Uint8Array<ArrayBuffer>,
  { policy, encoding }: PageHead,
): Response {
  // The browser keeps the page for Back, so that a form sent again from there carries the same key; no cache shares it.
  c.header('Cache-Control', 'private, no-cache');
  c.header('Content-Security-Policy', policy);
  c.header('Content-Type', 'text/html; charset=UTF-8');
  c.header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(body, status);
}
