import { type AnyGame, type AnySession, usePlatform, useResources } from '@soccer-legends/game-sdk/react';
import { Beads } from '@soccer-legends/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Ghost.module.css';
import { type GhostAnswer, ghostAt } from './ghost.ts';

const REPAINT_MS = 250;

export interface GhostProps {
  answers: readonly GhostAnswer[];
  game: Pick<AnyGame, 'progress'>;
  /** Session of the visitor's own round. */
  session: AnySession;
}

/**
 * A friend's recorded round below the board. Each answer appears as a dot at the time when the friend gave it. Its verdict is
 * shown and announced only after the visitor has answered the question too.
 */
export function Ghost({ answers, game, session }: GhostProps) {
  const { t } = useShellTexts();
  const { state } = useSyncExternalStore(session.subscribe, session.snapshot);
  const { done: own, total } = game.progress?.(state) ?? { done: session.save().moves.length, total: 0 };
  const { verdicts, ahead } = ghostAt(answers, usePlayedMs(session), own);
  const won = verdicts.filter((isRight) => isRight === true).length;
  const lost = verdicts.filter((isRight) => isRight === false).length;
  const hasVerdicts = answers.every(({ isRight }) => isRight !== undefined);
  useLatestVerdict(verdicts);
  const count = verdicts.length + ahead;
  const all = Math.max(total, answers.length, 1);
  const score = t('matchday.score', { won, lost, left: all - won - lost });
  const label = t('shared.row', { name: t('challenge.friend'), result: score });
  return (
    <div className={css.ghost} data-ghost>
      <small aria-hidden="true">{t('challenge.friend')}</small>
      {hasVerdicts && all <= 20 ? (
        <Beads won={won} lost={lost} total={all} label={label} isOutlined />
      ) : (
        <span>{t('album.progress', { count, total: all })}</span>
      )}
      <span className={css.ahead} aria-hidden="true">
        {'●'.repeat(Math.min(ahead, 3))}
      </span>
    </div>
  );
}

/** Announces whether the friend's latest answer was right, after the visitor has answered the same question. */
function useLatestVerdict(verdicts: readonly (boolean | undefined)[]): void {
  const { t } = useShellTexts();
  const { announce } = usePlatform();
  const latest = verdicts.at(-1);
  const announceVerdict = useEffectEvent((isRight: boolean) => announce(t(isRight ? 'ghost.right' : 'ghost.wrong')));
  useEffect(() => {
    if (latest !== undefined) announceVerdict(latest);
  }, [verdicts.length, latest]);
}

/** Returns the milliseconds played so far, updated several times a second. */
function usePlayedMs(session: AnySession): number {
  const resources = useResources();
  const [ms, setMs] = useState(() => session.msPlayed());
  useEffect(() => {
    const interval = setInterval(() => setMs(session.msPlayed()), REPAINT_MS);
    return resources.track('timer', () => clearInterval(interval));
  }, [resources, session]);
  return ms;
}
