import { expect, type APIRequestContext } from '@playwright/test';

export const PASSWORD = 'correct horse battery';

/** What a site is told of its administrator: the password's hash, at the least cost that is taken. */
export const ADMINISTRATOR = {
  ADMIN_PASSWORD_HASH:
    '$argon2id$v=19$m=19456,t=2,p=1$PhftKWGJl9yedmWnx1g5Tg$kUCXdN9cm2myNLrmNvTNjvvMB3xG9c01Lbx355sFzJE',
};

/** What a browser says with every request of the site's own pages. */
const FROM_OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

export interface Administrator {
  send<Answer>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
}

/** Signs a browser in; its pages share the session with these calls. */
export async function signIn(request: APIRequestContext, url: string): Promise<Administrator> {
  const send: Administrator['send'] = async (method, path, body) => {
    const answer = await request.fetch(url + path, {
      method,
      headers: FROM_OWN_PAGE,
      ...(body !== undefined && { data: body }),
    });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${text}`).toBe(true);
    return text === '' ? undefined : JSON.parse(text);
  };
  await send('POST', '/api/admin/login', { password: PASSWORD });
  return { send };
}
