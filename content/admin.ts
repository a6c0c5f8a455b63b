import { pageSchema } from './schema.ts';

export const adminPage = pageSchema.parse({
  title: 'Form Submissions Admin',
  description: 'Requests sent through the site, for staff.',
});
