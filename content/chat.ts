import * as z from 'zod';
import { brand } from './brand.ts';
import { paths } from './paths.ts';
import { linkSchema, words } from './schema.ts';
import { demoConsents, voiceDemo } from './voice-demo.ts';

/** What every page has of the chat before it is asked for. */
export const chatLauncher = z.object({ short: words, rest: words, failed: words, form: linkSchema }).parse({
  short: 'Chat',
  rest: 'with our assistant',
  failed: 'The chat couldn’t be loaded. Check your connection and try again.',
  form: { label: 'Send us a request', href: paths.startWorking },
});

const chatSchema = z.object({
  heading: words,
  states: z.object({
    ready: words,
    connecting: words,
    writing: words,
    reconnecting: words,
    over: words,
    elsewhere: words,
  }),
  greeting: words,
  /** Shown until the server has sent the text with its retention. */
  consent: words,
  privacy: linkSchema,
  form: linkSchema,
  minimise: words,
  end: words,
  endShort: words,
  /** Instead of the launcher's words after an answer that came while the panel was closed. */
  news: words,
  /** On the button, after a chat that ended while the panel was closed. */
  mark: z.object({ ended: words, elsewhere: words }),
  request: words,
  dismiss: words,
  off: words,
  ended: z.object({
    byYou: words,
    byAssistant: words,
    byCall: words,
    otherwise: words,
    again: words,
    takeBack: words,
    sendAsRequest: linkSchema,
    sent: words,
  }),
  /** By the code of the failure, where its own sentence speaks of a call. */
  failures: z.record(z.string(), words),
  /** As in a call, in the words of a chat. */
  ending: z.object({ silence: words, length: words, goOn: words, stay: words, final: words, extended: words }),
});

export const chat = {
  ...chatSchema.parse({
    heading: `${brand.name} assistant`,
    states: {
      ready: 'An AI, not a person',
      connecting: 'Connecting...',
      writing: 'Writing...',
      reconnecting: 'Reconnecting...',
      over: 'This chat is over',
      elsewhere: 'In another tab',
    },
    greeting: `Hello, I'm the AI assistant of ${brand.name}. How can I help?`,
    consent: demoConsents.chat.replace('{kept}', 'a limited time'),
    privacy: { label: 'How we handle your data', href: `${paths.privacy}#chat` },
    form: { label: 'Use the form instead', href: paths.startWorking },
    minimise: 'Minimize the chat',
    end: 'End chat',
    endShort: 'End',
    news: 'Chat with our assistant: new answer',
    mark: { ended: 'Chat ended', elsewhere: 'Now in another tab' },
    request: 'Your request so far',
    dismiss: 'Dismiss',
    off: 'The chat is switched off at the moment. Send us a request, and a person will reply.',
    ended: {
      byYou: 'You ended this chat. Thank you for writing.',
      byAssistant: 'The assistant said goodbye.',
      byCall: 'This chat ended because you started a call.',
      otherwise: 'This chat is over.',
      again: 'Start a new chat',
      takeBack: 'Take it back here',
      sendAsRequest: { label: 'Send this as a request', href: paths.startWorking },
      sent: voiceDemo.request.sent,
    },
    failures: {
      'connection-lost': 'The connection was lost for too long, so the chat ended.',
      'call-over': 'This chat is already over.',
      'call-elsewhere': 'This chat goes on in another tab.',
      'time-limit': 'The chat reached its time limit.',
      'silence-limit': 'Nothing was written for a while, so the chat ended.',
      'server-stopped': 'Our server is restarting, so the chat ended. Please try again in a moment.',
    },
    ending: {
      silence: 'Are you still there? The chat ends in about {seconds} seconds.',
      length: 'This chat ends in about {seconds} seconds.',
      goOn: 'Write something or press the button to continue.',
      stay: 'Stay in the chat',
      final: 'This chat can’t be extended. You can still turn it into a request.',
      extended: 'The chat continues, up to {time} in all.',
    },
  }),
  conversation: { ...voiceDemo.conversation, typePlaceholder: 'Write a message' },
  requestSheet: voiceDemo.request,
};

export type ChatWords = typeof chat;
