import { createTransport } from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import { type SmtpBehaviour, startSmtp } from './smtp.ts';

async function send(behaviour: SmtpBehaviour) {
  const smtp = await startSmtp(behaviour);
  onTestFinished(smtp.stop);
  const transport = createTransport(smtp.url);
  onTestFinished(() => transport.close());
  const sent = await transport
    .sendMail({ from: 'desk@example.com', to: 'ann@example.com', subject: 'Hello', text: 'Good day' })
    .then(
      () => 'sent',
      (error: { responseCode?: number; code?: string }) => error.responseCode ?? error.code,
    );
  return { smtp, sent };
}

it('keeps what it accepts', async () => {
  const { smtp, sent } = await send('accept');
  expect(sent).toBe('sent');
  const [mail] = await smtp.waitFor(1);
  expect(mail).toMatchObject({ from: 'desk@example.com', to: ['ann@example.com'] });
  expect(mail?.raw).toContain('Subject: Hello');
});

it.each([
  ['later', 451],
  ['never', 550],
] as const)('refuses with %s as %d', async (behaviour, code) => {
  const { smtp, sent } = await send(behaviour);
  expect(sent).toBe(code);
  expect(smtp.received).toEqual([]);
});

it('cuts the line in the middle of a mail', async () => {
  const { smtp, sent } = await send('drop-in-data');
  expect(sent).not.toBe('sent');
  expect(smtp.received).toEqual([]);
});
