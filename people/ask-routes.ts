import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import { withBody } from '#/http/body.ts';
import type { HttpEnv } from '#/http/env.ts';
import { yourDataPath } from './ask-mail.ts';
import { askPage, askPagePolicy, confirmPage, toldPage } from './ask-pages.ts';
import { ask, confirmAsk, type LinkSigner, readAsk, wishes } from './asks.ts';

export const askPermissions: RoutePermissions = {
  [`GET ${yourDataPath}`]: 'public' as const,
  [`POST ${yourDataPath}`]: 'public' as const,
  [`GET ${yourDataPath}/confirm`]: 'public' as const,
  [`POST ${yourDataPath}/confirm`]: 'public' as const,
};

export interface AskRouteOptions {
  database: Database;
  signer: LinkSigner;
  /** Called when a mail was enqueued. */
  onQueued(): void;
}

const wish = z.enum(wishes);
const maxBytes = 1_024;

/**
 * `/your-data`: visitors ask for what is held of them, by a signed link from a mail to the address it is about, and
 * confirm it by another. Pages of plain HTML. Following a link changes nothing, since programs that check mail do so.
 */
export function askRoutes({ database, signer, onQueued }: AskRouteOptions) {
  const tokenOf = (c: Context) => c.req.query('of') ?? '';

  return new Hono<HttpEnv>()
    .get('/', (c) => (signer.read('ask', tokenOf(c)) === null ? gone(c) : show(c, askPage(), 200)))
    .post('/', (c) => {
      const id = signer.read('ask', tokenOf(c));
      if (id === null) return gone(c);
      return withBody(c, { maxBytes }, async (text) => {
        const wants = wish.safeParse(new URLSearchParams(text).get('wants'));
        if (!wants.success) return show(c, askPage(), 422);
        const outcome = await ask(database, id, wants.data, new Date());
        if (outcome === 'asked') onQueued();
        if (outcome === 'gone') return gone(c);
        return outcome === 'asked' ? show(c, toldPage('sent'), 200) : show(c, toldPage('limited'), 429);
      });
    })
    .get('/confirm', async (c) => {
      const id = signer.read('confirm', tokenOf(c));
      const asked = id === null ? null : await readAsk(database.db, id, new Date());
      if (!asked) return gone(c);
      return show(c, asked.isConfirmed ? toldPage('done') : confirmPage(asked.wants), 200);
    })
    .post('/confirm', async (c) => {
      const id = signer.read('confirm', tokenOf(c));
      const isGood = id !== null && (await confirmAsk(database, id, new Date(), actorOf(c.var.principal)));
      if (!isGood) return gone(c);
      onQueued();
      return show(c, toldPage('done'), 200);
    });
}

function gone(c: Context) {
  return show(c, toldPage('gone'), 404);
}

function show(c: Context, page: string, status: 200 | 404 | 422 | 429) {
  c.header('Content-Security-Policy', askPagePolicy);
  c.header('Cache-Control', 'no-store');
  return c.html(page, status);
}
