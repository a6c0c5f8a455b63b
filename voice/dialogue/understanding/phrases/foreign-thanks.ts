/** Thanks of callers who speak English otherwise, in plain words. `tak` alone is a yes in Polish. */
export const foreignThanks: readonly string[] =
  'merci, merci beaucoup, merci bien, danke, danke schon, danke schoen, danke sehr, vielen dank, grazie, grazie mille, mille grazie, gracias, muchas gracias, mil gracias, obrigado, obrigada, muito obrigado, muito obrigada, bedankt, dank je, dank je wel, dank u, dank u wel, diolch, diolch yn fawr, takk, tusen takk, tack, tack sa mycket, mange tak, tusind tak'.split(
    ', ',
  );
