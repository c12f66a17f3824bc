import type { EntityManager } from '@mikro-orm/sql';
import { FIRST_SANDBOX_ID } from '@soccer-legends/api-football-sandbox';

/** Unlinks what was linked to the sandbox: its ids mean nobody at the real service, or somebody else. */
export async function forgetSandboxIds(em: EntityManager): Promise<void> {
  for (const table of ['player', 'team', 'coach'])
    await em.execute(`update ${table} set api_id = null where api_id >= ${FIRST_SANDBOX_ID}`);
}
