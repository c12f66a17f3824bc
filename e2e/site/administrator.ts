import { expect, type Page } from '@playwright/test';

/** Of every site that the tests start. */
export const ADMIN_PASSWORD = 'twenty-two-men-chase-one-ball';

/** Logs in without the login page, as a browser that did so a while ago. */
export async function beLoggedIn(page: Page, url = ''): Promise<void> {
  const answer = await page.request.post(`${url}/api/admin/login`, { data: { password: ADMIN_PASSWORD } });
  expect(answer.status()).toBe(200);
  await page.addInitScript(() => {
    // Once a tab: what a test forgets later stays forgotten.
    if (sessionStorage.getItem('logged-in-before')) return;
    sessionStorage.setItem('logged-in-before', 'true');
    localStorage.setItem('adminAuthenticated', 'true');
  });
}

export async function openTab(page: Page, tab: string, url = ''): Promise<void> {
  await page.goto(`${url}/admin#${tab}`);
  await page.getByRole('tabpanel').waitFor();
}

/** Answers a call of the console in the server's place. */
export async function answerWith(page: Page, path: RegExp, json: unknown, status = 200): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json }));
}
