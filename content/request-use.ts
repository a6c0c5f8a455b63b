/** What becomes of a request, in the same words beside the form's button and on Privacy. */
export const requestUse =
  'We use what you send to reply to you. A copy may go to programs we work with, such as our customer list.';
