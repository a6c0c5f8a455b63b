import { paths } from './paths.ts';
import { legalSchema } from './schema.ts';

export const accessibility = legalSchema.parse({
  page: {
    title: 'Accessibility',
    description:
      'How this site works with a keyboard, a screen reader, large type or no JavaScript, and what falls short.',
  },
  header: {
    heading: 'Accessibility',
    text: 'Everyone should be able to walk up to this desk. What we did for that, and what still falls short.',
  },
  sections: [
    {
      id: 'standard',
      heading: 'What we hold ourselves to',
      points: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. All pages are checked against them by a program, in light and in dark colours, each time the site is changed. No outside expert has certified it.',
      ],
    },
    {
      id: 'ways',
      heading: 'What you can count on',
      points: [
        'Everything works with the keyboard alone, and you always see where you are. The first Tab on a page offers to skip to its content.',
        'Text can be enlarged to 400 % and nothing is cut off. The site follows your system’s choice of light or dark colours, of stronger contrast and of less motion.',
        'All pages can be read and the request form can be sent with JavaScript switched off.',
        'In the voice demo everything said is also written, as it is said, and you can type instead of speaking. You can ask the assistant to speak more slowly or to say something again.',
      ],
    },
    {
      id: 'limits',
      heading: 'What falls short',
      points: [
        'The live demo needs JavaScript; without it the page offers the form in its place.',
        'How well your speech is understood depends on your browser and on how you speak. Typing does everything that speaking does.',
        'The demo speaks and understands English only, as does the site.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'When something stands in your way',
      points: [
        'Tell us the page and what you use to read it. We answer as we answer every request, and mend what we can.',
      ],
    },
  ],
  closing: {
    text: 'The form works with a keyboard, a screen reader and without JavaScript.',
    link: { label: 'Write to us', href: paths.startWorking },
  },
});
