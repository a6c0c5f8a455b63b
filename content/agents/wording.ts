import type { Wording } from '#/voice/dialogue/wording/wording.ts';

/** The default greeting of agents without their own. */
export const greeting = [
  "Hello, I'm the AI assistant of {name}.",
  'Ask me about the service, or tell me to take down a request. How can I help?',
];

const ask = 'What is your {label}?';
const readBack = 'Your {label}: {value}.';
const required = "I can't send a request without that. You can also say never mind.";
const none = 'No {label}, all right.';
const ofAnyKind = { ask, askUrgent: '', required, none, readBack, readBackLong: '', readBackTail: '' };

export const wording: Wording = {
  phrases: {
    hello: 'Hello! How can I help?',
    helloAgain: 'Hello!',
    howAreYou: "I'm well, thank you. How can I help?",
    howAreYouAgain: "I'm well, thank you.",
    robot:
      "Yes, I'm an AI assistant, not a person. If you'd rather have a person, say so and I'll take a call-back request.",
    myName: "I'm the AI assistant of {name}; I have no other name.",
    thanks: "You're welcome.",
    help: 'I answer questions about the service. I can also take down a request for the team, or a call-back by a person. Say "slower" or "say that again" at any time.',
    niceToMeet: 'Nice to meet you, {caller}.',
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
    unknownAgain: "I can't answer that one either.",
    which: 'Do you mean {first}, or {second}?',
    goOn: 'Shall I go on?',
    offerPerson: 'A person on the team can tell you. Shall I take a call-back request?',
    offerPersonLater: 'A person on the team can tell you; I can note the question in your request.',
    noPrice: "I was told no price, and I won't make one up.",
    afterNoPrice: '',
    offerForm: 'If you like, I can take down a request for the team.',
    offerHelpWithStory: 'Shall I take that down as a request for the team?',
    asYouLike: 'All right.',
    changed: 'All right, I have changed that.',

    beginForm: 'Gladly. You can say or type each answer, and correct anything on the screen.',
    beginUrgent: "Of course. Nobody can join this demo call, but I'll take a call-back request and mark it urgent.",
    madeUrgent: 'Of course. I have marked your request urgent, so that a person gets back to you.',
    discarded: 'All right, I have thrown the request away. Nothing was sent.',
    nothingToDiscard: 'All right, never mind.',
    askWhatToChange: 'All right, I have not sent it. What should I change? You can also say never mind.',
    notSentStill: 'It has not been sent.',
    readBack: 'Let me read it back.',
    readBackUrgent: 'It is marked urgent, so that a person gets back to you.',
    confirm: 'Is that right, and may I send it?',
    confirmShort: 'May I send it?',
    confirmAgain: "I'll only send it when you say yes. May I send it?",
    sent: 'It is sent; the team has your request.',
    afterSent: '',
    sentAlready: 'Your request has already been sent.',
    newAfterSent: 'The first one is with the team already, so I have made a new one with the change.',
    notSentYet: "No, it hasn't been sent yet.",
    noFormYet: 'There is no request yet.',
    cannotBook: "I can't book a time from here, but I can take a request, and the team arranges it with you. Shall I?",
    refused: 'It could not be sent as it is.',
    limited:
      'It has not been sent: several requests have come from your connection in a short time. Please try again in a few minutes; what you told me stays on the screen.',
    failed: 'It could not be stored, so it has not been sent. Shall I try once more?',
    incomplete: 'It is not complete yet.',

    whyNeeded: 'So that the team can get back to you about your request.',
    spellAway: 'Of course, go ahead.',
    typeIt: 'You can also type it into the field on the screen.',
    halfEmail: 'And what comes after the at sign?',
    cannotSendWithout:
      "Then I can't send it. What you told me stays on the screen; give it when you like, or say never mind.",
    nothingNoted: 'I have written nothing down yet.',
    letGo: "I'll leave your request as it is for now; say 'go on' to continue.",
    nothingDone: "I can't do that from here; nothing has been sent or booked.",
    robotShort: "I'm an AI assistant, not a person.",
    onlyService: 'I can only speak about the service, and take down a request for the team.',
    urgentNoted: 'I have marked it urgent, so that a person gets back to you.',
    trouble: 'Sorry, I lost my thread there.',
  },
  fields: {
    name: {
      ...ofAnyKind,
      again: "I didn't get a name from that.",
      taken: 'Thank you, {value}.',
      readBack: 'Your name: {value}.',
    },
    email: {
      ...ofAnyKind,
      ask: 'What is your {label}? You can spell it.',
      again: "I didn't get an e-mail address from that. Please spell it, such as: a, n, n, at example dot com.",
      taken: 'I have {value}.',
    },
    url: {
      ...ofAnyKind,
      again: "I didn't get a web address from that, such as example dot com. If you have none, say none.",
      taken: 'I have {value}.',
    },
    phone: {
      ...ofAnyKind,
      ask: 'What is your {label}, with its area code?',
      again: "I didn't get a whole number from that. Please say it digit by digit, with the area code.",
      taken: 'I have {value}.',
    },
    text: {
      ...ofAnyKind,
      ask: 'What should I put down for {label}?',
      again: 'Could you tell me a little more?',
      taken: "I've noted that.",
      readBack: 'For {label}: {value}.',
      readBackLong: 'What you told me for {label} stands on the screen; it begins: {value}.',
    },
    choice: {
      ...ofAnyKind,
      ask: 'What should I put down for {label}: {options}?',
      again: 'Please choose one: {options}.',
      taken: 'I have {value}.',
      readBack: 'For {label}: {value}.',
    },
  },
};
