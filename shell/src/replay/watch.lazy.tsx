import type { Resumable } from '@soccer-legends/game-sdk/react';
import type { Mark } from '@soccer-legends/contracts';
import { AxisMarks, Button, Dialog, fieldClass, MatchAxis } from '@soccer-legends/ui';
import { type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GhostAnswer, ghostOf } from '../ghost/ghost.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { replayedRound, type ReplayedRound } from '../play/replayed-round.replay.ts';
import { ReplayBoard } from '../play/ReplayBoard.replay.tsx';
import { FramedBoard } from '../sandbox/FramedBoard.tsx';
import { PlayOnContext, type Practice } from './play-on.ts';
import { ReportButton } from './report-button.lazy.tsx';
import css from './Watch.module.css';
import type { WatchedRound } from './friend.ts';

const SPEEDS = [{ value: '0.5', label: '½' }, ...['1', '2', '4'].map((value) => ({ value, label: value }))];
/** Longer waits between two moves are shortened to this. */
const LONGEST_WAIT_MS = 3000;
const MATCH_MINUTES = 90;

export interface WatchRoundProps extends WatchedRound {
  onClose(): void;
}

/** Plays a finished round in the game's own board, which takes no input. The axis is a match of 90 minutes. */
export function WatchRound({ name, loaded, played, onClose }: WatchRoundProps) {
  const { t } = useShellTexts();
  const { game } = loaded;
  const round = useMemo(() => game && replayedRound(game, played), [game, played]);
  const [framed, setFramed] = useState<ReplayedRound>();
  if (game && !round) {
    return (
      <Dialog open title={t('replay.title', { name })} onClose={onClose}>
        <p>{t('shared.otherVersion')}</p>
      </Dialog>
    );
  }
  return (
    <Playback
      name={name}
      played={played}
      loaded={loaded}
      course={round ?? framed}
      board={(at) =>
        game && round ? (
          <ReplayBoard game={game} states={round.states} at={at} className={css.board} />
        ) : (
          <FramedBoard {...{ name, loaded, played, at }} className={css.board} onRound={setFramed} />
        )
      }
      onClose={onClose}
    />
  );
}

interface PlaybackProps extends WatchRoundProps {
  /** Undefined until a frame has replayed the round. */
  course: ReplayedRound | undefined;
  board(at: number): ReactNode;
}

function Playback({ name, loaded, played, course, board, onClose }: PlaybackProps) {
  const { t } = useShellTexts();
  const playOn = use(PlayOnContext);
  const times = played.game.times ?? played.game.moves.map(() => 0);
  const playback = usePlayback(times);
  const { at, last } = playback;
  const { done, total } = course?.progress?.[at] ?? { done: at, total: last };
  const asked = course?.result.history?.slice(Math.max(0, done - 1), done + 1) ?? [];
  return (
    <Dialog open wide title={t('replay.title', { name })} onClose={onClose} actions={<></>}>
      <div className={css.watch} data-fill>
        <FittedBoard at={at}>{board(at)}</FittedBoard>
        <Axis
          course={course}
          times={times}
          playback={playback}
          sentence={{ minute: minuteOf(times, at), done, total }}
        />
        <Controls {...playback} />
        <div className={css.row} data-bar>
          {playOn && at < last && (
            <Button look="secondary" onClick={() => playOn(practiceFrom(played, at, <p>{t('replay.practice')}</p>))}>
              {t('replay.playOn')}
            </Button>
          )}
          <ReportButton loaded={loaded} played={played} about={{ ...course?.result, history: asked }} moves={at} />
          <Button look="secondary" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Shrinks the board to the height above the controls. It keeps that size until the window is resized. */
function FittedBoard({ at, children }: { at: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => fitBoard(place.current!), [at]);
  useEffect(() => {
    const element = place.current!;
    const fit = () => fitBoard(element);
    function refit(): void {
      (element.firstElementChild as HTMLElement).style.zoom = '';
      fit();
    }
    // Pictures and frames make a board higher after it is shown.
    // In the next frame: a change of the size within the observer's call is an error of the page.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      frame = requestAnimationFrame(fit);
    });
    observer.observe(element.firstElementChild!);
    addEventListener('resize', refit);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('resize', refit);
    };
  }, []);
  return (
    <div ref={place} className={css.place}>
      {children}
    </div>
  );
}

function fitBoard(place: HTMLElement): void {
  const { style } = place.firstElementChild as HTMLElement;
  const { clientHeight, scrollHeight } = place;
  if (scrollHeight > clientHeight) style.zoom = String(((Number(style.zoom) || 1) * clientHeight) / scrollHeight);
}

interface AxisProps extends Pick<PlaybackProps, 'course'> {
  /** When each move was played, in milliseconds since the start. */
  times: readonly number[];
  playback: ReturnType<typeof usePlayback>;
  /** Values of the text for the current position. */
  sentence: { minute: number; done: number; total: number };
}

/** The axis of a replay as a slider, whose value is a sentence. The space bar plays and pauses. */
function Axis({ course, times, playback: { at, last, goTo, toggle }, sentence }: AxisProps) {
  const { t } = useShellTexts();
  const now = times[at - 1] ?? -1;
  const answers = course ? ghostOf({ ...course, times }) : [];
  const isRight = answers.findLast((answer) => answer.at <= now)?.isRight;
  const verdict = isRight === undefined ? [] : [t(`challenge.mark.${isRight ? 'hit' : 'miss'}`)];
  const text = [t('replay.at', sentence), ...verdict].join(' · ');
  return (
    <>
      <p className={css.now} aria-hidden="true">
        {text}
      </p>
      <div className={css.axis}>
        <Answers answers={answers} now={now} end={times.at(-1)} />
        <input
          type="range"
          aria-label={t('replay.axis')}
          aria-valuetext={text}
          max={last}
          value={at}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            toggle();
          }}
        />
      </div>
    </>
  );
}

const AXIS_HEIGHT = 64;
/** Distance between the center of a mark and the axis. */
const SIDE = 18;

interface AnswersProps {
  answers: readonly GhostAnswer[];
  /** Time of the move that the replay shows, in milliseconds since the start. */
  now: number;
  /** Time of the last move of the round; undefined without moves. */
  end: number | undefined;
}

/** The answers of a round at their times on the axis. Answers that the replay has not reached are open. Decorative. */
function Answers({ answers, now, end }: AnswersProps) {
  const marks = answers.map(({ at, isRight = true }): Mark => (at > now ? 'none' : isRight ? 'hit' : 'miss'));
  return (
    <MatchAxis top={-AXIS_HEIGHT / 2} height={AXIS_HEIGHT}>
      <AxisMarks
        marks={marks}
        at={answers.map(({ at }) => at / (end || 1))}
        y={(mark) => (mark === 'miss' ? SIDE : -SIDE)}
      />
    </MatchAxis>
  );
}

function Controls({ at, isPlaying, last, goTo, toggle, speed, setSpeed }: ReturnType<typeof usePlayback>) {
  const { t } = useShellTexts();
  return (
    <div className={css.row}>
      <Step sign="‹" label={t('replay.back')} isOff={at === 0} onPress={() => goTo(at - 1)} />
      <Button onClick={toggle}>{t(isPlaying ? 'replay.pause' : 'replay.play')}</Button>
      <Step sign="›" label={t('replay.on')} isOff={at === last} onPress={() => goTo(at + 1)} />
      <select
        className={fieldClass}
        aria-label={t('replay.speed')}
        value={speed}
        onChange={({ currentTarget }) => setSpeed(currentTarget.value)}
      >
        {SPEEDS.map(({ value, label }) => (
          <option key={value} value={value}>
            × {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Step({ sign, label, isOff, onPress }: { sign: string; label: string; isOff: boolean; onPress(): void }) {
  return (
    <Button look="secondary" disabled={isOff} aria-label={label} onClick={onPress}>
      {sign}
    </Button>
  );
}

/**
 * The position in a replay, as the number of moves played so far, and its controls. A replay starts to play at once.
 *
 * @param times when each move was played, in milliseconds
 */
function usePlayback(times: readonly number[]) {
  const last = times.length;
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [speed, setSpeed] = useState('1');
  const isRunning = isPlaying && at < last;
  const wait = Math.min((times[at] ?? 0) - (times[at - 1] ?? 0), LONGEST_WAIT_MS);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setAt(at + 1), wait / Number(speed));
    return () => clearTimeout(timer);
  }, [isRunning, at, speed, wait]);
  function goTo(place: number): void {
    setPlaying(false);
    setAt(place);
  }
  function toggle(): void {
    if (at === last) setAt(0);
    setPlaying(!isRunning);
  }
  return { at, last, isPlaying: isRunning, goTo, toggle, speed, setSpeed };
}

function minuteOf(times: readonly number[], at: number): number {
  return Math.round((MATCH_MINUTES * (times[at - 1] ?? 0)) / (times.at(-1) || 1));
}

/**
 * Returns a practice round that continues a round after its first `at` moves. It starts at once, and neither its moves nor
 * its result are stored.
 */
function practiceFrom({ game, progress: _progress, ...played }: Resumable, at: number, others: ReactNode): Practice {
  const { seed, moves, times } = game;
  const until = { moves: moves.slice(0, at), ...(times && { times: times.slice(0, at) }), timers: {} };
  const round = { ...played, game: { ...game, ...until }, savedAt: Date.now() };
  return {
    ...{ seed: String(seed), preset: played.options, skipsIntro: true, isPractice: true, others },
    saved: { load: () => round, save: () => undefined, remove: () => undefined },
    onOver: () => undefined,
  };
}
