import { createHmac } from 'node:crypto';
import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isLoopback } from '../../platform/config/public-hosts.ts';
import type { Alert, AlertFacts, AlertKind, AlertMessage } from '@soccer-legends/contracts';
import { request as requestPlainly } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { failingPluginText } from '../plugins/plugins.port.ts';

/** Where messages go, and the secret that signs them. */
export interface Receiver {
  url: string;
  secret: string;
}

interface SignedMessage {
  id: string;
  /** Unix time in seconds. */
  timestamp: number;
  body: string;
}

/** Signs as https://www.standardwebhooks.com specifies. A secret is `whsec_` and the key in Base64. */
function signedHeaders({ id, timestamp, body }: SignedMessage, secret: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}

/** Rejects private addresses. The connection uses the checked address, so a second lookup cannot return another one. */
export const publicLookup = publicLookupBy(lookup as LookupFunction);

/** Returns a lookup like `publicLookup` that asks the given one for the addresses. */
export function publicLookupBy(resolve: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[];
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new Error(`${hostname} has a private address`), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

type Text = (subject: string, facts: AlertFacts) => string;

const STARTED: Readonly<Record<AlertKind, Text>> = {
  databaseUnavailable: () =>
    'The database does not respond. Most games are served from memory, but rounds of Career Guess and the console fail.',
  backupOld: (subject, { newest }) => {
    const what = subject === 'snapshot' ? 'snapshot of the embedded database' : 'backup in BACKUP_DIR';
    return newest === null ? `There is no ${what}.` : `The newest ${what} is from ${newest}.`;
  },
  syncFailed: (subject, { run, error }) => `Run ${run} of the sync "${subject}" failed: ${error ?? 'unknown error'}`,
  quotaLow: (_subject, { remaining, limit }) =>
    `Of the data service's ${limit} calls for today, ${remaining} are left. The quota is renewed at midnight UTC.`,
  pluginFailing: failingPluginText,
  untrustedProxy: (subject) =>
    `The proxy ${subject} forwards many visitors, but the server does not trust it, so all of them share the limits of one visitor.`,
};

const ENDED: Readonly<Record<AlertKind, Text>> = {
  databaseUnavailable: () => 'The database responds again.',
  backupOld: (subject) => `There is a new ${subject}.`,
  syncFailed: (subject) => `The sync "${subject}" no longer counts as failed.`,
  quotaLow: () => 'The data service has enough calls left again.',
  pluginFailing: (subject) => `"${subject}" no longer fails.`,
  untrustedProxy: () => 'No untrusted proxy was seen for a day.',
};

/** Returns one English sentence about the beginning of an alert, or about its end if it has ended. */
function alertText({ kind, subject, facts, endedAt }: Alert): string {
  return (endedAt === null ? STARTED : ENDED)[kind](subject, facts);
}

const TIMEOUT_MS = 10_000;

/** Matches what is due. A time later than the longest wait was stored while the clock was ahead. */
export function isDue(clock: Clock, longestWaitMs: number) {
  return { $or: [{ dueAt: { $lte: clock.now() } }, { dueAt: { $gt: clock.ahead(longestWaitMs) } }] };
}

/**
 * Sends messages to `ALERT_WEBHOOK_URL` and to teams. Follows no redirects, and connects to no private address except
 * loopback.
 */
@Injectable()
export class Webhook {
  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'alertWebhook' | 'publicUrl' | 'adminUrl'>,
  ) {}

  /** Host and port of the webhook, without the path, which may contain a secret; undefined without a webhook. */
  get host(): string | undefined {
    return this.config.alertWebhook && new URL(this.config.alertWebhook.url).host;
  }

  /**
   * Rejects with the reason unless the receiver responds with a status of 2xx within 10 s. Does nothing without a webhook.
   */
  async send(id: string, alert: Alert): Promise<void> {
    await this.deliver(id, messageAbout(alert, this.console), this.config.alertWebhook);
  }

  /** Sends a message about an alert to a team. Rejects like `send`. */
  async sendToTeam(id: string, alert: Alert, receiver: Receiver): Promise<void> {
    await this.deliver(id, messageAbout(alert, `${this.config.publicUrl}/authors/dashboard`), receiver);
  }

  /** Sends a message that says that nothing is wrong. Rejects like `send`. */
  async sendTest(id: string): Promise<void> {
    const message: AlertMessage = {
      type: 'alert.test',
      timestamp: this.clock.now().toISOString(),
      data: { text: 'This is a test message. Nothing is wrong.', console: this.console },
    };
    await this.deliver(id, message, this.config.alertWebhook);
  }

  private get console(): string {
    const { publicUrl, adminUrl } = this.config;
    return `${adminUrl ?? publicUrl}/admin#health`;
  }

  private async deliver(id: string, message: AlertMessage, receiver: Receiver | undefined): Promise<void> {
    if (!receiver) return;
    const body = JSON.stringify(message);
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    await post(new URL(receiver.url), body, signedHeaders({ id, timestamp, body }, receiver.secret));
  }
}

function messageAbout(alert: Alert, console: string): AlertMessage {
  return {
    type: alert.endedAt === null ? 'alert.started' : 'alert.ended',
    timestamp: alert.endedAt ?? alert.startedAt,
    data: { ...alert, text: alertText(alert), console },
  };
}

function post(url: URL, body: string, signature: Record<string, string>): Promise<void> {
  const isLocal = isLoopback(url.hostname);
  const options: RequestOptions = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...signature },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // An open connection would keep the process from exiting.
    agent: false,
    ...(!isLocal && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'http:' ? requestPlainly : request)(url, options, (response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`The webhook responded with status ${statusCode}.`));
    });
    sent.on('error', (error: Error) => reject(reasonOf(error)));
    sent.end(body);
  });
}

/** Network errors do not contain the path of the URL, which may be a secret. */
function reasonOf(error: Error): Error {
  const reason =
    error.name === 'AbortError' || error.name === 'TimeoutError' ? 'no response within 10 s' : error.message;
  return new Error(`The webhook cannot be reached: ${reason}.`, { cause: error });
}
