import type { RequestDraft, RequestField } from '../understanding/request-fields.ts';
import { sayDomain, sayMethod, sayPhone, spellEmail } from './read-back.ts';

/** Every sentence the agent says that is neither the site's nor a language model's. */
export const phrases = {
  greeting: (brand: string) => [
    `Hello, I'm the AI assistant of ${brand}.`,
    'Ask me about the service, or tell me to take down a request. How can I help?',
  ],
  hello: 'Hello! How can I help?',
  howAreYou: "I'm well, thank you. How can I help?",
  robot:
    "Yes, I'm an AI assistant, not a person. If you'd rather have a person, say so and I'll take a call-back request.",
  myName: (brand: string) => `I'm the AI assistant of ${brand}; I have no other name.`,
  thanks: "You're welcome.",
  help: [
    'I answer questions about the service, such as how long it takes or what it connects to.',
    'I can also take down a request for the team, or a call-back by a person. Say "slower" or "say that again" at any time.',
  ],
  notHeard: "Sorry, I didn't catch that.",
  takeYourTime: 'Take your time.',
  nothingToRepeat: "I haven't said anything yet. How can I help?",
  slower: "I'll speak more slowly.",
  faster: "I'll speak a little faster.",
  goodbye: 'Thank you for calling. Goodbye!',
  unsentBeforeGoodbye: "Before you go: your request hasn't been sent yet. Shall I send it?",
  incompleteBeforeGoodbye: 'Your request was not complete, so it has not been sent. Thank you for calling. Goodbye!',
  anythingElse: 'Is there anything else?',
  whatElse: 'What can I do for you?',

  unknown: "I don't know that, and I'd rather not guess.",
  offerPerson: 'A person on the team can tell you. Shall I take a call-back request?',
  offerPersonLater: 'A person on the team can tell you; I can note the question in your request.',
  noPrice: "The site names no price, and I won't make one up.",
  offerRequest: 'If you like, I can take down a request for the team.',
  offerToTakeDown: 'I can take it down right here. Shall I?',
  offerHelpWithStory: 'Shall I take that down as a request for the team?',
  asYouLike: 'All right.',
  changed: 'All right, I have changed that.',

  beginRequest: 'Gladly. You can say or type each answer, and correct anything on the screen.',
  beginUrgent: "Of course. Nobody can join this demo call, but I'll take a call-back request and mark it urgent.",
  madeUrgent: 'Of course. I have marked your request urgent, so that a person gets back to you.',
  discarded: 'All right, I have thrown the request away. Nothing was sent.',
  nothingToDiscard: 'All right, never mind.',
  askWhatToChange: 'All right, I have not sent it. What should I change? You can also say never mind.',
  notSentStill: 'It has not been sent.',
  confirm: 'Is that right, and may I send it?',
  confirmShort: 'May I send it?',
  confirmAgain: "I'll only send it when you say yes. May I send it?",
  sent: 'It is sent; the team has your request.',
  sentAlready: 'Your request has already been sent.',
  newAfterSent: 'The first one is with the team already, so I have made a new one with the change.',
  notSentYet: "No, it hasn't been sent yet.",
  noRequestYet: 'There is no request yet.',
  refused: 'It could not be sent as it is.',
  limited:
    'It has not been sent: several requests have come from your connection in a short time. Please try again in a few minutes; what you told me stays on the screen.',
  failed: 'It could not be stored, so it has not been sent. Shall I try once more?',
  incomplete: 'It is not complete yet.',

  whyNeeded: 'So that the team can get back to you about your request.',
  spellAway: 'Of course, go ahead.',
  typeIt: 'You can also type it into the field on the screen.',
  required: "I can't send a request without that. You can also say never mind.",
  phoneRequired: "Without a number nobody can call or text you. Say 'e-mail me instead' if you'd rather not give one.",
  halfEmail: 'And what comes after the at sign?',
  nothingDone: "I can't do that from here; nothing has been sent or booked.",
  robotShort: "I'm an AI assistant, not a person.",
  onlyService: 'I can only speak about the service, and take down a request for the team.',
  urgentNoted: 'I have marked it urgent, so that a person gets back to you.',
  trouble: 'Sorry, I lost my thread there.',
};

const questions: Record<RequestField, string> = {
  full_name: 'What is your full name?',
  email: 'What is your e-mail address? You can spell it.',
  website: 'Do you have a website? If not, say none.',
  bottleneck: 'Where does your customer service get stuck? Tell me in your own words.',
  contact_method: 'How should we answer you: by email, phone, video or text?',
  phone: 'Which number can we reach you on, with its area code?',
};

export function askFor(field: RequestField, urgent: boolean): string {
  return urgent && field === 'bottleneck' ? 'What is it about? Tell me in your own words.' : questions[field];
}

const notUnderstood: Record<RequestField, string> = {
  full_name: "I didn't get a name from that.",
  email: "I didn't get an e-mail address from that. Please spell it, such as: a, n, n, at example dot com.",
  website: "I didn't get a web address from that, such as example dot com. If you have none, say none.",
  bottleneck: 'Could you tell me a little more?',
  contact_method: 'Please choose one: email, phone, video or text.',
  phone: "I didn't get a whole number from that. Please say it digit by digit, with the area code.",
};

export function didNotGet(field: RequestField): string {
  return notUnderstood[field];
}

/** What is said when a field has been understood, so that a mistake can be heard. */
export function acknowledge(field: RequestField, draft: RequestDraft): string {
  const value = draft[field] ?? '';
  switch (field) {
    case 'full_name':
      return `Thank you, ${value}.`;
    case 'email':
      return `I have ${spellEmail(value)}.`;
    case 'website':
      return value ? `Your website is ${sayDomain(value)}.` : 'No website, all right.';
    case 'phone':
      return `I have ${sayPhone(value)}.`;
    case 'contact_method':
      return `We'll answer ${sayMethod(value)}.`;
    case 'bottleneck':
      return "I've noted that.";
  }
}
