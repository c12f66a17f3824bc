import type { AdminGame } from '@soccer-legends/contracts';
import { useApiQuery } from '../http/use-api.ts';
import { Card } from '../components/Card.tsx';
import { QueryView, Empty, RefreshButton } from '../components/QueryView.tsx';
import { GameCard } from './GameCard.tsx';
import css from './GamesTab.module.css';

export function GamesTab() {
  const query = useApiQuery<AdminGame[]>('/api/admin/games', 'Failed to fetch games');
  return (
    <Card title="Games" tools={<RefreshButton query={query} />}>
      <QueryView query={query} empty={<Empty>No hay juegos configurados en el sistema.</Empty>}>
        {(games) => (
          <ul className={css.games}>
            {games.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
