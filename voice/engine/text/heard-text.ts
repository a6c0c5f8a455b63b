/** The longest text that one turn is read as: what a request may hold of a story, and more than anybody says in a breath. */
export const maxHeardLength = 5_000;

/** No script piles more marks on a letter (Unicode UAX #15, Stream-Safe Text Format); to order a run takes its square. */
const maxMarks = 30;

/** A text that can be normalised in linear time. */
export function withoutPiledMarks(text: string): string {
  return text.replace(/\p{M}+/gu, (marks) => marks.slice(0, maxMarks));
}

/**
 * What a caller said or typed, as it is read: composed (NFC), each run of blanks as one blank, or as one line break where
 * it holds any. A text that is too long keeps its end, which was said last.
 */
export function heardText(said: string): string {
  const folded = said.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '));
  const text = withoutPiledMarks(folded.trim().slice(-maxHeardLength)).toWellFormed().normalize('NFC');
  // One letter may stand for eighteen: what is spelled out later (NFKD) is counted here.
  const spelledOut = text.normalize('NFKC');
  return spelledOut.length > maxHeardLength ? spelledOut.slice(-maxHeardLength).toWellFormed() : text;
}
