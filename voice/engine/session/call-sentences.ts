/** The engine's own sentences; all others come from the agent. */
export const callSentences = {
  answersFirst: 'Let me answer that first.',
  stillThere: 'Are you still there?',
  silence: "I haven't heard from you for a while, so I'll end the call here. Goodbye!",
  full: "That's all I can take in during one demo call.",
  almostOver: (seconds: number) =>
    `Just so you know, this demo call ends in about ${seconds} seconds. To continue, keep talking or press Stay on the line.`,
  lastSeconds: (seconds: number) =>
    `Just so you know, this demo call ends in about ${seconds} seconds and can't be extended. You can send what you told me as a request afterwards.`,
  noExtension: "This demo call can't be extended. You can send what you told me as a request afterwards.",
  over: 'This demo call has reached its time limit. Thank you for trying it, and goodbye!',
  failed: 'Sorry, something went wrong on my side. Could you say that again?',
  slow: 'Sorry, that took me too long. Could you ask again, or ask for a person?',
  unheard: 'Sorry, I couldn’t make that out. Please say it again, or type it.',
  // Shown, not said:
  unspoken: 'My voice isn’t working at the moment. Please read along; the call continues.',
  unanswered: 'The assistant is having trouble answering. Ask again, or ask for a person.',
  refused: 'This demo call is full, so nothing more can be added to it.',
  unaccepted: 'That message couldn’t be accepted during a call.',
  unknownField: 'The assistant doesn’t ask for that.',
  broken: 'Something went wrong on our side, so the call has ended. Please try again.',
} as const;

type Sentences = typeof callSentences;
export type CallSentences = {
  readonly [Name in keyof Sentences]: Sentences[Name] extends string ? string : Sentences[Name];
};

/** The same for a chat, where nobody talks or hangs up. */
export const chatSentences: CallSentences = {
  ...callSentences,
  full: "That's all I can take in during one chat.",
  failed: 'Sorry, something went wrong on my side. Could you write that again?',
  refused: 'This chat is full, so nothing more can be added to it.',
  unaccepted: 'That message couldn’t be accepted during a chat.',
  broken: 'Something went wrong on our side, so the chat has ended. Please try again.',
  silence: "You haven't written for a while, so I'll end the chat here. Goodbye!",
  almostOver: (seconds) =>
    `Just so you know, this chat ends in about ${seconds} seconds. To continue, write something or press Stay in the chat.`,
  lastSeconds: (seconds) =>
    `Just so you know, this chat ends in about ${seconds} seconds and can't be extended. You can send what you wrote as a request afterwards.`,
  noExtension: "This chat can't be extended. You can send what you wrote as a request afterwards.",
  over: 'This chat has reached its time limit. Thank you for writing, and goodbye!',
};
