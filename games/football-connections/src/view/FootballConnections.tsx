import { usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { ConfirmButton, Score, StatusBar } from '@soccer-legends/ui';
import { mistakesIn } from '../rules/checks.ts';
import {
  cardsLeft,
  foundGroups,
  groupsRevealed,
  hintOnShow,
  type FootballConnectionsMove,
  type FootballConnectionsState,
} from '../rules/state.ts';
import { MISTAKES, scoreOf } from '../rules/football-connections.ts';
import { CardGrid } from './CardGrid.tsx';
import { CheckButtons } from './CheckButtons.tsx';
import css from './FootballConnections.module.css';
import { GroupList } from './GroupList.tsx';
import { Hint } from './Hint.tsx';
import { useMessage } from './use-message.ts';

export function FootballConnections({ state, play }: GameViewProps<FootballConnectionsState, FootballConnectionsMove>) {
  const { puzzle, selected, checks, stage } = state;
  const t = useTexts();
  const { motion } = usePlatform();
  const { message, send } = useMessage(state, play);
  const found = foundGroups(state);
  const revealed = groupsRevealed(state, motion);
  const left = cardsLeft(state, revealed);

  return (
    <div className={css.game}>
      <StatusBar>
        <span>{t('status.mistakes', { mistakes: mistakesIn(checks), total: MISTAKES })}</span>
        <span>{t('status.groups', { found: found.length, total: puzzle.groups.length })}</span>
        <Score value={scoreOf(state)} />
      </StatusBar>
      <GroupList groups={[...found, ...revealed]} players={puzzle.players} />
      <CardGrid
        // A found group leaves the board together with the focus, so the focus moves to the first card.
        key={left.length}
        refocus={left.length < puzzle.players.length && stage === 'checking'}
        cards={left.flatMap((id) => puzzle.players.filter((player) => player.id === id))}
        selected={selected}
        onToggle={(player) => void send({ kind: 'toggle', player })}
      />
      <p className={css.message}>{message}</p>
      <CheckButtons state={state} send={send} />
      <div className={css.actions}>
        <Hint group={hintOnShow(state)} onHint={() => send({ kind: 'hint' })} />
        <ConfirmButton
          label={t('giveUp.button')}
          title={t('giveUp.title')}
          text={t('giveUp.text')}
          confirm={t('giveUp.confirm')}
          onConfirm={() => send({ kind: 'giveUp' })}
        />
      </div>
    </div>
  );
}
