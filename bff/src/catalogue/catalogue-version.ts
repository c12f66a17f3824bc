import type { EntityManager } from '@mikro-orm/sql';
import { Setting } from '../database/setting.entity.ts';

const NAME = 'catalogue.version';

/** Says, in the transaction that changes the catalogue, that it is another one now. */
export async function raiseCatalogueVersion(em: EntityManager): Promise<void> {
  await em.execute(
    `insert into setting (name, value) values (?, '1')
     on conflict (name) do update set value = (setting.value::bigint + 1)::text`,
    [NAME],
  );
}

export async function catalogueVersion(em: EntityManager): Promise<string> {
  const found = await em.findOne(Setting, { name: NAME }, { disableIdentityMap: true });
  return found?.value ?? '0';
}
