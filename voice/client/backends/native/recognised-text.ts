import type { RecognitionResultEvent } from './browser.ts';

/**
 * The words of a session. Android's Chrome gives results that each begin with all that came before, others give one
 * after the other: what begins with what we have takes its place.
 */
export function recognisedText({ results }: RecognitionResultEvent): string {
  let text = '';
  for (const result of Array.from(results)) {
    const part = result[0]?.transcript.trim() ?? '';
    if (part.toLowerCase().startsWith(text.toLowerCase())) text = part;
    else text = `${text} ${part}`.trim();
  }
  return text;
}
