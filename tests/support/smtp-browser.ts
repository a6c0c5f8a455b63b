import { browserServerEnv, test } from './browser.ts';
import type { RunningServer } from './server.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';

interface SmtpFixtures {
  /** A mail server for this test alone. */
  smtp: TestSmtp;
  /** An `ownServer` that sends its mail by it. */
  sendingServer: RunningServer;
}

export const withSmtp = test.extend<SmtpFixtures>({
  smtp: async ({ browserName: _ }, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.stop();
  },
  sendingServer: async ({ smtp, startOwnServer }, use) => {
    const env = { ...browserServerEnv, SMTP_URL: smtp.url, MAIL_FROM: 'desk@frontdesk.example' };
    await use(await startOwnServer({ env }));
  },
});
