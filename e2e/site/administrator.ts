import { expect, type Page } from '@playwright/test';
import { ADMIN_PASSWORD } from './admin-password.ts';
import { visit } from './test.ts';

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
  await visit(page, `${url}/admin#${tab}`);
  await page.getByRole('tabpanel').waitFor();
}

/** Answers a call of the console in the server's place. */
export async function answerWith(page: Page, path: RegExp, json: unknown, status = 200): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json }));
}
