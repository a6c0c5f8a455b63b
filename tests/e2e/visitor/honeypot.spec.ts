import { paths } from '#/content/paths.ts';
import { requestForm as fields } from '#/content/request-form.ts';
import { trapNames } from '#/inbox/spam/trap-names.ts';
import { expect, open, test } from '#/tests/support/browser.ts';
import { fillRequest, requestForm } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { storedRequests } from '#/tests/support/stored.ts';

/** Parts of names by which browsers and password managers know a field: Chromium's regular expressions, shortened. */
const filledIn =
  /name|mail|phone|tel|mobile|fax|addr|street|city|town|state|zip|post|country|compan|organi|business|title|card|cc|cvc|account|iban|user|login|pass|otp|code|url|web|site|birth|age|sex|gender|search|query|subject|comment|message/;

test('fault 10: the traps have names that no browser fills in and no field of the form has', () => {
  const real = fields.map(({ name }) => name as string);
  for (const name of trapNames) {
    expect(name).not.toMatch(filledIn);
    expect(real).not.toContain(name);
  }
});

for (const { scripts, javaScriptEnabled } of [
  { scripts: 'with JavaScript', javaScriptEnabled: true },
  { scripts: 'without JavaScript', javaScriptEnabled: false },
]) {
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    for (const name of trapNames) {
      test(`fault 10: ${name}, which nobody sees, tells programs from people, and neither notices`, async ({
        page,
        server,
      }) => {
        await (javaScriptEnabled ? open(page, paths.startWorking) : page.goto(paths.startWorking));
        const field = page.locator(`[name=${name}]`);
        await expect(field).toBeHidden();
        await expect(field).toHaveAttribute('autocomplete', 'off');
        await expect(field).toHaveAttribute('tabindex', '-1');
        // What has no box is in no accessibility tree, and no browser fills it in.
        expect(await field.boundingBox()).toBeNull();
        const request = newRequest();
        await fillRequest(page, request);
        await expect(field).toHaveValue('');
        await field.evaluate((element: HTMLInputElement) => {
          element.value = 'Cheap pills';
        });
        await requestForm(page).submit.click();
        await expect(requestForm(page).success).toBeVisible();
        const [stored, ...others] = storedRequests(server, request.full_name);
        expect(stored).toMatchObject({ status: 'new', is_spam: 1, spam_reason: 'trap' });
        expect(others).toEqual([]);
      });
    }
  });
}
