import { localize, type GameListing } from '@soccer-legends/contracts';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useApiQuery } from '../http/use-api.ts';

/** The names of games in the page's language; the key if a game is not listed. */
export function GameNames({ keys }: { keys: readonly string[] }) {
  const { language } = usePlatform();
  const { data: games = [] } = useApiQuery<GameListing[]>('/api/games');
  const nameOf = (key: string): string => {
    const game = games.find((listing) => listing.key === key);
    return game ? localize(game.names, language) : key;
  };
  return <strong>{new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(keys.map(nameOf))}</strong>;
}
