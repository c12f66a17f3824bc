import type { EntityManager } from '@mikro-orm/sql';
import { FIRST_SANDBOX_ID } from '@soccer-legends/api-football-sandbox';

/**
 * Leaves the sandbox behind, for its ids mean nobody at the real service, or somebody else: what was linked to it is
 * unlinked, and a run that still waits for somebody of it ends.
 */
export async function forgetSandboxIds(em: EntityManager, now: Date): Promise<void> {
  for (const table of ['player', 'team', 'coach'])
    await em.execute(`update ${table} set api_id = null where api_id >= ${FIRST_SANDBOX_ID}`);
  await em.execute(
    `update sync_run set status = 'failed', error = ?, ended_at = ?, waiting_until = null, held = false, current_name = null
     where status = 'in_progress' and exists (
       select 1 from sync_item where run_id = sync_run.id and status = 'pending'
       and (payload ->> 'apiId')::bigint >= ${FIRST_SANDBOX_ID})`,
    [LEFT, now],
  );
}

const LEFT = 'The sandbox was left for the real data service, which does not know the rest of these. Start it again.';
