import type { EntityManager } from '@mikro-orm/sql';
import { FIRST_SANDBOX_ID } from '@soccer-legends/api-football-sandbox';
import { PlayerEvidence } from '../careers/player-evidence.entity.ts';
import { Person, Team } from '../../people/people.port.ts';
import { LeagueSeason } from '../tasks/league-seasons.ts';

const SANDBOX_LEFT =
  'The server now uses the real data service instead of the sandbox, and it does not have the rest of these items. ' +
  'Start it again.';

/** Removes the sandbox's ids, which the real service does not know, and ends runs with pending items of the sandbox. */
export async function unlinkSandboxIds(em: EntityManager, now: Date): Promise<void> {
  await em.nativeUpdate(Person, { apiId: { $gte: FIRST_SANDBOX_ID } }, { apiId: null });
  await em.nativeUpdate(Team, { apiId: { $gte: FIRST_SANDBOX_ID } }, { apiId: null });
  await em.nativeDelete(PlayerEvidence, { source: 'sandbox' });
  await em.nativeDelete(LeagueSeason, { source: 'sandbox' });
  // Raw SQL for the condition on a member of the items' JSON.
  await em.execute(
    `update sync_run set status = 'failed', error = ?, ended_at = ?, waiting_until = null, current_name = null
     where status = 'in_progress' and (kind = 'leagues' or exists (
       select 1 from sync_item where run_id = sync_run.id and status = 'pending'
       and (payload ->> 'apiId')::bigint >= ${FIRST_SANDBOX_ID}))`,
    [SANDBOX_LEFT, now],
  );
}
