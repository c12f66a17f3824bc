import { PASSWORD_PROOF_HEADER, type AdminPasswordProof } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { PROOF_MS } from '../src/features/admin-session/password-proofs.ts';
import { PASSWORD, type Administrator } from './fixtures/administrator.ts';
import type { Answer, SendOptions } from './fixtures/send.ts';
import { onOneDatabase, type Site } from './fixtures/site.ts';

const PLUGIN = '/api/admin/plugins/penalty-kick';
const REASON = { reason: 'a test of the password' };
const TOKEN = { name: 'team', days: 1 };
const UNKNOWN_TOKEN = `${PLUGIN}/tokens/8b0c4d0e-55a8-4f5b-9b8e-0d5a3f0e7c11`;

onOneDatabase('the password proof', { plugins: (folder) => void folder.build('penalty-kick') }, (site: () => Site) => {
  const sendPlainly = ({ cookie }: Administrator, path: string, { headers, ...sending }: SendOptions = {}) =>
    site().send(path, { ...sending, headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } });
  const enter = (admin: Administrator, password: string): Promise<Answer> =>
    sendPlainly(admin, '/api/admin/session/password-proof', { method: 'POST', body: { password } });
  const proofOf = async (admin: Administrator): Promise<string> =>
    (await enter(admin, PASSWORD)).json<AdminPasswordProof>().proof;
  const issueToken = (admin: Administrator, proof: string): Promise<Answer> =>
    sendPlainly(admin, `${PLUGIN}/tokens`, {
      method: 'POST',
      body: TOKEN,
      headers: { [PASSWORD_PROOF_HEADER]: proof },
    });

  test.each([
    ['POST', `${PLUGIN}/release`, { version: '1.0.0', ...REASON }],
    ['POST', `${PLUGIN}/rollback`, REASON],
    ['POST', `${PLUGIN}/stage`, { version: '1.0.0', share: 10, ...REASON }],
    ['POST', `${PLUGIN}/withdraw-version`, { version: '1.0.0', ...REASON }],
    ['POST', `${PLUGIN}/withdraw`, REASON],
    ['POST', `${PLUGIN}/restore`, REASON],
    ['POST', `${PLUGIN}/promote`, REASON],
    ['POST', `${PLUGIN}/demote`, REASON],
    ['POST', `${PLUGIN}/join-matchdays`, REASON],
    ['POST', `${PLUGIN}/leave-matchdays`, REASON],
    ['POST', `${PLUGIN}/tokens`, TOKEN],
    ['DELETE', UNKNOWN_TOKEN, undefined],
    ['POST', `${PLUGIN}/dev-override`, { origin: 'http://localhost:5199', minutes: 5 }],
    ['POST', '/api/admin/csv/players?dryRun=true', undefined],
    ['GET', '/api/admin/feedback.csv', undefined],
    ['GET', '/api/admin/audit.csv', undefined],
    ['DELETE', '/api/admin/sessions', undefined],
    ['DELETE', '/api/admin/sessions/others', undefined],
    ['DELETE', '/api/admin/sessions/8b0c4d0e-55a8-4f5b-9b8e-0d5a3f0e7c11', undefined],
  ])('is required for %s %s', async (method, path, body) => {
    const admin = await site().signIn();
    const answer = await sendPlainly(admin, path, { method, body });
    expect([answer.status, answer.json()['code']]).toEqual([403, 'session.passwordRequired']);
    // An authorization header that the route does not read must not bypass the proof.
    const withHeader = await sendPlainly(admin, path, { method, body, headers: { authorization: 'Bearer x' } });
    expect([401, 403]).toContain(withHeader.status);
  });

  test.each([
    ['GET', '/api/admin/games', undefined, 200],
    ['PATCH', '/api/admin/games/1', { isActive: true }, 200],
    ['GET', `${PLUGIN}`, undefined, 200],
    ['GET', `${PLUGIN}/tokens`, undefined, 200],
    ['GET', '/api/admin/csv/players', undefined, 200],
    ['POST', '/api/admin/sync', { playerCount: 1 }, 202],
  ])('is not required for %s %s', async (method, path, body, status) => {
    expect((await sendPlainly(await site().signIn(), path, { method, body })).status).toBe(status);
  });

  test('allows every action of its session for five minutes', async () => {
    const admin = await site().signIn();
    const answer = await enter(admin, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { proof, expiresAt } = answer.json<AdminPasswordProof>();
    expect(expiresAt).toBe(new Date(site().clock.now().getTime() + PROOF_MS).toISOString());
    site().clock.advance(PROOF_MS - 1);
    expect([(await issueToken(admin, proof)).status, (await issueToken(admin, proof)).status]).toEqual([201, 201]);
    site().clock.advance(1);
    expect((await issueToken(admin, proof)).json()['code']).toBe('session.passwordRequired');
  });

  test('allows nothing in another session of the same administrator', async () => {
    const [one, other] = [await site().signIn(), await site().signIn()];
    expect((await issueToken(other, await proofOf(one))).json()['code']).toBe('session.passwordRequired');
  });

  test('ends with its session', async () => {
    const admin = await site().signIn();
    const proof = await proofOf(admin);
    await sendPlainly(admin, '/api/admin/logout', { method: 'POST' });
    expect((await issueToken(admin, proof)).status).toBe(401);
  });

  test.each<[string, (proof: string) => string]>([
    ['without a signature', (proof) => proof.split('.')[0]!],
    ['with a later expiry', (proof) => proof.replace(/^\d+/, (expires) => String(Number(expires) + 1000))],
    ['with another signature', (proof) => `${proof.split('.')[0]}.${'A'.repeat(43)}`],
    ['that is empty', () => ''],
  ])('is rejected %s', async (_what, change) => {
    const admin = await site().signIn();
    const answer = await issueToken(admin, change(await proofOf(admin)));
    expect([answer.status, answer.json()['code']]).toEqual([403, 'session.passwordRequired']);
  });

  test('is not issued for a wrong password or without a session, and attempts are audited', async () => {
    const admin = await site().signIn();
    const wrong = await enter(admin, `${PASSWORD}r`);
    expect([wrong.status, wrong.json()['code']]).toEqual([401, 'session.wrongPassword']);
    const path = '/api/admin/session/password-proof';
    const stranger = await site().send(path, { method: 'POST', body: { password: PASSWORD } });
    expect([stranger.status, stranger.json()['code']]).toEqual([401, 'session.required']);
    const audit = await admin.send('/api/admin/audit?pageSize=5');
    expect(audit.json<{ items: object[] }>().items).toContainEqual(
      expect.objectContaining({ action: 'session.confirmPassword', outcome: 'refused', reason: 'wrong password' }),
    );
  });
});
