/** Longest text that the agent reads per turn, in characters: the limit of a form's story field. */
export const maxHeardLength = 5_000;

/** Most combining marks per letter (Unicode UAX #15, Stream-Safe Text Format); ordering a run takes quadratic time. */
const maxMarks = 30;

/** Caps runs of combining marks, so that the text can be normalised in linear time. */
export function withoutPiledMarks(text: string): string {
  return text.replace(/\p{M}+/gu, (marks) => marks.slice(0, maxMarks));
}

/**
 * Normalises what a caller said or typed: NFC, each run of white space as one blank, or as one line break where it
 * contains one. A text that is too long keeps its end, which was said last.
 */
export function heardText(said: string): string {
  const folded = said.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '));
  const text = withoutPiledMarks(folded.trim().slice(-maxHeardLength)).toWellFormed().normalize('NFC');
  // One character may expand to eighteen under NFKC or NFKD, so the limit applies to the expanded text.
  const spelledOut = text.normalize('NFKC');
  return spelledOut.length > maxHeardLength ? spelledOut.slice(-maxHeardLength).toWellFormed() : text;
}
