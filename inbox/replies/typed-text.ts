import { z } from 'zod';
import { keptLine, keptText } from '#/database/kept-text.ts';

function atMost(characters: number) {
  const message = `must have at most ${characters} characters`;
  // Cheap first: counting characters takes longer.
  return [(text: string) => text.length <= 2 * characters && [...text].length <= characters, message] as const;
}

/** A text of one line, as a subject or a name is. */
export function oneLine(maxCharacters: number) {
  return z
    .string('must be a text')
    .overwrite(keptLine)
    .refine((text) => text !== '', 'must not be empty')
    .refine(...atMost(maxCharacters));
}

/** A text of several lines, which end as the database keeps them; no control characters but tabs. */
export function manyLines(maxCharacters: number) {
  return z
    .string('must be a text')
    .overwrite((text) =>
      keptText(text)
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\n\t])\p{Cc}/gu, '')
        .trimEnd(),
    )
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine(...atMost(maxCharacters));
}
