import { capital } from '../../../engine/text/capital.ts';
import { withoutEnd } from '../phrases/without-end.ts';

/** How programs are written of which small businesses speak, by what recognisers and hurried typists write. */
const known: readonly [said: RegExp, written: string][] = [
  [/\bservice ?m ?(?:8|eight)\b/i, 'ServiceM8'],
  [/\bgoogle (?:cal\b|cal[ea]nd[ae]rs?)/i, 'Google Calendar'],
  [/\bmicrosoft (?:outlook|cal[ea]nd[ae]r)\b/i, 'Outlook'],
  [/\b(?:apple|icloud) cal[ea]nd[ae]r\b/i, 'Apple Calendar'],
  [/\bgoogle sheets?\b/i, 'Google Sheets'],
  [/\bopen dental\b/i, 'Open Dental'],
  [/\bhouse ?call pro\b/i, 'Housecall Pro'],
  [/\bservice ?titan\b/i, 'ServiceTitan'],
  [/\bquick ?books?\b/i, 'QuickBooks'],
  [/\bhub ?spot\b/i, 'HubSpot'],
  [/\bmind ?body\b/i, 'Mindbody'],
  [/\bsimple ?practice\b/i, 'SimplePractice'],
  [/\bsalesforce\b/i, 'Salesforce'],
  [/\bwoo ?commerce\b/i, 'WooCommerce'],
];
/** Programs whose names are one word, as they are written. */
const names =
  'Dentrix Eaglesoft Optix Zoho Pipedrive Jobber Vagaro Fresha Booksy Calendly Shopify Xero Cliniko Setmore Phorest OpenTable Resy Zendesk Freshdesk Gorgias Buildium AppFolio Cloudbeds EzyVet Treatwell'.split(
    ' ',
  );

/** Programs that are called by a word of the language, which is one only behind a word of use: 'it books into Square'. */
const words =
  /\b(?:use|using|into|with|to|on|from|in) (?<name>square|outlook|toast|timely|acuity|mews|clio)\b(?! (?:feet|foot|met|manner|fashion))/i;

/** Before a name that is written as one: 'we use Optimo for the diary', 'does it talk to CarePlan'. */
const ofUse =
  /\b(?:us(?:e|es|ing)|run(?:s|ning)? on|connects? (?:to|with)|integrates? with|works? with|sync(?:s|ed)? (?:to|with)|hooks? (?:in)?to|plugs? into|talks? to|links? (?:to|with)) (?:a (?:program|system|tool|thing|software) called )?(\p{Lu}[\p{L}\d.+-]*(?: \p{Lu}[\p{L}\d.+-]*)?)/u;
/** Capitals that begin no program's name. */
const others =
  /^(?:I|A|An|The|My|Our|Your|It|AI|CRM|CRMs|IT|VoIP|EHR|EMR|PMS|POS|GP|US|UK|WhatsApp|Instagram|Facebook|Messenger|Google|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/;

/** The program that a caller says they use or asks after, as it is written; null where none is named. */
export function hearProgram(text: string): string | null {
  const found = known.find(([said]) => said.test(text));
  if (found) return found[1];
  const said = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const plain = names.find((each) => said.has(each.toLowerCase()));
  if (plain) return plain;
  const word = words.exec(text)?.groups?.name;
  if (word) return capital(word.toLowerCase());
  const name = ofUse.exec(text)?.[1] ?? '';
  return name === '' || others.test(name) ? null : withoutEnd(name, '.+-');
}
