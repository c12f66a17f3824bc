import { type GameViewProps, usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { useRef } from 'react';
import { mistakesIn } from '../rules/checks.ts';
import { MISTAKES, scoreOf } from '../rules/football-connections.ts';
import {
  cardsLeft,
  type ConnectionsMove,
  type ConnectionsRefusal,
  type ConnectionsState,
  foundGroups,
  groupsRevealed,
  hintOnShow,
} from '../rules/state.ts';
import { CardGrid } from './CardGrid.tsx';
import { CheckButtons, HelpButtons } from './Buttons.tsx';
import css from './FootballConnections.module.css';
import { useCardPlaces } from './Gathering.tsx';
import { useGroupText } from './group-text.ts';
import { GroupList } from './GroupList.tsx';
import { useMessage } from './use-message.ts';

type Props = GameViewProps<ConnectionsState, ConnectionsMove, ConnectionsRefusal>;

export function FootballConnections({ state, play }: Props) {
  const { puzzle, selected, stage } = state;
  const t = useTexts();
  const { motion } = usePlatform();
  const { message, send } = useMessage(state, play);
  const found = foundGroups(state);
  const revealed = groupsRevealed(state, motion);
  const left = cardsLeft(state, revealed);
  const hint = hintOnShow(state);
  const textOf = useGroupText();
  const board = useRef<HTMLDivElement>(null);
  const placeOf = useCardPlaces(board);

  return (
    <div className={css.game}>
      <Status state={state} />
      <div ref={board} className={css.slots} data-cards>
        <GroupList groups={[...found, ...revealed]} players={puzzle.players} placeOf={placeOf} />
        <CardGrid
          // When a group is found, the focused card is removed, so the focus moves to the first card.
          key={left.length}
          refocus={left.length < puzzle.players.length && stage === 'checking'}
          cards={left.flatMap((id) => puzzle.players.filter((player) => player.id === id))}
          selected={selected}
          onToggle={(player) => void send({ kind: 'toggle', player })}
        />
      </div>
      <div className={css.lines} data-needed>
        <p className={css.message}>{message}</p>
        {hint && <p>{t('hint.text', { description: textOf(hint.description) })}</p>}
      </div>
      <CheckButtons state={state} send={send} />
      <HelpButtons hinted={hint !== undefined} send={send} />
    </div>
  );
}

function Status({ state }: { state: ConnectionsState }) {
  const t = useTexts();
  const mistakes = mistakesIn(state.checks);
  const { length: found } = foundGroups(state);
  const { length: total } = state.puzzle.groups;
  return (
    <StatusBar>
      <StatusFact text={t('status.mistakes', { mistakes, total: MISTAKES })} />
      <StatusFact text={t('status.groups', { found, total })} />
      <Score value={scoreOf(state)} />
    </StatusBar>
  );
}
