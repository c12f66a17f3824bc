import { usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, ConfirmButton, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { mistakesIn } from '../rules/checks.ts';
import {
  cardsLeft,
  foundGroups,
  groupsRevealed,
  hintOnShow,
  type FootballConnectionsMove,
  type FootballConnectionsRefusal,
  type FootballConnectionsState,
} from '../rules/state.ts';
import { MISTAKES, scoreOf } from '../rules/football-connections.ts';
import { CardGrid } from './CardGrid.tsx';
import { CheckButtons } from './CheckButtons.tsx';
import css from './FootballConnections.module.css';
import { GroupList } from './GroupList.tsx';
import { useGroupText } from './group-text.ts';
import { useMessage } from './use-message.ts';

type Props = GameViewProps<FootballConnectionsState, FootballConnectionsMove, FootballConnectionsRefusal>;

export function FootballConnections({ state, play }: Props) {
  const { puzzle, selected, checks, stage } = state;
  const t = useTexts();
  const { motion } = usePlatform();
  const { message, send } = useMessage(state, play);
  const found = foundGroups(state);
  const revealed = groupsRevealed(state, motion);
  const left = cardsLeft(state, revealed);
  const hint = hintOnShow(state);
  const textOf = useGroupText();

  return (
    <div className={css.game}>
      <StatusBar>
        <StatusFact
          text={t('status.mistakes', { mistakes: mistakesIn(checks), total: MISTAKES })}
          short={`${mistakesIn(checks)}/${MISTAKES}`}
          icon="cross"
        />
        <StatusFact
          text={t('status.groups', { found: found.length, total: puzzle.groups.length })}
          short={`${found.length}/${puzzle.groups.length}`}
          icon="network"
          beads={{ won: found.length, lost: 0, total: puzzle.groups.length }}
        />
        <Score value={scoreOf(state)} />
      </StatusBar>
      <div className={css.slots}>
        <GroupList groups={[...found, ...revealed]} players={puzzle.players} />
        <CardGrid
          // A found group leaves the board together with the focus, so the focus moves to the first card.
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
      <div className={css.actions}>
        <Button look="secondary" aria-disabled={hint !== undefined} onClick={() => void send({ kind: 'hint' })}>
          {t(hint ? 'hint.onShow' : 'hint.button')}
        </Button>
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
