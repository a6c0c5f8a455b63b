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
      quote(accessibility, 'A program checks all pages'),
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
    topic: 'reporting a problem with the site',
    question: 'What if something on the site stands in my way?',
    answer: [
      'Tell us which page it is and what you use to read it; we reply as we do to every request, and fix what we can',
    ],
  }),
];
