import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, HttpCode, Inject, Injectable, Param } from '@nestjs/common';
import type { TeamWebhook, TeamWebhookRequest } from '@soccer-legends/contracts';
import { IsString, MaxLength } from 'class-validator';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { isWebhookAddress } from '../../platform/config/environment.ts';
import { isLoopback } from '../../platform/config/public-hosts.ts';
import { Database } from '../../platform/database/database.ts';
import { findRows } from '../../platform/database/row.ts';
import { Clock, MINUTE_MS } from '../../platform/environment/clock.ts';
import { Log } from '../../platform/http/log.ts';
import { InvalidRequest } from '../../platform/http/request-errors.ts';
import type { Exactly } from '../../platform/http/request-fields.ts';
import { type Author, Requester } from '../../platform/http/request-origin.ts';
import { Action, MinimumRole, RequiresPassword } from '../../platform/http/route.ts';
import { AuditLog } from '../audit/audit.port.ts';
import { PluginKey, PublishTokenOrAdmin } from '../plugins/plugins.port.ts';
import { AlertRow, TeamWebhookRow, toAlert } from './alert.entities.ts';
import { Webhook } from './webhook.ts';

/** After a failed attempt. */
const RETRY_MINUTES = 15;
const SECRET_BYTES = 32;

/** Tells the teams of plugins when an alert about their plugin begins and ends. */
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
      await em.upsert(TeamWebhookRow, { key, url, secret, told: null, dueAt: this.clock.now() });
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

  /** Sends each beginning and end that a team does not know yet. Of several workers, only one makes each attempt. */
  async sendDue(): Promise<void> {
    const due = await findRows(this.database.em(), TeamWebhookRow, { dueAt: { $lte: this.clock.now() } });
    // At once, because a receiver may take seconds to respond.
    await Promise.all(due.map((row) => this.tell(row)));
  }

  private async tell(row: TeamWebhookRow): Promise<void> {
    const em = this.database.em();
    const { key, told } = row;
    const [current] = await findRows(em, AlertRow, { kind: 'pluginFailing', subject: key, endedAt: null });
    if ((current?.id ?? null) === told) return;
    const [alert] = told === null ? [current] : await findRows(em, AlertRow, { id: told });
    const dueAt = this.clock.ahead(RETRY_MINUTES * MINUTE_MS);
    if ((await em.nativeUpdate(TeamWebhookRow, { key, dueAt: row.dueAt }, { dueAt })) === 0) return;
    try {
      // The same id in each attempt, by which the receiver recognizes a repeated message.
      if (alert)
        await this.webhook.sendToTeam(`${alert.id}-${told === null ? 'started' : 'ended'}`, toAlert(alert), row);
      const next = { told: told === null ? alert!.id : null, dueAt: this.clock.now() };
      await em.nativeUpdate(TeamWebhookRow, { key, dueAt }, next);
    } catch (error) {
      const fields = { plugin: key, error: (error as Error).message };
      this.log.warn(fields, 'A team could not be told about an alert. The message is sent again later.');
    }
  }
}

/** Teams are not the operators: only a site on a developer's machine sends their messages to that machine. */
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
