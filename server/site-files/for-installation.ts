import type { InstallationTrait } from '#/content/schema.ts';

/** What holds the calls of the live demo; null when it is switched off. */
export type DemoBackend = 'native' | 'engine' | 'cloud' | null;

/** What the pages say of the server that they come from, as its settings have it. */
export interface Installation {
  backend: DemoBackend;
  sendsMail: boolean;
  /** A language model writes the assistant's answers. */
  languageModel: boolean;
  /** The language model of a visitor's browser may help to understand. */
  browserModel: boolean;
  /** Speech is recognised or made by a service, not by programs of this machine. */
  speechService: boolean;
  /** What people write is encrypted at rest. */
  sealed: boolean;
  /** Backups go to a bucket of somebody else's. */
  backupService: boolean;
  /** Traces or errors go to a service. */
  monitored: boolean;
  callRetentionDays: number;
}

/** A server without settings. */
export const plainInstallation: Installation = {
  backend: 'native',
  sendsMail: false,
  languageModel: false,
  browserModel: true,
  speechService: false,
  sealed: false,
  backupService: false,
  monitored: false,
  callRetentionDays: 30,
};

const chat = { opening: '<section id="chat-slot"', closing: '</section>' };
/** A section of a legal page, its entry in the contents of the page, or one of its points. */
const parts = [
  { opening: '<section data-shown-with="', closing: '</section>' },
  { opening: '<li data-shown-with="', closing: '</li>' },
];
const retention = /(<span data-retention="true">)[^<]*/g;

/** A page without what is not true of this server: the way into the chat, parts of Privacy; and with its retention. */
export function forInstallation(html: string, installation: Installation): string {
  const { backend, callRetentionDays: days } = installation;
  const traits = traitsOf(installation);
  const withChat = backend === null ? without(html, chat, () => true) : html;
  return parts
    .reduce(
      (page, element) =>
        without(page, element, (from) => {
          const start = from + element.opening.length;
          const shownWith = page.slice(start, page.indexOf('"', start)).split(' ');
          return !shownWith.some((trait) => traits.has(trait));
        }),
      withChat,
    )
    .replace(retention, (_, span: string) => `${span}${days === 1 ? '1 day' : `${days} days`}`);
}

function traitsOf(installation: Installation): ReadonlySet<string> {
  const { backend, sendsMail, languageModel, browserModel, speechService, sealed, backupService, monitored } =
    installation;
  const traits: (InstallationTrait | null)[] = [
    backend,
    sendsMail ? 'mail' : 'no-mail',
    languageModel ? 'model' : 'no-model',
    // The model of a browser helps the rules, in calls and chats that this server holds.
    browserModel && !languageModel && backend !== 'cloud' ? 'browser-model' : null,
    speechService ? 'speech-service' : 'own-speech',
    sealed ? 'sealed' : 'not-sealed',
    backupService ? 'backup-service' : null,
    monitored ? 'monitored' : null,
  ];
  return new Set(traits.filter((trait) => trait !== null));
}

/** Cuts the elements whose place is `chosen`. They hold no element of their own kind. */
function without(html: string, { opening, closing }: typeof chat, chosen: (from: number) => boolean): string {
  const kept: string[] = [];
  let end = 0;
  for (let from = html.indexOf(opening); from >= 0; from = html.indexOf(opening, from + 1)) {
    const to = html.indexOf(closing, from);
    if (to < 0 || !chosen(from)) continue;
    kept.push(html.slice(end, from));
    end = to + closing.length;
  }
  return kept.join('') + html.slice(end);
}
