import type { AdminGame } from '@soccer-legends/contracts';
import { useRead } from '../http/use-read.ts';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { RefreshButton } from '../parts/RefreshButton.tsx';
import { GameCard } from './GameCard.tsx';
import css from './GamesTab.module.css';

export function GamesTab() {
  const query = useRead<AdminGame[]>('/api/admin/games', 'Failed to fetch games');
  return (
    <Card title="Games" tools={<RefreshButton query={query} />}>
      <Loaded query={query}>
        {(games) =>
          games.length === 0 ? (
            <Empty lang="es">No hay juegos configurados en el sistema.</Empty>
          ) : (
            <ul className={css.games}>
              {games.map((game) => (
                <GameCard key={game.id} game={game} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
