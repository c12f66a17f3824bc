import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Setting } from '../../../platform/database/setting.entity.ts';
import { Log } from '../../../platform/http/log.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { mediaAddress, MEDIA_ORIGINS } from '../catalogue/service-picture-address.ts';

const TIMEOUT_MS = 5000;

/** A picture is missing if the service reports that, or sends its placeholder. */
type PictureState = 'present' | 'missing' | 'unknown';

/** Checks whether a picture of the service exists. Follows no redirects. */
export class PictureProbe {
  // eslint-disable-next-line no-restricted-syntax -- one for each kind of picture
  private readonly placeholders = new Map<string, Promise<string | undefined>>();

  constructor(private readonly origins: readonly string[] = MEDIA_ORIGINS) {}

  /** Returns unknown for another host and after a failure, so that a temporary failure never removes a picture. */
  async check(url: string): Promise<PictureState> {
    const address = mediaAddress(url, this.origins);
    if (!address) return 'unknown';
    const response = await this.request(address);
    if (!response) return 'unknown';
    if (response.status === 404 || response.status === 410) return 'missing';
    if (!response.ok) return 'unknown';
    if (!response.headers.get('content-type')?.startsWith('image/')) return 'missing';
    const validator = validatorOf(response);
    return validator !== undefined && validator === (await this.placeholderOf(address)) ? 'missing' : 'present';
  }

  /** Requests the picture with the id 0, for which the service returns its placeholder. A failure is not remembered. */
  private placeholderOf(address: URL): Promise<string | undefined> {
    const placeholder = new URL(address.pathname.replace(/[^/]*$/, '0.png'), address.origin);
    const known = this.placeholders.get(placeholder.href);
    if (known) return known;
    const validator = this.request(placeholder).then((response) => {
      if (!response || response.status >= 500) this.placeholders.delete(placeholder.href);
      return response?.ok ? validatorOf(response) : undefined;
    });
    this.placeholders.set(placeholder.href, validator);
    return validator;
  }

  private request(address: URL): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(address, { method: 'HEAD', redirect: 'error', signal }).catch(() => undefined);
  }
}

function validatorOf({ headers }: Response): string | undefined {
  return headers.get('etag') ?? headers.get('content-length') ?? undefined;
}

const PICTURES_PER_NIGHT = 600;
const CONCURRENCY = 4;

const COLUMNS = [
  { of: 'player', table: 'person', column: 'photo', where: "person.kind = 'player'" },
  { of: 'coach', table: 'person', column: 'photo', where: "person.kind = 'coach'" },
  { of: 'team', table: 'team', column: 'logo', where: 'true' },
] as const;
type Column = (typeof COLUMNS)[number];

interface Picture {
  id: number;
  url: string;
}

/** Removes the URLs of missing pictures. Each night continues where the previous one stopped. */
@Injectable()
export class CheckPicturesJob implements Job {
  readonly name = 'check-pictures';

  constructor(
    private readonly database: Database,
    private readonly probe: PictureProbe,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    for (const column of COLUMNS) {
      const pictures = await this.next(column);
      const missing = await this.missingOf(pictures);
      await this.remove(column, missing);
      await this.savePosition(column, pictures.length < PICTURES_PER_NIGHT ? 0 : pictures.at(-1)!.id);
      this.log.info(
        { table: column.of, checked: pictures.length, removed: missing.length },
        'Checked the pictures of a kind.',
      );
    }
  }

  // Raw SQL: one statement for two tables, whose entities have different column names.
  private async next({ of, table, column, where }: Column): Promise<Picture[]> {
    const position = await this.database.em().findOne(Setting, { name: positionSetting(of) });
    return this.database.execute<Picture[]>(
      `select id, ${column} as url from ${table} where ${where} and ${column} is not null and id > ? order by id limit ?`,
      [Number(position?.value ?? 0), PICTURES_PER_NIGHT],
    );
  }

  private async missingOf(pictures: readonly Picture[]): Promise<Picture[]> {
    const missing: Picture[] = [];
    for (let start = 0; start < pictures.length; start += CONCURRENCY) {
      const batch = pictures.slice(start, start + CONCURRENCY);
      const states = await Promise.all(batch.map(({ url }) => this.probe.check(url)));
      missing.push(...batch.filter((_, index) => states[index] === 'missing'));
    }
    return missing;
  }

  /** Leaves URLs that were replaced in the meantime. */
  private async remove({ table, column, where }: Column, pictures: readonly Picture[]): Promise<void> {
    await this.database.execute(
      `update ${table} set ${column} = null
       from jsonb_to_recordset(?::jsonb) as missing (id integer, url text)
       where ${where} and ${table}.id = missing.id and ${column} = missing.url`,
      [JSON.stringify(pictures)],
    );
  }

  private async savePosition({ of }: Column, id: number): Promise<void> {
    await this.database.em().upsert(Setting, { name: positionSetting(of), value: String(id) });
  }
}

function positionSetting(kind: string): string {
  return `pictures.${kind}`;
}
