import { useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { ClockAnnouncer, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { CLOCK } from '../rules/memo-game.ts';
import type { MemoMove, MemoState } from '../rules/state.ts';
import { scoreOf } from '../rules/result.ts';
import { Board } from './Board.tsx';
import { Clock } from './Clock.tsx';
import css from './MemoGame.module.css';
import { useCardContent } from './use-card-content.ts';
import { useMessage } from './use-message.ts';

const ANNOUNCED_AT = [30, 10];

export function MemoGame({ state, play, locked }: GameViewProps<MemoState, MemoMove>) {
  const { players, matches, moves, limitMs } = state;
  const t = useTexts();
  const { announce } = useServices();
  const contentOf = useCardContent(players);
  const message = useMessage(state);

  function flip(place: number) {
    const card = state.cards[place];
    if (!card || play({ kind: 'flip', place }) !== undefined) return;
    announce(t('announced.card', { card: place + 1, content: contentOf(card) }));
  }

  return (
    <div className={css.game}>
      <StatusBar>
        <Clock limitMs={limitMs} />
        <span>{t('status.moves', { moves })}</span>
        <StatusFact
          text={t('status.pairs', { found: matches.length, total: players.length })}
          short={`${matches.length}/${players.length}`}
          icon="grid"
          beads={{ won: matches.length, lost: 0, total: players.length }}
        />
        <Score value={scoreOf(state)} />
      </StatusBar>
      <ClockAnnouncer timer={CLOCK} at={ANNOUNCED_AT} />
      <p className={css.message} data-needed>
        {message}
      </p>
      <Board state={state} locked={locked} contentOf={contentOf} onFlip={flip} />
    </div>
  );
}
