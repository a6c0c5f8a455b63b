import { accessibility } from '../../accessibility.ts';
import { quote, tells } from './entry.ts';

/** How this site can be used. */
export const theSite = [
  tells({
    id: 'site/accessibility',
    topic: 'accessibility of this site',
    question: 'Is this site accessible?',
    answer: [
      'It follows the Web Content Accessibility Guidelines 2.2, level AA',
      quote(accessibility, 'All pages are checked'),
      quote(accessibility, 'No outside expert'),
    ],
  }),
  tells({
    id: 'site/keyboard',
    topic: 'keyboard and screen reader',
    question: 'Does the site work with a keyboard or a screen reader?',
    answer: [
      'Yes: everything works with the keyboard alone, and the form with a screen reader',
      quote(accessibility, 'The first Tab on a page'),
    ],
  }),
  tells({
    id: 'site/javascript',
    topic: 'the site without JavaScript',
    question: 'Does the site work with JavaScript switched off?',
    answer: [quote(accessibility, 'All pages can be read and'), quote(accessibility, 'The live demo needs JavaScript')],
  }),
  tells({
    id: 'site/obstacles',
    topic: 'telling us of an obstacle',
    question: 'What if something on the site stands in my way?',
    answer: [
      'Tell us the page and what you use to read it; we answer as we answer every request, and mend what we can',
    ],
  }),
];
