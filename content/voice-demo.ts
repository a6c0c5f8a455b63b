import * as z from 'zod';
import { promised } from './claims.ts';
import { paths } from './paths.ts';
import { linkSchema, words } from './schema.ts';

const asLongAsRequest = 'If you send a request from the call, we keep the text as long as the request.';

/**
 * What a visitor agrees to by starting a call, by who hears it; what comes after the first two sentences can be folded.
 * `{kept}` is how long its text is kept.
 */
export const demoConsents = {
  native: `By starting, you agree that your browser or its maker (such as Google, Microsoft or Apple) turns your speech into text. You also agree that we keep the text for {kept}. If it can’t, as in Firefox, you type. We never record the sound. ${asLongAsRequest}`,
  /** In a browser that recognises speech on the device. */
  nativeOnDevice: `By starting, you agree that your browser turns your speech into text on this device. You also agree that we keep the text for {kept}. The sound doesn’t leave your device, and we never record it. ${asLongAsRequest}`,
  engine: `By starting, you agree that our server, or a speech service it uses, turns your speech into text. You also agree that we keep the text for {kept}. We never record the sound. ${asLongAsRequest}`,
  cloud: `By starting, you agree that a voice platform handles the call for us. You also agree that we keep its text for {kept}. The platform hears what you say, and its own terms apply. ${asLongAsRequest}`,
  chat: 'You are chatting with an AI, not a person. By sending a message, you agree that we keep the text of the chat for {kept}, or for as long as your request if you send one.',
} as const;

const wayOutSchema = z.object({ text: words, link: linkSchema });

/** A desk on the card before a call. */
export interface DemoDesk {
  id: string;
  label: string;
  sample: boolean;
  suggestions: readonly string[];
}

const voiceDemoSchema = z.object({
  heading: words,
  tip: words,
  rest: z.object({
    start: words,
    hint: words,
    typeInstead: words,
    /** Shown until the server has sent the text with its retention. */
    consent: words,
    /** Added to the consent text where the browser lends its language model. */
    browserModel: words,
    /** Opens what comes after the first two sentences of the consent. */
    details: words,
    privacy: linkSchema,
    needsJavascript: wayOutSchema,
    off: wayOutSchema,
    waiting: z.object({ text: words, takeUp: words }),
  }),
  desks: z.object({ legend: words, note: words }),
  connecting: z.object({ button: words, cancel: words, askingMicrophone: words, typeInstead: words }),
  call: z.object({
    label: words,
    listening: words,
    speaking: words,
    reconnecting: words,
    muted: words,
    mutedHint: words,
    /** The visitor chose to type. */
    typing: words,
    typingOnly: words,
    /** Why the call cannot hear, by the code of the failure. */
    deaf: z.record(z.string(), words),
    /** `{seconds}` is what is left. */
    ending: z.object({
      silence: words,
      length: words,
      goOn: words,
      stay: words,
      final: words,
      writeToUs: linkSchema,
      /** `{time}` is the longest duration of the call as of now. */
      extended: words,
    }),
    time: words,
    /** `{time}` is the longest duration of a call. */
    timeLimit: words,
    mute: words,
    unmute: words,
    useMicrophone: words,
    interrupt: words,
    end: words,
    headphones: words,
    microphone: words,
    dismiss: words,
  }),
  conversation: z.object({
    heading: words,
    placeholder: words,
    you: words,
    assistant: words,
    earlier: words,
    typeLabel: words,
    typePlaceholder: words,
    send: words,
    suggestions: words,
    choices: words,
  }),
  booking: z.object({
    heading: words,
    sample: words,
    times: words,
    free: words,
    taken: words,
    offered: words,
    chosen: words,
    yours: words,
    appointments: words,
  }),
  request: z.object({
    heading: words,
    text: words,
    announcement: words,
    urgent: words,
    notChosen: words,
    send: words,
    discard: words,
    sent: words,
    /** After a message to a sample desk. */
    sampleSent: words,
  }),
  summary: z.object({
    /** `{time}` is the call's duration. */
    heading: words,
    /** Where another tab holds the call. */
    elsewhere: words,
    byYou: words,
    byAssistant: words,
    otherwise: words,
    transcript: words,
    nothingSaid: words,
    unsent: words,
    offer: words,
    /** After a call in which the visitor said nothing. */
    wordlessOffer: words,
    takenDown: words,
    booked: words,
    sendAsRequest: linkSchema,
    /** After a call with a sample desk. */
    sampleOffer: words,
    askUs: words,
    sent: words,
    again: words,
  }),
});

export const voiceDemo = voiceDemoSchema.parse({
  heading: 'Live AI Voice Demo',
  tip: 'Tip: use headphones or earbuds, so the assistant doesn’t hear its own voice.',
  rest: {
    start: 'Start Voice Demo',
    hint: 'Click to start talking with our AI assistant',
    typeInstead: 'Type instead',
    consent: demoConsents.native.replace('{kept}', 'a limited time'),
    browserModel:
      'Your browser’s built-in language model helps us understand you: it runs on this device and picks which of our answers fits your question.',
    details: 'Details',
    privacy: { label: 'How we handle your data', href: paths.privacy },
    needsJavascript: {
      text: 'The live demo needs JavaScript, which is switched off in this browser.',
      link: { label: 'Send us a request instead', href: paths.startWorking },
    },
    off: {
      text: 'The live demo is switched off at the moment.',
      link: { label: 'Ask us for a demo call', href: paths.startWorking },
    },
    waiting: { text: 'Your call is still on the line.', takeUp: 'Back to your call' },
  },
  desks: {
    legend: 'Who would you like to call?',
    note: 'The clinic and the salon are samples. Nothing you book there is real.',
  },
  connecting: {
    button: 'Connecting...',
    cancel: 'Cancel',
    askingMicrophone: 'Your browser is asking whether we may use the microphone. Allow it to talk, or type instead.',
    typeInstead: 'Type instead',
  },
  call: {
    label: 'Call with the AI assistant',
    listening: 'Listening...',
    speaking: 'AI Assistant Speaking...',
    reconnecting: 'Reconnecting...',
    muted: 'You are muted',
    mutedHint: 'Unmute to talk, or write below',
    typing: 'Your turn to type',
    typingOnly: 'Write to the assistant below',
    deaf: {
      'microphone-denied': 'Microphone not allowed',
      'microphone-not-found': 'No microphone found',
      'microphone-in-use': 'Microphone in use elsewhere',
      'microphone-unsupported': 'No microphone here',
      'recognition-unsupported': 'No speech recognition here',
      'recognition-refused': 'Speech recognition isn’t working',
      'recognition-silent': 'We can’t hear you',
      otherwise: 'We can’t hear you',
    },
    ending: {
      silence: 'Are you still there? The call ends in about {seconds} seconds.',
      length: 'This call ends in about {seconds} seconds.',
      goOn: 'Speak, type or press the button to continue.',
      stay: 'Stay on the line',
      final: 'This call can’t be extended. You can still turn it into a request.',
      writeToUs: { label: 'Send us a request', href: paths.startWorking },
      extended: 'The call continues, up to {time} in all.',
    },
    time: 'Length of the call',
    timeLimit: 'of {time}',
    mute: 'Mute',
    unmute: 'Unmute',
    useMicrophone: 'Use microphone',
    interrupt: 'Interrupt',
    end: 'End Call',
    headphones: 'I’m wearing headphones: let me interrupt by speaking',
    microphone: 'Microphone',
    dismiss: 'Dismiss',
  },
  conversation: {
    heading: 'Live Conversation',
    placeholder: 'Conversation will appear here. Start speaking to see the transcript...',
    you: 'You',
    assistant: 'AI Assistant',
    earlier: 'What was said before this is no longer shown.',
    typeLabel: 'Your message',
    typePlaceholder: 'Or type here',
    send: 'Send',
    suggestions: 'You could ask',
    choices: 'You could answer',
  },
  booking: {
    heading: 'Calendar',
    sample: 'Made up for this call',
    times: 'Times of this day',
    free: 'free',
    taken: 'taken',
    offered: 'offered',
    chosen: 'waiting for your yes',
    yours: 'your appointment',
    appointments: 'Booked in this call',
  },
  request: {
    heading: 'Your request',
    text: 'Filled in as you talk. Change anything that isn’t right.',
    announcement: 'The assistant is taking down your request. You can correct its fields on the card.',
    urgent: 'Urgent: a person will get back to you',
    notChosen: 'Not chosen yet',
    send: 'Send this request',
    discard: 'Never mind',
    sent: `Your request was sent. We reply within ${promised.replyWithin}.`,
    sampleSent: 'This is a sample: your message wasn’t stored or sent.',
  },
  summary: {
    heading: 'Call ended after {time}',
    elsewhere: 'The call isn’t here any more',
    byYou: 'You hung up. Thank you for trying it.',
    byAssistant: 'The assistant said goodbye.',
    otherwise: 'The call is over.',
    transcript: 'What was said',
    nothingSaid: 'Nothing was said in this call.',
    unsent: 'Typed but not sent:',
    offer:
      'Want this for your own customers? Turn this call into a request: you can change every word before you send it.',
    wordlessOffer: 'Want this for your own customers? Try again, or tell us in writing what you need.',
    takenDown: 'Your request so far',
    booked: 'Booked in the sample',
    sendAsRequest: { label: 'Send this as a request', href: paths.startWorking },
    sampleOffer:
      'That was a sample, so nothing was stored as a request. Want an agent like this for your own customers?',
    askUs: 'Send us a request',
    sent: `Your request was sent. We reply within ${promised.replyWithin}.`,
    again: 'Start Voice Demo',
  },
});

export type VoiceDemoWords = z.infer<typeof voiceDemoSchema>;

/** The bar that other pages show while a call is waiting. */
export const callBar = z.object({ label: words, text: words, link: linkSchema }).parse({
  label: 'Your call',
  text: 'Your call is waiting',
  link: { label: 'Back to your call', href: `${paths.howItWorks}#voice-demo` },
});
