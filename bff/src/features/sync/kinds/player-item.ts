import { shownName } from '../catalogue/person-names.ts';
import type { PlayerProfile } from '../catalogue/synced-facts.ts';
import type { PlannedItem } from './kind.ts';

/** A player of the service as something to do. */
export function playerItem(profile: PlayerProfile): PlannedItem<PlayerProfile> {
  return { key: `api-${profile.apiId}`, entity: 'player', name: shownName(profile), payload: profile };
}
