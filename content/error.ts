import * as z from 'zod';
import { paths } from './paths.ts';
import { linkSchema, pageSchema, words } from './schema.ts';

const errorSchema = z.object({
  page: pageSchema,
  /** The error's own text. */
  text: words,
  /** What the error means and what to do. */
  advice: words,
});
export type ErrorWords = z.infer<typeof errorSchema>;

export const notFound = errorSchema.extend({ ways: z.array(linkSchema) }).parse({
  page: { title: 'Page not found', description: 'There’s no page at this address.' },
  text: '404 Not Found',
  advice: 'This page doesn’t exist, and nothing is broken. One of these may be what you were looking for.',
  ways: [
    { label: 'How It Works', href: paths.howItWorks },
    { label: 'Start Working', href: paths.startWorking },
    { label: 'FAQ', href: paths.faq },
    { label: 'How pricing works', href: paths.pricing },
  ],
});

/** Pages for other errors, by HTTP status. */
export const errors = z.record(z.string().regex(/^[45]\d\d$/), errorSchema).parse({
  400: {
    page: { title: 'Not understood', description: 'What was sent couldn’t be read.' },
    text: '400 Bad Request',
    advice: 'We couldn’t read what your browser sent. Go back, reload the page and try again.',
  },
  403: {
    page: { title: 'Refused', description: 'This request came from another site.' },
    text: '403 Forbidden',
    advice: 'This request came from another site. Open the page on this site and send it again.',
  },
  413: {
    page: { title: 'Too long', description: 'What was sent is longer than we can take.' },
    text: '413 Content Too Large',
    advice: 'What you sent is longer than we can take. Go back, shorten it and send it again.',
  },
  415: {
    page: { title: 'Not understood', description: 'What was sent is in a format we don’t accept.' },
    text: '415 Unsupported Media Type',
    advice: 'What was sent is in a format we don’t accept. Use the form on the Start Working page.',
  },
  500: {
    page: { title: 'Something went wrong', description: 'Something went wrong on our side.' },
    text: '500 Internal Server Error',
    advice: 'Something went wrong on our side, and we have logged it. Please try again in a moment.',
  },
  503: {
    page: { title: 'Back in a moment', description: 'We can’t answer right now.' },
    text: '503 Service Unavailable',
    advice: 'We can’t answer right now. Please try again in a moment. Nothing you sent before is lost.',
  },
});
