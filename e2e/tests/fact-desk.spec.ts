import { logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, test } from '../site/test.ts';

test('a corrected spell is kept over a reload before it is saved, and shown by the site afterwards', async ({
  page,
  servers,
}) => {
  const { url } = await servers.site();
  await logInWithoutPage(page, url);
  await openTab(page, 'players?search=Andrea Pirlo', url);
  const edit = page.getByRole('button', { name: 'Edit' });
  await page.getByRole('button', { name: 'Andrea Pirlo' }).click();
  await edit.click();
  const goals = page.getByLabel('Goals, Juventus');
  await goals.fill('1999');
  await goals.press('Enter');
  // The address names the person, so the dialog opens again.
  await page.reload();
  await edit.click();
  await expect(goals).toHaveValue('1999');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('More goals than matches.')).toBeVisible();
  await expect(goals).toBeFocused();
  await goals.fill('17');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The facts were saved.', { exact: true })).toBeVisible();

  const found = await page.request.get(`${url}/api/players/search?q=pirlo`);
  const [{ id }] = (await found.json()) as [{ id: number }];
  const { career } = (await (await page.request.get(`${url}/api/players/${id}`)).json()) as {
    career: { team: string; goals: number }[];
  };
  expect(career.find(({ team }) => team === 'Juventus')?.goals).toBe(17);
});
