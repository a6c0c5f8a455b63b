/** The header in which a page of staff names the account that it shows: a call is made as that account, or as nobody. */
export const accountHeader = 'x-frontdesk-account';
