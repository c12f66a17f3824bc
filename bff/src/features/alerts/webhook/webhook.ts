import { request as requestPlainly } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { Inject, Injectable } from '@nestjs/common';
import type { Alert, AlertMessage } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { isLoopback } from '../../../platform/config/public-hosts.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { alertText } from '../alert-text.ts';
import { publicLookup } from './public-lookup.ts';
import { signedHeaders } from './signature.ts';

const TIMEOUT_MS = 10_000;

/** Sends messages to `ALERT_WEBHOOK_URL`. Follows no redirects, and connects to no private address except loopback. */
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
    await this.deliver(id, {
      type: alert.endedAt === null ? 'alert.started' : 'alert.ended',
      timestamp: alert.endedAt ?? alert.startedAt,
      data: { ...alert, text: alertText(alert), console: this.console },
    });
  }

  /** Sends a message that says that nothing is wrong. Rejects like `send`. */
  async sendTest(id: string): Promise<void> {
    await this.deliver(id, {
      type: 'alert.test',
      timestamp: this.clock.now().toISOString(),
      data: { text: 'This is a test message. Nothing is wrong.', console: this.console },
    });
  }

  private get console(): string {
    const { publicUrl, adminUrl } = this.config;
    return `${adminUrl ?? publicUrl}/admin#health`;
  }

  private async deliver(id: string, message: AlertMessage): Promise<void> {
    const { alertWebhook } = this.config;
    if (!alertWebhook) return;
    const body = JSON.stringify(message);
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    await post(new URL(alertWebhook.url), body, signedHeaders({ id, timestamp, body }, alertWebhook.secret));
  }
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
