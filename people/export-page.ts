import { brand } from '#/content/brand.ts';
import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import { shownValue, staffLabel } from '#/forms/shown-field.ts';
import type { SubmissionField } from '#/inbox/request/submission-input.ts';
import { escapeHtml } from './escape-html.ts';
import type { PersonParts } from './export-json.ts';
import { changeText, emailText, momentText } from './export-words.ts';
import type { RequestRecord } from './read-person.ts';

const sources = { form: 'the form', call: 'a call', chat: 'a chat' };
const fields: readonly Field<SubmissionField>[] = requestForm;

/** The same as one page that needs nothing else: for a browser, or for paper. */
export async function* writePage({ address, exported_at, requests, answersElsewhere }: PersonParts) {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>What ${escapeHtml(brand.name)} holds about ${escapeHtml(address)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.2rem; margin-top: 2.5rem; border-top: 1px solid; padding-top: 1rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
dl { display: grid; grid-template-columns: minmax(6rem, 30%) minmax(0, 1fr); gap: .25rem 1rem; margin: 0; }
dt { opacity: .75; } dd { margin: 0; white-space: pre-wrap; }
ul, ol { padding-left: 1.25rem; } blockquote { margin: .25rem 0 1rem; padding-left: 1rem; border-left: 3px solid; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>What ${escapeHtml(brand.name)} holds about <bdi>${escapeHtml(address)}</bdi></h1>
<p>Written on ${time(exported_at)}.</p>
`;
  let count = 0;
  for await (const request of requests) {
    count++;
    yield requestPart(request, count);
  }
  if (count === 0) yield '<p>No request was sent from this address.</p>\n';
  let heading = '<h2>Mail about other people’s requests</h2>\n';
  for await (const { subject, received_at, text, quoted } of answersElsewhere) {
    yield heading + letter(subject, received_at, text, quoted);
    heading = '';
  }
  yield '</body>\n</html>\n';
}

function requestPart(request: RequestRecord, number: number): string {
  const given = fields.flatMap((field) => {
    const value = request[field.name];
    return value === null ? [] : [fact(staffLabel(field), shownValue(field, value))];
  });
  return [
    `<h2>Request ${number}, ${time(request.created_at)}</h2>\n<dl>`,
    ...given,
    fact('Came by', sources[request.source]),
    fact('Status', request.status ?? 'new'),
    ...(request.is_spam ? [fact('Marked as', 'spam')] : []),
    ...(request.urgent ? [fact('Marked as', 'urgent')] : []),
    ...(request.deleted_at ? [fact('Deleted', momentText(request.deleted_at))] : []),
    ...(request.labels.length > 0 ? [fact('Labels of our staff', request.labels.join(', '))] : []),
    ...(request.notes ? [fact('Notes of our staff', request.notes)] : []),
    '</dl>\n',
    ...part(
      'What we replied',
      request.replies.map(({ subject, created_at, text }) => letter(subject, created_at, text)),
    ),
    ...part(
      'What came back by email',
      request.answers.map(({ subject, received_at, text, quoted }) => letter(subject, received_at, text, quoted)),
    ),
    ...part(
      request.call?.backend === 'chat' ? 'The chat' : 'The call, as it was understood',
      (request.call?.transcript ?? []).map(
        ({ role, text: said }) =>
          `<p><b>${role === 'user' ? 'You' : 'Assistant'}:</b> <bdi>${escapeHtml(said)}</bdi></p>\n`,
      ),
    ),
    ...list(
      'Emails about it',
      request.emails.map(
        ({ kind, created_at, delivered_at }) =>
          `${escapeHtml(emailText(kind))}, ${delivered_at ? `sent ${time(delivered_at)}` : `written ${time(created_at)}, not sent`}`,
      ),
    ),
    ...list(
      'Copies that other programs of ours got',
      request.passed_on.map(({ created_at, delivered_at }) => time(delivered_at ?? created_at)),
    ),
    ...list(
      'What was done with it',
      request.history.map((item) => `${time(item.at)}: ${escapeHtml(changeText(item))}`),
    ),
  ].join('');
}

function part(heading: string, content: string[]): string[] {
  return content.length === 0 ? [] : [`<h3>${heading}</h3>\n`, ...content];
}

function list(heading: string, items: string[]): string[] {
  return part(heading, items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>\n`]);
}

function letter(subject: string, at: string, body: string, quoted = ''): string {
  const below = quoted === '' ? '' : `<blockquote>${escapeHtml(quoted)}</blockquote>\n`;
  return `<p><b><bdi>${escapeHtml(subject)}</bdi></b>, ${time(at)}</p>\n<blockquote>${escapeHtml(body)}</blockquote>\n${below}`;
}

function fact(name: string, value: string): string {
  return `<dt>${escapeHtml(name)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>\n`;
}

function time(at: string): string {
  return `<time datetime="${escapeHtml(at)}">${escapeHtml(momentText(at))}</time>`;
}
