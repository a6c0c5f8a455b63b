import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { routeOf } from './route-of.ts';

function fail(): never {
  throw new Error('a fault');
}

it('names the route that has a request, not one that matches it, too', async () => {
  const app = new Hono()
    .onError((_, c) => c.text(routeOf(c)))
    .use(async (c, next) => {
      if (c.req.query('early')) fail();
      await next();
    })
    .get('/things/numbers', fail)
    .get('/things/:id', fail);
  const named = async (path: string) => (await app.request(path)).text();
  expect(await named('/things/numbers')).toBe('/things/numbers');
  expect(await named('/things/secret')).toBe('/things/:id');
  expect(await named('/things/secret?early=1')).toBe('/things/:id');
  expect(await named('/secret?early=1')).toBe('*');
});
