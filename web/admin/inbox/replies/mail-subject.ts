/** The subject of mail about a request, until somebody gives another. */
export const mailSubject = 'Your request about automating customer service';
