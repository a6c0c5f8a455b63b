/** What the form says while a browser solves a proof of work. It is loaded only then. */
export const proofWords = {
  solving:
    'More requests than usual are coming in. To tell people from programs, your browser is doing a short calculation. Your request is sent by itself right after it.',
};

/** What is said instead of a success, where no browser could do that: without JavaScript, or without HTTPS. */
export const heldWords = {
  heading: 'Your Request Has Arrived',
  thanks:
    'More requests than usual are coming in, so a person looks at yours before it goes on. Our reply may take longer than usual.',
};
