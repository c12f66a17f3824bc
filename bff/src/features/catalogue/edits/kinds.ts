import type { EditedKind } from '@soccer-legends/contracts';
import type { FactKind } from './revision.entities.ts';

/** The kind in the tables for each kind in an address. */
export const KINDS = { players: 'player', coaches: 'coach', clubs: 'club' } as const satisfies Record<
  EditedKind,
  FactKind
>;

/** The inverse of `KINDS`. */
export const EDITED_KIND: Readonly<Record<FactKind, EditedKind>> = {
  player: 'players',
  coach: 'coaches',
  club: 'clubs',
};
