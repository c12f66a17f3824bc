import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, HttpCode, Inject, Injectable, Param } from '@nestjs/common';
import type { TeamWebhook, TeamWebhookRequest } from '@soccer-legends/contracts';
import { IsString, MaxLength } from 'class-validator';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { isWebhookAddress } from '../../platform/config/environment.ts';
import { isLoopback } from '../../platform/config/public-hosts.ts';
import { Database } from '../../platform/database/database.ts';
import { findRow, findRows } from '../../platform/database/row.ts';
import { Clock, MINUTE_MS } from '../../platform/environment/clock.ts';
import { Log, reasonOf } from '../../platform/http/log.ts';
import { InvalidRequest } from '../../platform/http/request-errors.ts';
import type { Exactly } from '../../platform/http/request-fields.ts';
import { type Author, Requester } from '../../platform/http/request-origin.ts';
import { Action, MinimumRole, RequiresPassword } from '../../platform/http/route.ts';
import { AuditLog } from '../audit/audit.port.ts';
import { PluginKey, PublishTokenOrAdmin } from '../plugins/plugins.port.ts';
import { AlertRow, TeamWebhookRow, toAlert } from './alert.entities.ts';
import { isDue, Webhook } from './webhook.ts';

/** Delay after a failed attempt. */
const RETRY_MS = 15 * MINUTE_MS;
const SECRET_BYTES = 32;

/** Sends a message to the team of a plugin when an alert about the plugin starts and when it ends. */
@Injectable()
export class TeamWebhooks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly webhook: Webhook,
    private readonly audit: AuditLog,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** Stores the address, with a new secret. Throws `InvalidRequest` for an address that is not public. */
  async set(key: string, url: string, by: Author): Promise<TeamWebhook> {
    if (!isTeamAddress(url, this.config.publicUrl))
      throw new InvalidRequest(['url must begin with https:// and have a public host']);
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    await this.database.transaction(async (em) => {
      await em.upsert(TeamWebhookRow, { key, url, secret, openAlert: null, dueAt: this.clock.now() });
      await this.audit.record(em, { ...by, action: 'plugin.webhook', target: key, after: { host: new URL(url).host } });
    });
    return { host: new URL(url).host, secret };
  }

  async remove(key: string, by: Author): Promise<void> {
    await this.database.transaction(async (em) => {
      if ((await em.nativeDelete(TeamWebhookRow, { key })) === 0) return;
      await this.audit.record(em, { ...by, action: 'plugin.webhook', target: key, after: { host: null } });
    });
  }

  /** Sends each start and end of an alert that a team has not received yet. Of several workers, only one makes each attempt. */
  async sendDue(): Promise<void> {
    const due = await findRows(this.database.em(), TeamWebhookRow, isDue(this.clock, RETRY_MS));
    // In parallel, because a receiver may take seconds to respond.
    await Promise.all(due.map((row) => this.notify(row)));
  }

  private async notify(row: TeamWebhookRow): Promise<void> {
    const em = this.database.em();
    const { key, openAlert } = row;
    const current = await findRow(em, AlertRow, { kind: 'pluginFailing', subject: key, endedAt: null });
    if ((current?.id ?? null) === openAlert) return;
    const isStart = openAlert === null;
    const alert = isStart ? current : await findRow(em, AlertRow, { id: openAlert });
    const dueAt = this.clock.ahead(RETRY_MS);
    if ((await em.nativeUpdate(TeamWebhookRow, { key, dueAt: row.dueAt }, { dueAt })) === 0) return;
    try {
      // Each attempt has the same id, by which the receiver recognizes a repeated message.
      if (alert) await this.webhook.sendToTeam(`${alert.id}-${isStart ? 'started' : 'ended'}`, toAlert(alert), row);
      const next = { openAlert: isStart ? alert!.id : null, dueAt: this.clock.now() };
      await em.nativeUpdate(TeamWebhookRow, { key, dueAt }, next);
    } catch (error) {
      const fields = { plugin: key, error: reasonOf(error) };
      this.log.warn(fields, 'An alert could not be delivered to the team of a plugin. It is retried later.');
    }
  }
}

/** Whether a team may receive messages at an address. Loopback is only for a site on a developer's own machine. */
export function isTeamAddress(url: string, publicUrl: string): boolean {
  if (!isWebhookAddress(url)) return false;
  return !isLoopback(new URL(url).hostname) || isLoopback(new URL(publicUrl).hostname);
}

class WebhookBody implements Exactly<WebhookBody, TeamWebhookRequest> {
  @IsString({ message: 'url must be a text' })
  @MaxLength(500, { message: 'url must have at most 500 characters' })
  url!: string;
}

@Controller('api/admin/plugins/:key/webhook')
@MinimumRole('publisher')
@PublishTokenOrAdmin()
export class TeamWebhooksController {
  constructor(private readonly webhooks: TeamWebhooks) {}

  @Action()
  @RequiresPassword()
  set(@Param() { key }: PluginKey, @Body() { url }: WebhookBody, @Requester() by: Author): Promise<TeamWebhook> {
    return this.webhooks.set(key, url, by);
  }

  @Delete()
  @RequiresPassword()
  @HttpCode(204)
  remove(@Param() { key }: PluginKey, @Requester() by: Author): Promise<void> {
    return this.webhooks.remove(key, by);
  }
}
