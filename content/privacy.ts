import * as z from 'zod';
import { linkSchema, pageSchema, words } from './schema.ts';

const privacySchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  sections: z.array(z.object({ id: words, heading: words, points: z.array(words).min(1) })),
  closing: z.object({ text: words, link: linkSchema }),
});

export const privacy = privacySchema.parse({
  page: {
    title: 'Privacy',
    description:
      'What this site does with a request you send, with a call to the voice demo, and what your browser does.',
  },
  header: {
    heading: 'Privacy',
    text: 'What happens to what you write and say here, in plain words.',
  },
  sections: [
    {
      id: 'reading',
      heading: 'When you read these pages',
      points: [
        'Nothing is counted or followed: no analytics, no advertising, no cookies for visitors, and no fonts, pictures or scripts from other servers.',
        'Your network address reaches our server, as it does with every site. We use it to limit how many requests and calls come from one place in a short time, and do not keep it beside either.',
      ],
    },
    {
      id: 'form',
      heading: 'When you send a request',
      points: [
        'We keep what you put into the form, and when: your name, e-mail address, website, phone number if you gave one, what you told us, and how you would like to be answered.',
        'Our staff read it to answer you. You get a confirmation by e-mail; the mail server of this site carries it.',
        'Until you send it, what you typed stays in this tab of your browser, so that a reload does not lose it. It goes when you close the tab.',
      ],
    },
    {
      id: 'call',
      heading: 'When you call the voice demo',
      points: [
        'Sound does not reach us and is not recorded. Your browser turns your speech into text and sends us the text; the assistant’s voice is made by your browser.',
        'In Chrome and Edge, speech is turned into text by a service of the browser’s maker (Google, Microsoft), which therefore hears what you say while the microphone is on. In other browsers it may be done on your device or by their maker too. Their own privacy terms hold for that. If you would rather not, choose “Type instead”: then the microphone is not asked for.',
        'We keep the text of the call, when it was, why it ended and how fast the answers came, so that we can see what callers need. It is deleted after 30 days, unless this site is set to another number, which the line beside the start button then says. If you sent a request from the call, its text is kept as long as that request.',
        'Your tab keeps a key to the call while it lasts, so that you can come back to it from another page. It is of no use afterwards, except to show that a request you send later came from that call.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      points: [
        'You can ask what we hold about you, have it corrected, or have it deleted, under the GDPR and the CCPA or just because you want to. Tell us the e-mail address you used, or when you called.',
      ],
    },
  ],
  closing: {
    text: 'The quickest way to reach us about any of this is the form.',
    link: { label: 'Write to us', href: '/start-working' },
  },
});

export type Privacy = z.infer<typeof privacySchema>;
