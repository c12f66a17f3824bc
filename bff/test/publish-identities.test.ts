import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  IssuedPublishToken,
  PluginDetail,
  Problem,
  ProvenanceKeys,
  PublishReceipt,
  PublishToken,
} from '@soccer-legends/contracts';
import {
  compactVerify,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { pluginArchive } from './fixtures/plugin-archive.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const PLUGINS = '/api/admin/plugins';
const SUBJECT = 'repo:team/corner-flag:ref:refs/tags/v1.0.0';
const ACCEPTED = 'repo:team/corner-flag:ref:refs/tags/*';
const AUDIENCE = 'http://localhost:3000';
const CLAIMS = { repository: 'team/corner-flag', sha: '0a1b2c3d', run_id: '42' };

/** A server with the configuration and the keys of an OpenID Connect issuer. @param named the issuer in the configuration, if not its own address */
async function startIssuer(keys: object[], named?: string): Promise<{ url: string; server: Server }> {
  const server = createServer(({ url: path }, response) => {
    const configuration = { issuer: named ?? url, jwks_uri: `${url}/keys` };
    response.end(JSON.stringify(path === '/keys' ? { keys } : configuration));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, server };
}

onOneDatabase('an identity of CI jobs', {}, (site) => {
  let admin: Administrator;
  let issuer: string;
  let liar: string;
  let gone: string;
  const servers: Server[] = [];
  let keys: CryptoKeyPair;
  let foreign: CryptoKeyPair;

  const accept = async (key: string, identity: object, days = 30): Promise<Answer> =>
    admin.send(`${PLUGINS}/${key}/tokens`, { method: 'POST', body: { name: 'Team Corner', days, ...identity } });
  const publish = (token: string, key = 'corner-flag', version = '1.0.0'): Promise<Answer> =>
    site().send(PLUGINS, {
      method: 'POST',
      headers: { 'content-type': 'application/zip', authorization: `Bearer ${token}` },
      body: pluginArchive({ key, version }),
    });
  const seconds = (): number => Math.floor(site().clock.now().getTime() / 1000);
  const claims = (changes: object = {}): JWTPayload => ({
    ...{ iss: issuer, sub: SUBJECT, aud: AUDIENCE, iat: seconds(), exp: seconds() + 300, ...CLAIMS },
    ...changes,
  });
  const signed = (changes?: object, key: CryptoKey = keys.privateKey): Promise<string> =>
    new SignJWT(claims(changes)).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(key);

  beforeAll(async () => {
    keys = await generateKeyPair('ES256');
    foreign = await generateKeyPair('ES256');
    const published = [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }];
    const started = [
      await startIssuer(published),
      await startIssuer(published, 'https://token.example'),
      await startIssuer([]),
    ];
    [issuer, liar, gone] = started.map(({ url }) => url) as [string, string, string];
    servers.push(...started.map(({ server }) => server));
    servers.pop()!.close();
    admin = await site().signIn();
    for (const one of [issuer, liar, gone])
      expect((await accept('corner-flag', { issuer: one, subject: ACCEPTED })).status).toBe(201);
  });
  afterAll(() => servers.forEach((server) => server.close()));

  test('publishes without a stored secret, and the version shows which job published it', async () => {
    const receipt = await publish(await signed());
    expect([receipt.status, receipt.json<PublishReceipt>().publishedBy]).toEqual([201, 'CI of Team Corner']);
    expect(receipt.headers['publish-token-expires']).toBe('2026-12-21T12:00:00.000Z');
    const { versions } = (await admin.send(`${PLUGINS}/corner-flag`)).json<PluginDetail>();
    const provenance = { issuer, subject: SUBJECT, repository: 'team/corner-flag', commit: '0a1b2c3d', run: '42' };
    expect(versions[0]!.provenance).toMatchObject(provenance);
    const keys = (await site().send('/api/provenance-keys')).json<ProvenanceKeys>();
    const { payload } = await compactVerify(versions[0]!.provenance!.signature, createLocalJWKSet(keys));
    const { release, contentHash } = versions[0]!;
    const statement = { site: AUDIENCE, plugin: 'corner-flag', release, contentHash, ...provenance };
    expect(JSON.parse(Buffer.from(payload).toString())).toEqual(statement);
    expect(Object.keys(keys.keys[0]!)).not.toContain('d');
    const [entry] = await site().database.em().find(AuditEntry, { action: 'plugin.publish' });
    expect(JSON.stringify(entry)).toContain(JSON.stringify(provenance.repository));
  });

  test('from GitLab publishes, too', async () => {
    const gitlab = { project_path: 'team/corner-flag', pipeline_id: '7', repository: undefined, run_id: undefined };
    expect((await publish(await signed(gitlab), 'corner-flag', '1.1.0')).status).toBe(201);
    const { versions } = (await admin.send(`${PLUGINS}/corner-flag`)).json<PluginDetail>();
    expect(versions[0]!.provenance).toMatchObject({ repository: 'team/corner-flag', run: '7' });
  });

  test('is listed with the tokens, and has no secret', async () => {
    const issued = (
      await accept('throw-in', { issuer, subject: 'repo:team/throw-in:environment:release' })
    ).json<IssuedPublishToken>();
    expect([issued.secret, issued.hint]).toEqual(['', '']);
    const [listed] = (await admin.send(`${PLUGINS}/throw-in/tokens`)).json<PublishToken[]>();
    expect(listed).toMatchObject({ issuer, subject: 'repo:team/throw-in:environment:release', lastUsedAt: null });
  });

  test.each<[string, () => string | Promise<string>, RegExp]>([
    ['for another site', () => signed({ aud: 'https://other.example' }), /"aud"/],
    ['that has expired', () => signed({ exp: seconds() - 31 }), /"exp"/],
    ['that never expires', () => signed({ exp: undefined }), /"exp"/],
    ['of a branch', () => signed({ sub: 'repo:team/corner-flag:ref:refs/heads/main' }), /no plugin accepts/],
    [
      'of a repository with a longer name',
      () => signed({ sub: 'repo:team/corner-flag-2:ref:refs/tags/v1' }),
      /no plugin/,
    ],
    ['of an unknown issuer', () => signed({ iss: 'https://token.example' }), /no plugin accepts/],
    ['signed by someone else', () => signed({}, foreign.privateKey), /signature/],
    ['without a signature', () => `${new UnsecuredJWT(claims()).encode()}c2ln`, /alg|signature/i],
    [
      'signed with a public key as a secret',
      () => new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(Buffer.alloc(32)),
      /alg/,
    ],
    ['whose issuer is not a text', () => signed({ iss: { $ne: null } }), /issuer or subject is missing/],
    ['that is not a token', () => 'not.a.token', /not a JSON Web Token/],
  ])('is refused %s', async (_what, tokenOf, reason) => {
    const { status, ...answer } = await publish(await tokenOf());
    const { code, message } = JSON.parse(answer.text) as Problem;
    expect([status, code]).toEqual([401, 'publishToken.identityRefused']);
    expect(message).toMatch(reason);
  });

  test.each([
    ['names another issuer', () => liar],
    ['does not respond', () => gone],
  ])('is answered with status 503 if its issuer %s', async (_what, of) => {
    const answer = await publish(await signed({ iss: of() }));
    expect([answer.status, answer.json<Problem>().code]).toEqual([503, 'publishToken.issuerUnavailable']);
  });

  test('publishes each plugin of a repository with several, and no other one', async () => {
    const subject = 'repo:team/flags:ref:refs/tags/*';
    const token = await signed({ sub: 'repo:team/flags:ref:refs/tags/v1' });
    const keys = ['first-flag', 'second-flag'];
    for (const key of keys) expect((await accept(key, { issuer, subject })).status).toBe(201);
    for (const key of keys) {
      expect((await publish(token, key)).status).toBe(201);
      const headers = { authorization: `Bearer ${token}` };
      expect((await site().send(`${PLUGINS}/${key}`, { headers })).status).toBe(200);
    }
    const refused = (await publish(token, 'third-flag')).json<Problem>();
    expect(refused).toMatchObject({ code: 'publishToken.otherPlugin' });
    expect(keys.filter((key) => refused.message.includes(`"${key}"`))).toEqual(keys);
  });

  test('publishes only its own plugin', async () => {
    const answer = await publish(await signed(), 'other-flag');
    expect([answer.status, answer.json<Problem>().code]).toEqual([403, 'publishToken.otherPlugin']);
  });

  test.each([
    ['without a subject', { issuer: 'https://token.example' }],
    ['without an issuer', { subject: ACCEPTED }],
    ['with a file as its issuer', { issuer: 'file:///etc/passwd', subject: ACCEPTED }],
    ['over plain HTTP', { issuer: 'http://token.example', subject: ACCEPTED }],
    ['with a password in its address', { issuer: 'https://me:secret@token.example', subject: ACCEPTED }],
    ['that includes repositories with longer names', { issuer: 'https://token.example', subject: 'repo:team/corner*' }],
    ['that includes everything', { issuer: 'https://token.example', subject: '*' }],
  ])('is not accepted %s', async (_what, identity) => {
    expect((await accept('corner-flag', identity)).status).toBe(400);
  });

  test('is refused after its permission was revoked', async () => {
    const [permission] = (await admin.send(`${PLUGINS}/corner-flag/tokens`))
      .json<PublishToken[]>()
      .filter((token) => token.issuer === issuer);
    await admin.send(`${PLUGINS}/corner-flag/tokens/${permission!.id}`, { method: 'DELETE' });
    const answer = await publish(await signed());
    expect([answer.status, answer.json<Problem>().code]).toEqual([401, 'publishToken.identityRefused']);
  });

  test('expires with its permission', async () => {
    expect((await accept('late-flag', { issuer, subject: ACCEPTED }, 1)).status).toBe(201);
    expect((await publish(await signed(), 'late-flag')).status).toBe(201);
    site().clock.advance(86_400_000);
    const answer = await publish(await signed(), 'late-flag');
    expect([answer.status, answer.json<Problem>().code]).toEqual([401, 'publishToken.expired']);
  });
});
