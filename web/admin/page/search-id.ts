/** The search field in the bar, which a key leads to. */
export const searchId = 'search';
