import { ADMIN_ROLES, includesRole, type AdminOpenSession, type AdminRole, type Page } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { routeNames } from '../src/platform/http/registered-routes.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { acceptInvitation, invite, proveWithPasskey, type SignedInPerson } from './fixtures/person.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { OPERATION_ROLES } from './operation-roles.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';

const FALLBACK = '/api/admin/*';
const REASON = { reason: 'a test of the roles' };

onOneDatabase('roles', { plugins: (folder) => void folder.build('penalty-kick') }, (site) => {
  let added = 0;
  const personWith = async (role: AdminRole, owner?: Administrator): Promise<SignedInPerson> => {
    const name = `Person ${(added += 1)}`;
    return acceptInvitation(site(), await invite(owner ?? (await site().signIn()), name, role));
  };

  test('are decided for every operation that needs a session', () => {
    const guarded = routeNames(site().app.getHttpAdapter().getInstance()).filter(
      (route) => !route.startsWith('HEAD ') && !route.endsWith(FALLBACK) && !PUBLIC_ROUTES.includes(route),
    );
    expect(guarded.toSorted()).toEqual(Object.keys(OPERATION_ROLES).toSorted());
  });

  test.each(ADMIN_ROLES)(
    'are enforced: %s is rejected by every operation above the role, and by no other',
    async (role) => {
      const owner = await site().signIn();
      const outcomes: Record<string, string> = {};
      const expected: Record<string, string> = {};
      // The same person for all operations, because an operation that ends sessions would end that of the next person.
      let person = await personWith(role, owner);
      for (const [operation, required] of Object.entries(OPERATION_ROLES)) {
        const [method, route] = operation.split(' ') as [string, string];
        const path = route.replace(':key', 'no-plugin').replaceAll(/:\w+/g, '0');
        const body = /^(?:POST|PUT|PATCH)$/.test(method) ? { body: {} } : {};
        const answer = await person.send(path, { method, ...body });
        const code = /"code":"([^"]*)"/.exec(answer.text)?.[1];
        outcomes[operation] = code === 'session.roleRequired' ? `${answer.status} rejected` : 'admitted';
        if (answer.status === 401) outcomes[operation] = `401 ${code}`;
        expected[operation] = includesRole(role, required) ? 'admitted' : '403 rejected';
        if (answer.headers['set-cookie']) person = await personWith(role);
      }
      expect(outcomes).toEqual(expected);
    },
  );

  describe('an editor', () => {
    test('corrects facts, and cannot release', async () => {
      const editor = await personWith('editor');
      const release = { version: '1.0.0', ...REASON };
      const released = await editor.send('/api/admin/plugins/penalty-kick/release', { method: 'POST', body: release });
      expect([released.status, released.json()['code']]).toEqual([403, 'session.roleRequired']);
      expect((await editor.send('/api/admin/facts/players/102')).status).toBe(200);
    });

    test('becomes a publisher at the next request', async () => {
      const owner = await site().signIn();
      const editor = await personWith('editor', owner);
      const publish = async (): Promise<number> => (await editor.send('/api/admin/plugins')).status;
      expect(await publish()).toBe(403);
      const path = `/api/admin/people/${editor.id}`;
      expect((await owner.send(path, { method: 'PATCH', body: { role: 'publisher' } })).status).toBe(204);
      expect(await publish()).toBe(200);
      await owner.send(path, { method: 'PATCH', body: { role: 'editor' } });
      expect(await publish()).toBe(403);
    });

    test('sees and ends only their own sessions', async () => {
      const owner = await site().signIn();
      const editor = await personWith('editor', owner);
      const sessionsOf = async ({ send }: Administrator) =>
        (await send('/api/admin/sessions')).json<Page<AdminOpenSession>>().items;
      const sessions = await sessionsOf(editor);
      expect(sessions).toEqual([expect.objectContaining({ current: true })]);
      const ownersId = (await sessionsOf(owner)).find(({ current }) => current)!.id;
      const ending = { method: 'DELETE', headers: await proveWithPasskey(editor) };
      expect((await editor.send(`/api/admin/sessions/${ownersId}`, ending)).status).toBe(404);
      const others = await editor.send('/api/admin/sessions/others', ending);
      expect(others.json()).toEqual({ success: true, ended: 0 });
      expect((await owner.send('/api/admin/session')).json()).toMatchObject({ role: 'owner', proof: 'password' });
    });
  });
});
