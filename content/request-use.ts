/** What becomes of a request, in the same words beside the form's button and on Privacy. */
export const requestUse = 'We use what you send to reply to you. We may also save it in tools we use, such as our CRM.';
