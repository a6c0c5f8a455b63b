/** How many requests one change takes that were picked by hand: more are picked by a filter. */
export const maxPicked = 500;
