import type { PicturedPlayer } from '@soccer-legends/game-sdk';
import { usePlatform, useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { ClockAnnouncer, Countdown, isDrawn, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { CLOCK } from '../rules/memo-game.ts';
import { scoreOf } from '../rules/result.ts';
import type { MemoCard, MemoMove, MemoState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import css from './MemoGame.module.css';
import { minutesAndSeconds, useMessage } from './message.ts';

const ANNOUNCED_AT = [30, 10];
const AMBER_AT = 10;
const RED_AT = 5;

export function MemoGame({ state, play, locked }: GameViewProps<MemoState, MemoMove>) {
  const { players, matches, moves, limitMs } = state;
  const t = useTexts();
  const { t: shared } = usePlatform();
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
        {limitMs === null ? (
          <span>{shared('ui.noLimit')}</span>
        ) : (
          <Countdown
            timer={CLOCK}
            of={limitMs}
            amberAt={AMBER_AT}
            redAt={RED_AT}
            textOf={(seconds) => t('status.time', { time: minutesAndSeconds(seconds) })}
          />
        )}
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

/** Returns a description of a card. For a photo, describes what its sticker shows, without any part of the name. */
function useCardContent(players: readonly PicturedPlayer[]): (card: MemoCard) => string {
  const t = useTexts();
  const { t: shared, nationName } = usePlatform();
  return ({ playerId, type }) => {
    const player = players.find(({ id }) => id === playerId);
    if (!player) return '';
    const { name, photo, nation, country, position, kit } = player;
    if (type === 'name') return name;
    const facts = [
      t(isDrawn(photo) ? 'card.sticker' : 'card.photo'),
      nationName(nation, country),
      position && shared(`ui.positionInSentence.${position}`),
      kit && shared('ui.kit', { club: kit }),
    ];
    return facts.filter(Boolean).join(', ');
  };
}
