import { expect, it } from 'vitest';
import { forBackend } from './for-backend.ts';

const page = [
  '<li data-shown-with="native engine"><a href="#call">Call</a></li><li><a href="#form">Form</a></li>',
  '<section data-shown-with="native engine"><h2 id="call">Call</h2></section><section><h2 id="form">Form</h2></section>',
].join('');

it.each(['cloud', null] as const)('leaves out a section and its entry in the contents: backend %s', (backend) => {
  expect(forBackend(page, backend)).toBe('<li><a href="#form">Form</a></li><section><h2 id="form">Form</h2></section>');
});

it.each(['native', 'engine'] as const)('keeps both: backend %s', (backend) => {
  expect(forBackend(page, backend)).toBe(page);
});
