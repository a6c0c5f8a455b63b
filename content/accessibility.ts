import { paths } from './paths.ts';
import { legalSchema } from './schema.ts';

export const accessibility = legalSchema.parse({
  page: {
    title: 'Accessibility',
    description:
      'How this site works with a keyboard, a screen reader, large text or no JavaScript, and where it falls short.',
  },
  header: {
    heading: 'Accessibility',
    text: 'Everyone should be able to use this site. Here is what we do to make that true, and where the site still falls short.',
  },
  summary: [
    {
      title: 'WCAG 2.2, level AA',
      text: 'A program checks all pages, in light and in dark mode. No outside expert has certified it.',
    },
    {
      title: 'Keyboard, voice or text',
      text: 'Everything works with the keyboard alone. Typing does everything that speaking does.',
    },
    {
      title: 'No JavaScript needed',
      text: 'All pages can be read and the request form can be sent without it. Live conversations need it.',
    },
  ],
  sections: [
    {
      id: 'standard',
      heading: 'The standard we follow',
      points: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. A program checks all pages against them, in light and in dark mode, each time the site changes. No outside expert has certified it.',
      ],
    },
    {
      id: 'ways',
      heading: 'What you can count on',
      points: [
        'Everything works with the keyboard alone, and you always see where the focus is. The first Tab on a page offers to skip to its content.',
        'Text can be enlarged to 400% without anything being cut off. The site follows your system’s settings for light or dark mode, more contrast and less motion.',
        'All pages can be read and the request form can be sent with JavaScript switched off.',
        'In the voice demo, everything said also appears as text, and you can type instead of speaking. You can ask the assistant to speak more slowly or to say something again.',
      ],
    },
    {
      id: 'limits',
      heading: 'Where it falls short',
      points: [
        'The live demo needs JavaScript; without it, the page offers the form instead.',
        'How well your speech is understood depends on your browser and on how you speak. Typing does everything that speaking does.',
        'The demo and this site are in English only.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'When something doesn’t work for you',
      points: [
        'Tell us which page it is and what you use to read it. We reply as we do to every request, and fix what we can.',
      ],
    },
  ],
  closing: {
    text: 'The form works with a keyboard, a screen reader and without JavaScript.',
    link: { label: 'Contact us', href: paths.startWorking },
  },
});
