import * as z from 'zod';
import { pageSchema, words } from './schema.ts';

export const notFound = z.object({ page: pageSchema, text: words }).parse({
  page: { title: 'Page not found', description: 'There is no page at this address.' },
  text: '404 Not Found',
});
