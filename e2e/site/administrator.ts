import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN_PASSWORD } from './admin-password.ts';
import { visit } from './test.ts';

/** What a browser says with every request of the site's own pages. */
const FROM_OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

export interface Administrator {
  send<Answer>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
}

/** Signs a browser in; its pages share the session with these calls. */
export async function signIn(request: APIRequestContext, url: string): Promise<Administrator> {
  const send: Administrator['send'] = async (method, path, body) => {
    const ask = () =>
      request.fetch(url + path, {
        method,
        headers: FROM_OWN_PAGE,
        ...(body !== undefined && { data: body }),
      });
    let answer = await ask();
    // A server that has no time says so, and is asked again: tests share their machine.
    for (let tries = 0; tries < 10 && answer.status() === 503; tries++) answer = await ask();
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${text}`).toBe(true);
    return text === '' ? undefined : JSON.parse(text);
  };
  await send('POST', '/api/admin/login', { password: ADMIN_PASSWORD });
  return { send };
}

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
