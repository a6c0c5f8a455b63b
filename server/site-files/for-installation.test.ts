import { expect, it } from 'vitest';
import { forInstallation, type Installation, plainInstallation } from './for-installation.ts';

const page = [
  '<li data-shown-with="native engine"><a href="#call">Call</a></li><li><a href="#form">Form</a></li>',
  '<section data-shown-with="native engine"><h2 id="call">Call</h2></section><section><h2 id="form">Form</h2></section>',
].join('');

function shown(html: string, installation: Partial<Installation>): string {
  return forInstallation(html, { ...plainInstallation, ...installation });
}

it.each(['cloud', null] as const)('leaves out a section and its entry in the contents: backend %s', (backend) => {
  expect(shown(page, { backend })).toBe('<li><a href="#form">Form</a></li><section><h2 id="form">Form</h2></section>');
});

it.each(['native', 'engine'] as const)('keeps both: backend %s', (backend) => {
  expect(shown(page, { backend })).toBe(page);
});

it.each([
  [{ sendsMail: true }, 'mail'],
  [{ sendsMail: false }, 'no-mail'],
  [{ languageModel: true }, 'model'],
  [{ languageModel: false }, 'no-model'],
  [{ browserModel: true }, 'browser-model'],
  [{ speechService: true }, 'speech-service'],
  [{ speechService: false }, 'own-speech'],
  [{ sealed: true }, 'sealed'],
  [{ sealed: false }, 'not-sealed'],
  [{ backupService: true }, 'backup-service'],
  [{ monitored: true }, 'monitored'],
] as const)('keeps the points that are true of %j', (installation, trait) => {
  const kept = shown(`<li data-shown-with="${trait}">true</li><li data-shown-with="other">not</li>`, installation);
  expect(kept).toBe(`<li data-shown-with="${trait}">true</li>`);
});

it.each([
  { browserModel: true, languageModel: true },
  { browserModel: true, backend: 'cloud' },
  { browserModel: false },
] as const)('says nothing of the model of a browser where it does not help: %j', (installation) => {
  expect(shown('<li data-shown-with="browser-model">It helps.</li>', installation)).toBe('');
});

it.each([
  [1, '1 day'],
  [90, '90 days'],
])('says for how many days calls are kept: %i', (callRetentionDays, told) => {
  const built = 'deleted after <span data-retention="true">30 days</span>.';
  expect(shown(built, { callRetentionDays })).toContain(`>${told}</span>.`);
});
