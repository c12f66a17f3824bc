import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { X509Certificate } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { Clock } from '../../platform/environment/clock.ts';
import { DAY_MS } from '../../platform/environment/clock.ts';
import { WebhookCertificate } from './webhook-certificate.ts';

const TLS = join(import.meta.dirname, '../../../test/fixtures/tls');
const cert = readFileSync(join(TLS, 'certificate.pem'));
const expiry = Date.parse(new X509Certificate(cert).validTo);

async function daysLeft(url: string, now: number): Promise<number | undefined> {
  const clock = { now: () => new Date(now) } as Clock;
  return new WebhookCertificate(clock, { alertWebhook: { url, secret: '' } }).daysLeft();
}

test.each([
  ['expires in ten days', 10],
  ['expired a day ago', -1],
])('a webhook certificate that %s has %i days left', async (_what, days) => {
  const server = createServer({ cert, key: readFileSync(join(TLS, 'key.pem')) });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await daysLeft(`https://localhost:${port}/hook`, expiry - days * DAY_MS)).toBe(days);
});

test.each(['http://127.0.0.1:1/hook', 'https://127.0.0.1:1/hook'])(
  'the webhook %s has no known days left, because it presents no certificate',
  async (url) => expect(await daysLeft(url, expiry)).toBeUndefined(),
);
