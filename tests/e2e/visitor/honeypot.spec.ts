import { paths } from '#/content/paths.ts';
import { honeypot } from '#/inbox/request-form.ts';
import { expect, open, test } from '#/tests/support/browser.ts';
import { fillRequest, requestForm } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { storedRequests } from '#/tests/support/stored.ts';

for (const { scripts, javaScriptEnabled } of [
  { scripts: 'with JavaScript', javaScriptEnabled: true },
  { scripts: 'without JavaScript', javaScriptEnabled: false },
]) {
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test('fault 10: a field that nobody sees tells programs from people, and neither notices', async ({
      page,
      server,
    }) => {
      await (javaScriptEnabled ? open(page, paths.startWorking) : page.goto(paths.startWorking));
      const field = page.locator(`[name=${honeypot}]`);
      await expect(field).toBeHidden();
      await expect(field).toHaveAttribute('autocomplete', 'off');
      const request = newRequest();
      await fillRequest(page, request);
      await field.evaluate((element: HTMLInputElement) => {
        element.value = 'Cheap pills';
      });
      await requestForm(page).submit.click();
      await expect(requestForm(page).success).toBeVisible();
      expect(storedRequests(server, request.full_name)).toMatchObject([{ status: 'new', is_spam: 1 }]);
    });
  });
}
