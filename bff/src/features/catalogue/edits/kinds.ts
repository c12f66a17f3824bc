import type { EditedKind } from '@soccer-legends/contracts';
import type { FactKind } from './revision.entities.ts';

/** The kinds of the calls as the tables store them. */
export const KINDS = { players: 'player', coaches: 'coach', clubs: 'club' } as const satisfies Record<
  EditedKind,
  FactKind
>;

/** The stored kinds as the calls name them. */
export const EDITED_KIND: Readonly<Record<FactKind, EditedKind>> = {
  player: 'players',
  coach: 'coaches',
  club: 'clubs',
};
