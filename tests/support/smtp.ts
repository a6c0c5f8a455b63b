import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came over the wire. */
  raw: string;
}

/** A mail server that keeps what it is given, for as long as `behaviour` lets it. */
export interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  /** How the next mails are met. */
  behaviour: SmtpBehaviour;
  /** Resolves when `count` mails have arrived in all. */
  waitFor(count: number): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
}

/**
 * A refusal gives `answer` at one step; `later` answers 451, `never` 550; `refuse-recipient` answers 550 to the address, and quotes it; `drop-in-data` cuts the line while the text is on its way; `say-nothing` keeps what
 * came and lets its sender wait.
 */
export type SmtpBehaviour =
  | SmtpRefusal
  | 'accept'
  | 'later'
  | 'never'
  | 'refuse-recipient'
  | 'drop-in-data'
  | 'say-nothing';

export interface SmtpRefusal {
  /** CONN, AUTH, MAIL FROM, RCPT TO or DATA. */
  at: string;
  /** Such as `550 5.1.1 No such mailbox`. */
  answer: string;
}

const refusals = {
  later: { responseCode: 451, message: 'Try again later' },
  never: { responseCode: 550, message: 'No such mailbox' },
};

/** Give the port of an earlier one to start it again at the same address. */
export async function startSmtp(behaviour: SmtpBehaviour = 'accept', atPort = 0): Promise<TestSmtp> {
  const arrivals = new EventTarget();
  function refusalAt(step: string): Error | null {
    const { behaviour: now } = smtp;
    if (typeof now !== 'object' || now.at !== step) return null;
    return Object.assign(new Error(now.answer.slice(4)), { responseCode: Number(now.answer.slice(0, 3)) });
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => done(refusalAt('CONN')),
    onAuth: ({ username }, _session, done) => {
      const refusal = refusalAt('AUTH');
      if (refusal) done(refusal);
      else done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => done(refusalAt('MAIL FROM')),
    onRcptTo({ address }, _session, done) {
      const refusal = refusalAt('RCPT TO');
      if (refusal) return done(refusal);
      if (smtp.behaviour !== 'refuse-recipient') return done();
      done(Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      if (smtp.behaviour === 'drop-in-data') {
        for (const connection of server.connections) connection.close();
        return;
      }
      const { envelope } = session;
      void text(stream).then(arrived, () => {}); // a connection that broke brought no mail

      function arrived(raw: string): void {
        const refusal = refusalAt('DATA');
        if (refusal) {
          done(refusal);
          return;
        }
        if (smtp.behaviour === 'later' || smtp.behaviour === 'never') {
          const { responseCode, message } = refusals[smtp.behaviour];
          done(Object.assign(new Error(message), { responseCode }));
          return;
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        smtp.received.push({ from, to: envelope.rcptTo.map((recipient) => recipient.address), raw });
        if (smtp.behaviour !== 'say-nothing') done();
        arrivals.dispatchEvent(new Event('mail'));
      }
    },
  });
  server.on('error', () => {});
  const listening = Promise.withResolvers<void>();
  const socket = server.listen(atPort, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  const address = socket.address();
  const port = typeof address === 'object' ? address?.port : address;

  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    behaviour,
    waitFor(count) {
      const { promise, resolve } = Promise.withResolvers<ReceivedMail[]>();
      const check = () => {
        if (smtp.received.length < count) return;
        arrivals.removeEventListener('mail', check);
        resolve(smtp.received);
      };
      arrivals.addEventListener('mail', check);
      check();
      return promise;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}
