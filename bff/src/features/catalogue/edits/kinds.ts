import type { EditedKind } from '@soccer-legends/contracts';
import type { FactKind } from './revision.entities.ts';

/** Stored kinds by their names in the API. */
export const KINDS = { players: 'player', coaches: 'coach', clubs: 'club' } as const satisfies Record<
  EditedKind,
  FactKind
>;

/** Names in the API by stored kind. */
export const EDITED_KIND: Readonly<Record<FactKind, EditedKind>> = {
  player: 'players',
  coach: 'coaches',
  club: 'clubs',
};
