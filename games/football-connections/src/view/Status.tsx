import { useTexts } from '@soccer-legends/game-sdk/react';
import { Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { MISTAKES, scoreOf } from '../rules/football-connections.ts';
import { mistakesIn } from '../rules/checks.ts';
import { foundGroups, type FootballConnectionsState } from '../rules/state.ts';

export function Status({ state }: { state: FootballConnectionsState }) {
  const t = useTexts();
  const mistakes = mistakesIn(state.checks);
  const { length: found } = foundGroups(state);
  const { length: total } = state.puzzle.groups;
  return (
    <StatusBar>
      <StatusFact
        text={t('status.mistakes', { mistakes, total: MISTAKES })}
        short={`${mistakes}/${MISTAKES}`}
        icon="cross"
      />
      <StatusFact
        text={t('status.groups', { found, total })}
        short={`${found}/${total}`}
        icon="network"
        beads={{ won: found, lost: 0, total }}
      />
      <Score value={scoreOf(state)} />
    </StatusBar>
  );
}
