import { LIVES } from '@soccer-legends/game-sdk';
import { usePlatform, usePlayAgain, useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, Flag, Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { useState } from 'react';
import { askedCard, currentScore, livesLeft, matchedCount } from '../rules/country-game.ts';
import type { CountryMove, CountryRefusal, CountryState } from '../rules/state.ts';
import { CardGrid } from './CardGrid.tsx';
import css from './CountryGame.module.css';
import { useMessage } from './use-message.ts';

export function CountryGame({ state, play, locked }: GameViewProps<CountryState, CountryMove, CountryRefusal>) {
  const t = useTexts();
  const { nationName } = usePlatform();
  const playAgain = usePlayAgain();
  const { nation, country } = state.players[askedCard(state)]!;
  const message = useMessage(state);
  const { announce } = useServices();
  const [tried, setTried] = useState<string>();

  function pick(card: number): void {
    const refusal = play({ kind: 'pick', card });
    const text = refusal === 'tried' ? t('tried', { name: state.players[card]!.name }) : undefined;
    if (refusal === undefined || text !== undefined) setTried(text);
    if (text !== undefined) announce(text);
  }

  return (
    <>
      <Status state={state} />
      <div className={css.game}>
        <h2 className={css.prompt}>
          <Flag nation={nation} width={36} />
          {t('prompt', { country: nationName(nation, country) })}
        </h2>
        <CardGrid state={state} locked={locked} onPick={pick} />
        <p className={css.message}>{tried ?? message}</p>
        <Button look="secondary" className={css.again} onClick={playAgain}>
          {t('playAgain')}
        </Button>
      </div>
    </>
  );
}

function Status({ state }: { state: CountryState }) {
  const t = useTexts();
  const matched = matchedCount(state);
  const total = state.players.length;
  return (
    <StatusBar>
      <Lives left={livesLeft(state)} total={LIVES} />
      <StatusFact
        text={t('status.matched', { matched, total })}
        short={`${matched}/${total}`}
        beads={{ won: matched, lost: 0, total }}
      />
      <Score value={currentScore(state)} />
    </StatusBar>
  );
}
