import { expect, type Page } from '@playwright/test';
import type { SubmissionRow } from '#/inbox/request/tables.ts';
import { newRequest, type RequestFields } from './requests.ts';
import type { RunningServer } from './server.ts';
import { query } from './stored.ts';

/** Sends a request as a script would, without a browser. */
export async function sendRequest(server: RunningServer, fields: RequestFields): Promise<SubmissionRow> {
  const answer = await fetch(`${server.origin}/api/submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as SubmissionRow;
}

/** Sends requests of visitors with numbers, the last of them the newest, each from an address of its own. */
export async function sendNumbered(server: RunningServer, count: number): Promise<void> {
  const started = Date.now() - count * 1_000;
  await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const email = `visitor${number}@example.com`;
      const { id } = await sendRequest(server, newRequest({ full_name: `Visitor ${number}`, email }));
      const at = new Date(started + number * 1_000).toISOString();
      query(server, 'update form_submissions set created_at = ? where id = ?', at, id);
    }),
  );
}

/** The controls of the request form, by the labels a visitor reads. */
export function requestForm(page: Page) {
  return {
    full_name: page.getByLabel('Full Name'),
    email: page.getByLabel('Email Address'),
    website: page.getByLabel('Website/Brand'),
    phone: page.getByLabel('Phone Number'),
    bottleneck: page.getByLabel('Describe Your Service Bottleneck'),
    contact_method: page.getByLabel('Preferred Contact Method'),
    submit: page.getByRole('button', { name: "Let's Automate This" }),
    success: page.getByRole('heading', { name: "Success! We'll Be In Touch Soon" }),
  };
}

export async function fillRequest(page: Page, fields: RequestFields): Promise<void> {
  const form = requestForm(page);
  await form.contact_method.selectOption(fields.contact_method);
  await form.full_name.fill(fields.full_name);
  await form.email.fill(fields.email);
  await form.website.fill(fields.website ?? '');
  await form.bottleneck.fill(fields.bottleneck);
  if (fields.phone !== undefined) await form.phone.fill(fields.phone);
}

export async function expectFilled(page: Page, fields: RequestFields): Promise<void> {
  const form = requestForm(page);
  await expect(form.full_name).toHaveValue(fields.full_name);
  await expect(form.email).toHaveValue(fields.email);
  await expect(form.website).toHaveValue(fields.website ?? '');
  await expect(form.phone).toHaveValue(fields.phone ?? '');
  await expect(form.bottleneck).toHaveValue(fields.bottleneck);
  await expect(form.contact_method).toHaveValue(fields.contact_method);
}
