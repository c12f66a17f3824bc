import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Setting } from '../../../platform/database/setting.entity.ts';
import { Log } from '../../../platform/http/log.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { PictureProbe } from './picture-probe.ts';

const PICTURES_A_NIGHT = 600;
const AT_ONCE = 4;

const TABLES = [
  { table: 'player', column: 'photo' },
  { table: 'coach', column: 'photo' },
  { table: 'team', column: 'logo' },
] as const;

interface Picture {
  id: number;
  url: string;
}

/** Forgets pictures that are gone, so that our own drawing shows again; each night goes on where the last one ended. */
@Injectable()
export class CheckPicturesJob implements Job {
  readonly name = 'check-pictures';

  constructor(
    private readonly database: Database,
    private readonly probe: PictureProbe,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    for (const { table, column } of TABLES) {
      const pictures = await this.next(table, column);
      let forgotten = 0;
      for (let start = 0; start < pictures.length; start += AT_ONCE) {
        const batch = pictures.slice(start, start + AT_ONCE);
        const health = await Promise.all(batch.map(({ url }) => this.probe.check(url)));
        const broken = batch.filter((_, index) => health[index] === 'broken');
        for (const picture of broken) await this.forget(table, column, picture);
        forgotten += broken.length;
      }
      await this.rememberPlace(table, pictures.length < PICTURES_A_NIGHT ? 0 : pictures.at(-1)!.id);
      this.log.info({ table, checked: pictures.length, forgotten }, 'Pictures were checked.');
    }
  }

  private async next(table: string, column: string): Promise<Picture[]> {
    const place = await this.database.em().findOne(Setting, { name: placeName(table) });
    return this.database
      .em()
      .execute<Picture[]>(
        `select id, ${column} as url from ${table} where ${column} is not null and id > ? order by id limit ?`,
        [Number(place?.value ?? 0), PICTURES_A_NIGHT],
      );
  }

  /** Unless it has got another one meanwhile. */
  private async forget(table: string, column: string, { id, url }: Picture): Promise<void> {
    await this.database.em().execute(`update ${table} set ${column} = null where id = ? and ${column} = ?`, [id, url]);
  }

  private async rememberPlace(table: string, id: number): Promise<void> {
    await this.database.em().upsert(Setting, { name: placeName(table), value: String(id) });
  }
}

function placeName(table: string): string {
  return `pictures.${table}`;
}
