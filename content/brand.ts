import * as z from 'zod';
import { linkSchema, words } from './schema.ts';

export const brandSchema = z.object({ name: words, tagline: words });

export const brand = brandSchema.parse({
  name: 'Frontdesk',
  tagline: 'AI voice agents and chatbots that answer your customers, day and night.',
});

export const navigation = z.array(linkSchema).parse([
  { label: 'Home', href: '/' },
  { label: 'How It Works', href: '/how-it-works' },
  { label: 'Start Working', href: '/start-working' },
  { label: 'FAQ', href: '/faq' },
]);

export const getStarted = linkSchema.parse({ label: 'Get Started', href: '/start-working' });

/** For the foot of each page only. */
export const footerLinks = z.array(linkSchema).parse([
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Accessibility', href: '/accessibility' },
]);
