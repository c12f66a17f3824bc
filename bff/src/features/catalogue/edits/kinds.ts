import type { EditedKind } from '@soccer-legends/contracts';
import type { FactKind } from './revision.entities.ts';

export const KINDS = { players: 'player', coaches: 'coach', clubs: 'club' } as const satisfies Record<
  EditedKind,
  FactKind
>;

export const EDITED_KIND: Readonly<Record<FactKind, EditedKind>> = {
  player: 'players',
  coach: 'coaches',
  club: 'clubs',
};
