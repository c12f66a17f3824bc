import { localize, type GameListing, type ReviewEffects } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
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

/** The games that a change adds to a person, and those that it removes. Renders nothing without any. */
export function GainsAndLosses(effects: ReviewEffects) {
  const t = useTexts();
  return (['gains', 'loses'] as const)
    .filter((what) => effects[what].length > 0)
    .map((what) => (
      <p key={what}>
        {t(`effects.${what}`)} <GameNames keys={effects[what]} />
      </p>
    ));
}
