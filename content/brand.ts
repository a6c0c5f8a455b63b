import * as z from 'zod';
import { paths } from './paths.ts';
import { linkSchema, words } from './schema.ts';

export const brandSchema = z.object({ name: words, tagline: words });

export const brand = brandSchema.parse({
  name: 'Frontdesk',
  tagline: 'AI voice agents and chatbots that answer your customers, day and night.',
});

export const navigation = z.array(linkSchema).parse([
  { label: 'Home', href: '/' },
  { label: 'How It Works', href: paths.howItWorks },
  { label: 'Start Working', href: paths.startWorking },
  { label: 'FAQ', href: paths.faq },
]);

export const getStarted = linkSchema.parse({ label: 'Get Started', href: paths.startWorking });
