import { plainWords } from '../../knowledge/plain-words.ts';
import { isQuestion } from './intents.ts';

/** Languages that the agent recognises without speaking them. */
export type OtherLanguage = 'spanish' | 'french' | 'german' | 'italian' | 'portuguese';

/** Frequent words, without accents, that are no English words. */
const wordsOfLanguage: Record<OtherLanguage, string> = {
  spanish:
    'hola buenos buenas dias tardes noches gracias por favor que como cuanto cuesta cuestan donde cuando quien quiero quisiera necesito puede puedo pueden tiene tienen hay hablas habla hablan hablo espanol usted ustedes una para mi su esta este es el los las de en cita precio precios llamar ayuda informacion servicio negocio ingles alguien persona',
  french:
    'bonjour bonsoir salut merci je vous nous il est ce que qui combien comment pourquoi quand quel quelle parlez parle francais avec pour une les des du le et voudrais veux puis avez besoin coute suis oui sil plait rendez aide prix cest quelquun anglais',
  german:
    'hallo guten tag morgen abend danke bitte ich sie wir wie wieviel viel kostet kosten wann wo warum haben hat ist das der und ein eine einen nicht sprechen spricht sprichst deutsch mochte brauche konnen kann konnte mit fur termin ja nein jemand hilfe preis auf es gibt englisch',
  italian:
    'ciao buongiorno buonasera salve grazie vorrei voglio quanto costa costano come dove quando perche parlate parla parlo italiano per favore che sono avete posso bisogno una il gli della con appuntamento aiuto prezzo qualcuno mi potete inglese',
  portuguese:
    'ola bom boa dia tarde noite obrigado obrigada quero gostaria quanto custa custam como onde quando quem fala falam falo portugues voce voces por favor preciso posso tem uma com para nao sim o que e ajuda preco alguem ingles',
};

/** Words that are a greeting in one of them by themselves. */
const greetings: ReadonlyMap<string, OtherLanguage> = new Map([
  ['hola', 'spanish'],
  ['bonjour', 'french'],
  ['bonsoir', 'french'],
  ['buongiorno', 'italian'],
  ['buonasera', 'italian'],
]);

const languages = (Object.entries(wordsOfLanguage) as [OtherLanguage, string][]).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));
/** Share of the words that a language must have. */
const leastShare = 0.6;
const leastWords = 2;

/** The language of a text that is not English; null for English and for texts too short to tell. */
export function readLanguage(text: string): OtherLanguage | null {
  const words = plainWords(text);
  const greeting = greetings.get(words[0] ?? '');
  if (greeting && words.length <= leastWords) return greeting;
  const [best] = languages
    .map(({ language, words: known }) => ({ language, found: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.found - a.found);
  return best && best.found >= leastWords && best.found >= leastShare * words.length ? best.language : null;
}

const spoken =
  /\b(?:arabic|bengali|chinese|czech|danish|dutch|farsi|finnish|french|german|greek|hebrew|hindi|hungarian|italian|japanese|korean|mandarin|cantonese|norwegian|polish|portuguese|punjabi|romanian|russian|somali|spanish|swedish|tagalog|tamil|thai|turkish|ukrainian|urdu|vietnamese|welsh|(?:other|another|which|what|any|my) languages?)\b/;
const speaking = /\b(?:speak|speaks|talk|talks|chat|understand|understands|do this|continue|language|languages)\b/;
const mostWordsOfAsking = 12;

/** Whether a text asks which languages are spoken: 'do you speak Polish?' */
export function asksForLanguage(text: string): boolean {
  const words = plainWords(text);
  const plain = words.join(' ');
  return words.length <= mostWordsOfAsking && spoken.test(plain) && speaking.test(plain) && isQuestion(text);
}
