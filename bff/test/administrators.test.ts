import {
  type Administrator as ListedAdministrator,
  type AuditPage,
  type PasskeyOptions,
  PASSWORD_PROOF_HEADER,
  type AdminPasswordProof,
} from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { CEREMONY_MS } from '../src/features/admin-session/passkeys/passkeys.ts';
import { INVITATION_MS } from '../src/features/admin-session/administrators/administrators.ts';
import { PASSWORD, type Administrator } from './fixtures/administrator.ts';
import { acceptInvitation, invite, sendPublicly, signInWithPasskey, type SignedInPerson } from './fixtures/person.ts';
import type { Answer } from './fixtures/send.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { VirtualPasskey, type Deviation } from './fixtures/virtual-passkey.ts';

const PEOPLE = '/api/admin/people';
const ORIGIN = 'http://localhost:3000';
const nulChallenge = Buffer.from(
  '{"type":"webauthn.get","challenge":"\\u0000","origin":"http://localhost:3000"}',
).toString('base64url');
const outcomeOf = ({ status, text }: Answer): string => `${status} ${/"code":"([^"]*)"/.exec(text)?.[1] ?? ''}`.trim();

onEveryDatabase('a named administrator', {}, (site) => {
  let owner: Administrator;
  beforeAll(async () => {
    owner = await site().signIn(true);
  });
  const people = async (): Promise<ListedAdministrator[]> => (await owner.send(PEOPLE)).json<ListedAdministrator[]>();
  const optionsFrom = async (answer: Promise<Answer>): Promise<object> => (await answer).json<PasskeyOptions>().options;
  const post = (path: string, body?: object): Promise<Answer> =>
    sendPublicly(site(), `/api/admin/passkeys/${path}`, body);

  test('is added with a role, invited for a day, and listed by name', async () => {
    const invitation = await invite(owner, 'Zoë Müller', 'publisher');
    await invite(owner, 'Ana Ruiz', 'editor');
    const now = site().clock.now();
    const expiresAt = new Date(now.getTime() + INVITATION_MS).toISOString();
    expect(invitation).toEqual({
      personId: expect.any(String),
      name: 'Zoë Müller',
      token: expect.any(String),
      expiresAt,
    });
    expect(await people()).toEqual([
      expect.objectContaining({ name: 'Ana Ruiz', role: 'editor' }),
      {
        id: invitation.personId,
        name: 'Zoë Müller',
        role: 'publisher',
        createdAt: now.toISOString(),
        createdBy: 'administrator',
        passkeys: 0,
        lastUsedAt: null,
        invitedUntil: expiresAt,
      },
    ]);
    const rows = await site().database.em().execute<object[]>('select * from admin_invitation');
    expect(JSON.stringify(rows)).not.toContain(invitation.token);
  });

  test.each([
    ['a name that is taken, in other letters', { name: 'zoe muller', role: 'editor' }, '409 person.nameTaken'],
    ['a name of the audit log', { name: 'Administrator', role: 'editor' }, '409 person.nameTaken'],
    ['a name of the audit log with a full stop', { name: 'Administrator.', role: 'editor' }, '409 person.nameTaken'],
    ['a name like that of a token with a hyphen', { name: 'Token-x', role: 'editor' }, '409 person.nameTaken'],
    ['a name like that of a token', { name: 'token canary', role: 'editor' }, '409 person.nameTaken'],
    ['a role that does not exist', { name: 'Someone', role: 'root' }, '400 request.invalid'],
    ['a name of one letter', { name: 'A', role: 'editor' }, '400 request.invalid'],
    ['a Cyrillic letter that looks Latin', { name: '\u0410dministrator', role: 'editor' }, '400 request.invalid'],
    ['a name with markup', { name: 'A <b>', role: 'editor' }, '400 request.invalid'],
    ['an unknown field', { name: 'Someone', role: 'editor', id: 'x' }, '400 request.invalid'],
  ])('is not added with %s', async (_what, body, outcome) => {
    expect(outcomeOf(await owner.send(PEOPLE, { method: 'POST', body }))).toBe(outcome);
  });

  test('needs a second proof of the owner for every change', async () => {
    const plainly = { 'sec-fetch-site': 'same-origin', cookie: owner.cookie };
    const body = { name: 'Mallory', role: 'owner' };
    const sending = [
      ['POST', PEOPLE, body],
      ['PATCH', `${PEOPLE}/1`, { role: 'owner' }],
      ['DELETE', `${PEOPLE}/1`, undefined],
      ['POST', `${PEOPLE}/1/invitation`, undefined],
    ] as const;
    for (const [method, path, sent] of sending) {
      const answer = await site().send(path, { method, headers: plainly, ...(sent && { body: sent }) });
      expect(outcomeOf(answer)).toBe('403 session.passwordRequired');
    }
  });

  describe('with an invitation', () => {
    test('creates a passkey, is signed in, and appears by name in the audit log', async () => {
      const person = await acceptInvitation(site(), await invite(owner, 'Bea', 'editor'));
      expect((await person.send('/api/admin/session')).json()).toEqual({
        signedIn: true,
        expiresAt: null,
        actor: 'Bea',
        role: 'editor',
        proof: 'passkey',
        sharesOrigin: false,
      });
      const [listed] = (await people()).filter(({ name }) => name === 'Bea');
      expect(listed).toMatchObject({ passkeys: 1, invitedUntil: null, lastUsedAt: site().clock.now().toISOString() });
      const { items } = (await owner.send('/api/admin/audit?actor=Bea')).json<AuditPage>();
      expect(items.map(({ action }) => action)).toEqual(['session.login', 'passkey.create']);
    });

    test('cannot use the invitation twice, after a newer one, or after a day', async () => {
      const first = await invite(owner, 'Cleo', 'editor');
      const second = await owner.send(`${PEOPLE}/${first.personId}/invitation`, { method: 'POST' });
      expect(second.status).toBe(201);
      const registration = (token: string): Promise<Answer> => post('registration-options', { invitation: token });
      expect(outcomeOf(await registration(first.token))).toBe('403 invitation.invalid');
      const { token } = second.json<{ token: string }>();
      await acceptInvitation(site(), second.json());
      expect(outcomeOf(await registration(token))).toBe('403 invitation.invalid');
      const third = (await owner.send(`${PEOPLE}/${first.personId}/invitation`, { method: 'POST' })).json<{
        token: string;
      }>();
      site().clock.advance(INVITATION_MS);
      expect(outcomeOf(await registration(third.token))).toBe('403 invitation.invalid');
    });

    test.each<[string, Deviation]>([
      ['for another site', { host: 'evil.example' }],
      ['by a page of another origin', { origin: 'https://evil.example' }],
      ['without verifying the user', { userVerified: false }],
      ['for an invented challenge', { challenge: 'AAAA' }],
      ['as a sign-in', { type: 'webauthn.get' }],
    ])('cannot create a passkey %s, and keeps the invitation', async (what, deviation) => {
      const invitation = await invite(owner, `Dora ${what}`, 'editor');
      const body = { invitation: invitation.token };
      const options = await optionsFrom(post('registration-options', body));
      const credential = new VirtualPasskey(ORIGIN).create(options, deviation);
      expect(outcomeOf(await post('registration', { ...body, credential }))).toBe('401 session.passkeyInvalid');
      expect((await post('registration-options', body)).status).toBe(200);
    });
  });

  describe('with a passkey', () => {
    let person: SignedInPerson;
    beforeAll(async () => {
      person = await acceptInvitation(site(), await invite(owner, 'Eva', 'publisher'));
    });

    test('signs in', async () => {
      const again = await signInWithPasskey(site(), person);
      expect((await again.send('/api/admin/session')).json()).toMatchObject({ actor: 'Eva', role: 'publisher' });
    });

    test('uses each challenge once, within five minutes', async () => {
      const options = await optionsFrom(post('sign-in-options'));
      expect((await post('sign-in', { credential: person.passkey.sign(options) })).status).toBe(200);
      expect(outcomeOf(await post('sign-in', { credential: person.passkey.sign(options) }))).toBe(
        '401 session.passkeyInvalid',
      );
      const late = await optionsFrom(post('sign-in-options'));
      site().clock.advance(CEREMONY_MS);
      expect(outcomeOf(await post('sign-in', { credential: person.passkey.sign(late) }))).toBe(
        '401 session.passkeyInvalid',
      );
    });

    test.each<[string, Deviation]>([
      ['of a page of another origin', { origin: 'https://evil.example' }],
      ['for another site', { host: 'evil.example' }],
      ['without verifying the user', { userVerified: false }],
      ['for an invented challenge', { challenge: 'AAAA' }],
      ['with another key', { otherKey: true }],
      ['of a copied key, whose count is behind', { counter: 1 }],
    ])('does not sign in %s', async (_what, deviation) => {
      const options = await optionsFrom(post('sign-in-options'));
      const answer = await post('sign-in', { credential: person.passkey.sign(options, deviation) });
      expect([outcomeOf(answer), answer.headers['set-cookie']]).toEqual(['401 session.passkeyInvalid', undefined]);
    });

    test.each([
      ['nothing', {}, '400 request.invalid'],
      ['a text', { credential: 'x' }, '400 request.invalid'],
      ['an empty object', { credential: {} }, '401 session.passkeyInvalid'],
      ['an unknown passkey', { credential: { id: 'AAAA' } }, '401 session.passkeyInvalid'],
      [
        'a malformed response',
        { credential: { id: 'AAAA', response: { clientDataJSON: 'AAAA' } } },
        '401 session.passkeyInvalid',
      ],
      ['a query as id', { credential: { id: { $ne: null } } }, '401 session.passkeyInvalid'],
    ])('does not sign in with %s', async (_what, body, outcome) => {
      expect(outcomeOf(await post('sign-in', body))).toBe(outcome);
    });

    test.each([
      ['no response', {}],
      ['text that is not JSON', { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }],
      [
        'a challenge with a NUL character',
        { clientDataJSON: nulChallenge, authenticatorData: 'AAAA', signature: 'AAAA' },
      ],
    ])('does not sign in with a known id and %s', async (_what, response) => {
      const { id } = person.passkey;
      const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
      expect(outcomeOf(await post('sign-in', { credential }))).toBe('401 session.passkeyInvalid');
    });

    test('confirms an action with the passkey, only in the same session and not with the password', async () => {
      const [one, other] = [await signInWithPasskey(site(), person), await signInWithPasskey(site(), person)];
      const proofOptions = await optionsFrom(one.send('/api/admin/session/passkey-proof-options', { method: 'POST' }));
      const prove = (by: SignedInPerson, credential: object): Promise<Answer> =>
        by.send('/api/admin/session/passkey-proof', { method: 'POST', body: { credential } });
      expect(outcomeOf(await prove(other, person.passkey.sign(proofOptions)))).toBe('401 session.passkeyInvalid');
      const fresh = await optionsFrom(one.send('/api/admin/session/passkey-proof-options', { method: 'POST' }));
      const proven = await prove(one, person.passkey.sign(fresh));
      expect(proven.status).toBe(200);
      const release = (by: SignedInPerson): Promise<Answer> =>
        by.send('/api/admin/plugins/no-plugin/rollback', {
          method: 'POST',
          body: { reason: 'a test' },
          headers: { [PASSWORD_PROOF_HEADER]: proven.json<AdminPasswordProof>().proof },
        });
      expect(outcomeOf(await release(one))).toBe('404 plugin.notFound');
      expect(outcomeOf(await release(other))).toBe('403 session.passwordRequired');
      const byPassword = await one.send('/api/admin/session/password-proof', {
        method: 'POST',
        body: { password: PASSWORD },
      });
      expect(outcomeOf(byPassword)).toBe('403 session.passkeyRequired');
    });

    test('is not offered to the owner, who confirms with the password', async () => {
      const options = await owner.send('/api/admin/session/passkey-proof-options', { method: 'POST' });
      expect(outcomeOf(options)).toBe('403 session.passwordRequired');
    });
  });

  test('loses sessions, passkeys and invitations when removed', async () => {
    const person = await acceptInvitation(site(), await invite(owner, 'Fay', 'owner'));
    const removed = await owner.send(`${PEOPLE}/${person.id}`, { method: 'DELETE' });
    expect([removed.status, removed.json()]).toEqual([200, { success: true, sessionsEnded: 1 }]);
    expect((await person.send('/api/admin/session')).status).toBe(401);
    await expect(signInWithPasskey(site(), person)).rejects.toThrow('session.passkeyInvalid');
    expect(outcomeOf(await owner.send(`${PEOPLE}/${person.id}`, { method: 'DELETE' }))).toBe('404 person.notFound');
  });

  test('is rejected if removed after the passkey was verified', async () => {
    const person = await acceptInvitation(site(), await invite(owner, 'Gus', 'editor'));
    const options = await optionsFrom(post('sign-in-options'));
    const em = site().database.em();
    // The last use is stored after the verification and before the session.
    await em.execute(`create function remove_person() returns trigger language plpgsql as
      $$ begin delete from admin_person where id = new.person_id; return null; end $$`);
    await em.execute(
      'create trigger remove_on_use after update on admin_passkey for each row execute function remove_person()',
    );
    const answer = await post('sign-in', { credential: person.passkey.sign(options) });
    await em.execute('drop function remove_person cascade');
    expect([outcomeOf(answer), answer.headers['set-cookie']]).toEqual(['401 session.personRemoved', undefined]);
  });
});
