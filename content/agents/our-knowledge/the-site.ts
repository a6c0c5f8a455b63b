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
    asked: [
      'do you meet WCAG',
      'can people with disabilities use your website',
      'have you thought of blind visitors',
      'can I make the text bigger',
      'is there a dark mode',
      'which accessibility standard do you follow',
      'I have low vision, can I read your pages',
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
    asked: [
      'can I use it without a mouse',
      'does it work with JAWS or NVDA',
      'is VoiceOver supported',
      'can I tab through the pages',
      'I use a screen reader',
    ],
  }),
  tells({
    id: 'site/javascript',
    topic: 'the site without JavaScript',
    question: 'Does the site work with JavaScript switched off?',
    answer: [quote(accessibility, 'All pages can be read and'), quote(accessibility, 'The live demo needs JavaScript')],
    asked: [
      'I block scripts, can I still send the form',
      'do I need JavaScript',
      'what works when scripts are disabled',
      'can I use your website with no JS',
    ],
  }),
  tells({
    id: 'site/obstacles',
    topic: 'telling us of an obstacle',
    question: 'What if something on the site stands in my way?',
    answer: [
      'Tell us the page and what you use to read it; we answer as we answer every request, and mend what we can',
    ],
    asked: [
      'I found a bug on your page',
      'something on the site does not work for me',
      'how do I report a problem with the website',
      'a button is broken',
    ],
  }),
];
