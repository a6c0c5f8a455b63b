/** A part of a text that a search has found, with some text around it, as lists answer it. */
export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

const charactersAround = 40;

/** Cuts between whole characters. */
export function excerptAt(text: string, from: number, to: number): Excerpt {
  return {
    before: [...text.slice(Math.max(0, from - 2 * charactersAround), from)]
      .slice(-charactersAround)
      .join('')
      .toWellFormed(),
    match: text.slice(from, to).toWellFormed(),
    after: [...text.slice(to, to + 2 * charactersAround)].slice(0, charactersAround).join('').toWellFormed(),
  };
}
