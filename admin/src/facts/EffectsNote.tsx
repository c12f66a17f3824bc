import type { GameEffects } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useId } from 'react';
import { GainsAndLosses, GameNames } from '../components/GameNames.tsx';
import css from './EffectsNote.module.css';
import type { EffectsAnswer } from './use-effects.ts';

const NONE: GameEffects = { gains: [], loses: [], matchdays: [] };
const ON_MATCHDAYS = ['changes', 'keeps', 'unproven'] as const;

/** Shows how the unsaved changes would affect the games, above the buttons of the form. */
export function EffectsNote({ effects, isPending, isInvalid, isFailed }: EffectsAnswer) {
  const t = useTexts();
  const headingId = useId();
  if (!effects && !isPending && !isInvalid && !isFailed) return null;
  const { gains, loses, matchdays } = effects ?? NONE;
  const isNothing = effects && gains.length + loses.length + matchdays.length === 0;
  return (
    <section className={css.effects} aria-labelledby={headingId} aria-live="polite">
      <h3 id={headingId}>{t('effects.title')}</h3>
      {isPending && <p>{t('effects.pending')}</p>}
      {isInvalid && !isPending && <p>{t('effects.invalid')}</p>}
      {isFailed && !isPending && <p>{t('effects.failed')}</p>}
      {isNothing && <p>{t('effects.none')}</p>}
      <GainsAndLosses gains={gains} loses={loses} />
      {ON_MATCHDAYS.map((what) => (
        <OnMatchdays key={what} what={what} matchdays={matchdays} />
      ))}
    </section>
  );
}

/** The games that a change affects in the same way, with the days. */
function OnMatchdays({
  what,
  matchdays,
}: {
  what: (typeof ON_MATCHDAYS)[number];
  matchdays: GameEffects['matchdays'];
}) {
  const t = useTexts();
  const { language } = usePlatform();
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const games = [...new Set(matchdays.flatMap((day) => day[what]))];
  if (games.length === 0) return null;
  const daysOf = (game: string): string =>
    matchdays
      .filter((day) => day[what].includes(game))
      .map(({ date }) => days.format(new Date(date)))
      .join(', ');
  return (
    <details open={what === 'unproven'}>
      <summary>{t(`effects.${what}`, { games: games.length })}</summary>
      <ul>
        {games.map((game) => (
          <li key={game}>
            <GameNames keys={[game]} /> <span className={css.days}>{daysOf(game)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
