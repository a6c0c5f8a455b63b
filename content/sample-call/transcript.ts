// Written by `npm run sample`: what the engine said to the lines of `caller.ts`. Not to be edited by hand.
import type { SampleCall } from './sample-call.ts';

export const sampleCall: SampleCall = {
  business: 'Maple Street Dental',
  turns: [
    {
      speaker: 'assistant',
      sentences: [
        "Maple Street Dental, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
        'Ask me anything, or book a visit. How can I help?',
      ],
    },
    { speaker: 'caller', sentences: ['Hi, how much is a check-up?'] },
    {
      speaker: 'assistant',
      sentences: [
        'A check-up costs 75 dollars and takes half an hour.',
        'X-rays, if you need any, are 40 dollars more.',
      ],
    },
    { speaker: 'caller', sentences: ['Will my insurance pay for it?'] },
    {
      speaker: 'assistant',
      sentences: [
        'We work with most large dental plans and send the claim for you.',
        'Bring your card, and we check what it covers before treatment.',
        'If you like, I can look for a time for you.',
      ],
    },
    { speaker: 'caller', sentences: ['Good. Can I come on Thursday after four?'] },
    { speaker: 'assistant', sentences: ['I have Thursday at 4 pm or 5:30 pm. Which suits you?'] },
    { speaker: 'caller', sentences: ['Sorry, I work late on Thursdays. Friday morning?'] },
    { speaker: 'assistant', sentences: ['I have Friday at 8 am or 9:30 am. Which suits you?'] },
    { speaker: 'caller', sentences: ["Nine thirty is fine. I'm Sam Rivera."] },
    {
      speaker: 'assistant',
      sentences: [
        'To be sure: check-up on Friday, March 6 at 9:30 am with Dr. Okafor, for Sam Rivera. Shall I book it?',
      ],
    },
    { speaker: 'caller', sentences: ['Yes, please do.'] },
    {
      speaker: 'assistant',
      sentences: [
        'Booked: check-up on Friday, March 6 at 9:30 am with Dr. Okafor, for Sam Rivera. As this is a sample, nobody will expect you.',
        'Is there anything else?',
      ],
    },
  ],
  booked: { service: 'check-up', day: 'Friday, March 6', time: '9:30 am', person: 'Dr. Okafor', name: 'Sam Rivera' },
};
