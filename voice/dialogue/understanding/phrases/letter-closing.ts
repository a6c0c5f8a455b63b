/** How a letter ends, in the languages of callers who write the rest in English, before the name of its writer. */
const closing =
  /(?<=^|[\s,.!?])(?:(?:(?:with )?(?:(?:best|kind|kindest|warm|warmest|many) )?(?:regards|wishes)|(?:many |with )?thanks|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|cheers|rgds|mit (?:freundlichem|freundlichen|besten|herzlichen|vielen|lieben) (?:grüßen|grüssen|gruß|gruss|dank)|(?:viele|beste|liebe|herzliche|schöne|freundliche) grü(?:ß|ss)e|mfg|vg|lg|(?:bien )?cordialement|bien à vous|(?:meilleures|sincères) salutations|(?:cordiali|distinti) saluti|(?:un )?(?:cordial saludo|saludos cordiales|saludos)|atentamente|atenciosamente|(?:com os )?melhores cumprimentos|met vriendelijke groet(?:en)?|mvg|med vänlig(?:a)? hälsning(?:ar)?|(?:med )?venlig hilsen|med vennlig hilsen|z poważaniem|pozdrawiam)[\s,.!–-]+)(?=\p{Lu}\p{L})/giu;

/** A text whose closing of a letter is a mark between clauses: what follows it is the writer's name. */
export function withoutClosing(text: string): string {
  return text.replace(closing, '; ');
}
