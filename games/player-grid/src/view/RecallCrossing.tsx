import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { Pitch, TeamBadge } from '@soccer-legends/ui';
import css from './RecallCrossing.module.css';

const SIZE = 108;

export interface RecallCrossingProps {
  puzzle: PlayerGridPuzzle;
  cell: number | undefined;
}

/** Flag and crest of the selected cell beside the grid. Decorative: only a wide window has room for them. */
export function RecallCrossing({ puzzle: { countries, clubs, gridSize }, cell }: RecallCrossingProps) {
  const country = cell === undefined ? undefined : countries[cell % gridSize];
  const club = cell === undefined ? undefined : clubs[Math.floor(cell / gridSize)];
  return (
    <div className={css.crossing} aria-hidden="true" data-optional>
      <Pitch className={css.stage}>
        <div className={css.pair} key={cell}>
          {country && country.flag !== '' && <img src={country.flag} alt="" width={SIZE * 1.5} height={SIZE} />}
          {club && <TeamBadge name={club.name} logo={club.logo} size={SIZE} />}
        </div>
      </Pitch>
    </div>
  );
}
