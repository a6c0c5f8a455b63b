import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserServerEnv, expect, open, test } from '#/tests/support/browser.ts';
import { chromiumArgs, chromiumPath } from '#/tests/support/chromium.ts';
import { demoCard } from '#/tests/support/demo-call.ts';
import { watchSound } from '#/tests/support/fake-engine.ts';

// Real sound from one end to the other, with no network: a voice of this machine speaks into Chromium's microphone, and
// the server hears and answers with programs of this machine.

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-speech-'));
const recording = join(folder, 'caller.wav');
/** The caller waits for the greeting, which a lost line holds up. */
const silenceSeconds = 18;

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: chromiumPath,
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${recording}%noloop`,
    ],
  },
});

test.beforeAll(() => {
  execFileSync('flite', ['-voice', 'slt', '-t', 'How long does it take to go live?', '-o', recording]);
  writeFileSync(recording, afterSilence(readFileSync(recording), silenceSeconds));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a caller is heard and answered aloud, and a line lost for three attempts takes nothing of the greeting', {
  tag: '@long',
}, async ({ page, allowNoise, startOwnServer }) => {
  test.setTimeout(90_000);
  allowNoise(/WebSocket|ERR_/);
  const server = await startOwnServer({
    env: {
      ...browserServerEnv,
      DEMO_BACKEND: 'engine',
      STT: 'command',
      STT_COMMAND: 'pocketsphinx',
      TTS: 'command',
      TTS_COMMAND: 'flite',
    },
  });
  let cut = async () => {};
  let mayConnect = true;
  let refused = 0;
  await page.routeWebSocket('**/voice/calls/*', (socket) => {
    if (!mayConnect) {
      refused += 1;
      return socket.close({ code: 1011 });
    }
    const line = socket.connectToServer();
    cut = async () => {
      await line.close();
      await socket.close({ code: 1011 });
    };
  });
  await watchSound(page);
  await open(page, `${server.origin}/how-it-works`);
  const demo = demoCard(page);
  const peak = () => page.evaluate(() => window.soundWatch.peak());
  await demo.start.click();
  await expect.poll(peak, { timeout: 20_000 }).toBeGreaterThan(0.05);

  mayConnect = false;
  await cut();
  await expect(demo.card.getByRole('status').filter({ hasText: 'Reconnecting...' })).toBeVisible();
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  mayConnect = true;
  await expect(demo.conversation).toContainText('How can I help?', { timeout: 25_000 });

  await expect(demo.conversation).toContainText('how long does it take to go live', { timeout: 40_000 });
  await expect.poll(peak, { timeout: 20_000 }).toBeGreaterThan(0.05);
  await expect(demo.conversation).toContainText('Within 7 days of the discovery call.', { timeout: 20_000 });
  await demo.end.click();
  await expect(demo.ended).toBeVisible();
});

/** A WAV file with so many seconds of silence before its sound; `flite` writes a header of 44 bytes. */
function afterSilence(wav: Buffer, seconds: number): Buffer {
  const header = Buffer.from(wav.subarray(0, 44));
  const sound = Buffer.concat([Buffer.alloc(seconds * header.readUInt32LE(28)), wav.subarray(44)]);
  header.writeUInt32LE(36 + sound.length, 4);
  header.writeUInt32LE(sound.length, 40);
  return Buffer.concat([header, sound]);
}
