import { hash } from 'node:crypto';
import { brand } from '#/content/brand.ts';
import { yourData } from '#/content/your-data.ts';
import { escapeHtml } from './escape-html.ts';

const style = `:root{color-scheme:light dark;--ink:#16241d;--soft:#4b5b52;--paper:#fbfbf4;--line:#d5dac6;--accent:#0f5b3f;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef3ea;--soft:#b3c0b5;--paper:#101a15;--line:#33453b;--accent:#8fd3ae;--on:#0b1510}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:34rem;margin:0 auto;padding:clamp(2rem,8vw,5rem) 1.25rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
p{margin:0 0 1rem}a{color:var(--accent)}.brand{color:var(--soft);margin-bottom:2rem}fieldset{border:0;margin:0 0 1.5rem;padding:0;display:grid;gap:.5rem}
legend{padding:0;margin-bottom:.5rem;font-weight:600}label{display:flex;gap:.75rem;align-items:center;border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;cursor:pointer}
input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent);flex:none}
button{font:inherit;font-weight:600;border:0;border-radius:.5rem;padding:.75rem 1.25rem;min-height:3rem;background:var(--accent);color:var(--on);cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

/** The policy of these pages: nothing but their own style, and forms to ourselves. */
export const askPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that needs no script: a heading, sentences, and what can be sent. */
function page(heading: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} · ${escapeHtml(brand.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand"><a href="/">${escapeHtml(brand.name)}</a></p>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>
`;
}

function sentence(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

/** Without an action, a form is sent to the address of its page, which has the signed link. */
function form(content: string, button: string): string {
  return `<form method="post">${content}<button>${escapeHtml(button)}</button></form>`;
}

export function askPage(): string {
  const { heading, text, legend, wishes, send } = yourData.ask;
  const choices = Object.entries(wishes).map(
    ([value, label], at) =>
      `<label><input type="radio" name="wants" value="${value}" required${at === 0 ? ' checked' : ''}>${escapeHtml(label)}</label>`,
  );
  return page(
    heading,
    sentence(text) + form(`<fieldset><legend>${escapeHtml(legend)}</legend>${choices.join('')}</fieldset>`, send),
  );
}

export function confirmPage(wants: keyof typeof yourData.confirm.wishes): string {
  const { heading, wishes, send } = yourData.confirm;
  return page(heading, sentence(wishes[wants]) + form('', send));
}

export function toldPage(kind: keyof typeof yourData.told): string {
  const { heading, text } = yourData.told[kind];
  return page(heading, sentence(text));
}
