import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { PASSWORD_PROOF_HEADER, type AdminPasswordProof } from '@soccer-legends/contracts';
import { ADMIN_PASSWORD } from './admin-password.ts';
import { patience } from './patience.ts';
import { visit } from './test.ts';

/** Browsers send this header with every request from the site's own pages. */
export const FROM_OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

export interface Administrator {
  /** Sends the password again if an action requires it, as the console does. */
  send<Answer>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
}

/** Logs a browser in. Its pages share the session with the returned client. */
export async function signIn(request: APIRequestContext, url: string): Promise<Administrator> {
  const send: Administrator['send'] = async (method, path, body) => {
    let proof = {};
    const fetchOnce = () =>
      request.fetch(url + path, {
        method,
        headers: { ...FROM_OWN_PAGE, ...proof },
        ...(body !== undefined && { data: body }),
      });
    let answer = await fetchOnce();
    // Retries 503 responses, because other tests may overload the server.
    for (let tries = 0; tries < 10 && answer.status() === 503; tries++) answer = await fetchOnce();
    if (answer.status() === 403 && (await answer.text()).includes('session.passwordRequired')) {
      const entered = await send<AdminPasswordProof>('POST', '/api/admin/session/password-proof', {
        password: ADMIN_PASSWORD,
      });
      proof = { [PASSWORD_PROOF_HEADER]: entered.proof };
      answer = await fetchOnce();
    }
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${text}`).toBe(true);
    return text === '' ? undefined : JSON.parse(text);
  };
  await send('POST', '/api/admin/login', { password: ADMIN_PASSWORD });
  return { send };
}

export async function logInWithoutPage(page: Page, url = ''): Promise<void> {
  await signIn(page.request, url);
  await page.addInitScript(() => {
    // Firefox forbids storage on the blank page before the first document.
    if (origin === 'null') return;
    // Once per tab, so that a test can clear the flag.
    if (sessionStorage.getItem('logged-in-before')) return;
    sessionStorage.setItem('logged-in-before', 'true');
    localStorage.setItem('adminAuthenticated', 'true');
  });
}

export async function openTab(page: Page, tab: string, url = ''): Promise<void> {
  await visit(page, `${url}/admin#${tab}`);
  await page.getByRole('tabpanel').waitFor();
}

/** Promotes or demotes a plugin as soon as the site lists it. */
export async function setTrust(admin: Administrator, key: string, action: 'promote' | 'demote'): Promise<void> {
  await expect(async () => {
    await admin.send('POST', `/api/admin/plugins/${key}/${action}`, { reason: 'as a test' });
  }).toPass({ timeout: patience(40_000) });
}

/** Enters the password in the console's dialog, by keyboard. */
export async function confirmPassword(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(question.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}

/** Mocks the response to a request of the console. */
export async function mockResponse(page: Page, path: RegExp, json: unknown, status = 200): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json }));
}

/** Gives the page's browser a virtual authenticator that confirms every request. */
export async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
