import type { PicturedPlayer } from '@soccer-legends/game-sdk';
import { usePlatform, useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { isDrawn } from '@soccer-legends/ui';
import type { MemoCard, MemoMove, MemoState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import css from './MemoGame.module.css';
import { Status } from './Status.tsx';
import { useMessage } from './use-message.ts';

export function MemoGame({ state, play, locked }: GameViewProps<MemoState, MemoMove>) {
  const t = useTexts();
  const { announce, sound } = useServices();
  const contentOf = useCardContent(state.players);
  const message = useMessage(state);

  function flip(place: number) {
    const card = state.cards[place];
    if (!card || play({ kind: 'flip', place }) !== undefined) return;
    sound('pick');
    announce(t('announced.card', { card: place + 1, content: contentOf(card) }));
  }

  return (
    <div className={css.game}>
      <Status state={state} />
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
  const { t: shared, nationName, clubName } = usePlatform();
  return ({ playerId, type }) => {
    const player = players.find(({ id }) => id === playerId);
    if (!player) return '';
    const { name, photo, nation, country, position, kit } = player;
    if (type === 'name') return name;
    const facts = [
      t(isDrawn(photo) ? 'card.sticker' : 'card.photo'),
      nationName(nation, country),
      position && shared(`ui.positionInSentence.${position}`),
      kit && shared('ui.kit', { club: clubName(kit) }),
    ];
    return facts.filter(Boolean).join(', ');
  };
}
