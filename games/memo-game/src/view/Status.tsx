import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { ClockAnnouncer, Countdown, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { CLOCK } from '../rules/memo-game.ts';
import { scoreOf } from '../rules/result.ts';
import type { MemoState } from '../rules/state.ts';

const ANNOUNCED_AT = [30, 10];
const AMBER_AT = 10;
const RED_AT = 5;

/** The remaining time, the moves, the found pairs and the score. */
export function Status({ state }: { state: MemoState }) {
  const { players, matches, moves, limitMs } = state;
  const t = useTexts();
  const { t: shared } = usePlatform();
  return (
    <>
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
    </>
  );
}

/** Formats whole seconds as "1:01". */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
