/** What a visitor agrees to by starting a call. */
export const demoConsent =
  'By starting you agree that your browser turns your speech into text (in Chrome and Edge a service of the browser’s maker does that, and hears what you say) and that we keep the text of the call for up to {days} days. We record no sound.';
