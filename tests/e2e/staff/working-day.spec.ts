import type { Page } from '@playwright/test';
import { expect } from '#/tests/support/browser.ts';
import { sendNumbered } from '#/tests/support/request-form.ts';
import { withSmtp } from '#/tests/support/smtp-browser.ts';
import { expectCounts, openInbox, rowOf, shownRequest } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

/** Keys pressed for one request. */
const mostKeys = 4;

/** Counts the keys by the request that they are for. */
function countKeys(page: Page) {
  const pressed = new Map<number, number>();
  return {
    pressed,
    async press(number: number, ...keys: string[]): Promise<void> {
      for (const key of keys) await page.keyboard.press(key);
      pressed.set(number, (pressed.get(number) ?? 0) + keys.length);
    },
  };
}

const name = (number: number) => `Visitor ${number}`;
/** From the newest down, as the list has them. */
const down = (from: number, count: number) => Array.from({ length: count }, (_, step) => from - step);

withSmtp(
  'a working day: sixty requests are read and worked by keyboard alone',
  async ({ page, smtp, sendingServer }) => {
    await sendNumbered(sendingServer, 60);
    // Each of the five newest has a double among the five oldest.
    for (const number of down(59, 5)) {
      query(
        sendingServer,
        'update form_submissions set email = ? where full_name = ?',
        `visitor${number - 55}@example.com`,
        name(number),
      );
    }
    await openInbox(page, sendingServer);
    const { press, pressed } = countKeys(page);
    const read = new Set<number>();
    const see = async (number: number) => {
      await expect(shownRequest(page, name(number))).toBeVisible();
      read.add(number);
    };

    // Five are merged with their doubles, which are read beside them.
    for (const number of down(59, 5)) {
      await press(number, 'j', 'm');
      await see(number);
      const double = shownRequest(page, name(number)).getByRole('article', { name: `Joined: ${name(number - 55)}` });
      await expect(double).toBeVisible();
      read.add(number - 55);
    }
    await expectCounts(page, { Total: 55, New: 55, Contacted: 0, Completed: 0 });

    // Twenty are answered with a template.
    for (const number of down(54, 20)) {
      await press(number, 'j');
      await see(number);
      await press(number, 'r');
      const reply = shownRequest(page, name(number)).getByRole('textbox', { name: 'Reply', exact: true });
      await expect(reply).toBeFocused();
      await press(number, 'ArrowDown');
      await expect(reply).toHaveValue(/^Hi Visitor,/);
      await press(number, 'Control+Enter');
      await expect(reply).toHaveCount(0);
    }
    await expectCounts(page, { Total: 55, New: 35, Contacted: 20, Completed: 0 });

    // Ten are taken.
    for (const number of down(34, 10)) {
      await press(number, 'j', 'a');
      await see(number);
    }
    await expect(page.locator('#requests').getByText('Assigned to')).toHaveCount(10);

    // Three are deleted and taken back: each time the next request comes up.
    await press(24, 'j');
    for (const number of down(24, 3)) {
      await see(number);
      await press(number, 'd');
      await expect(rowOf(page, name(number))).toHaveCount(0);
      await press(number, 'z');
      await expect(rowOf(page, name(number))).toBeVisible();
    }

    // The others are read.
    await see(21);
    for (const number of down(20, 16)) {
      await press(number, 'j');
      await see(number);
    }
    expect(read.size).toBe(60);
    expect(Math.max(...pressed.values())).toBeLessThanOrEqual(mostKeys);

    await expectCounts(page, { Total: 55, New: 35, Contacted: 20, Completed: 0 });
    const stored = (where: string) =>
      query<{ count: number }>(sendingServer, `select count(*) as count from form_submissions where ${where}`)[0]
        ?.count;
    expect({
      all: stored('true'),
      answered: stored("status = 'contacted' and contacted_at is not null"),
      assigned: stored('assignee_id is not null'),
      merged: stored('joined_to is not null'),
      deleted: stored('deleted_at is not null'),
    }).toEqual({ all: 60, answered: 20, assigned: 10, merged: 5, deleted: 0 });
    const answered = smtp.received.filter(({ raw }) => raw.includes('Subject: Your request to Frontdesk'));
    expect(new Set(answered.flatMap(({ to }) => to)).size).toBe(20);
  },
);
