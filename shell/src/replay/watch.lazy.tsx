import type { GameServices } from '@soccer-legends/game-sdk';
import {
  PlatformContext,
  PlayAgainContext,
  ResourcesContext,
  ServicesContext,
  TimersContext,
  usePlatform,
  useServices,
} from '@soccer-legends/game-sdk/react';
import { Button, Dialog, fieldClass } from '@soccer-legends/ui';
import { useEffect, useMemo, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { roundStorage } from '../play/use-game-services.ts';
import type { Replay } from './friend.ts';
import css from './Watch.module.css';

const SPEEDS = [{ value: '0.5', label: '½' }, ...['1', '2', '4'].map((value) => ({ value, label: value }))];
/** Longer waits between two moves are cut, in tenths of a second. */
const LONGEST_WAIT = 30;
const MATCH_MINUTES = 90;

export interface WatchRoundProps {
  /** The game's name in the page's language. */
  name: string;
  replay: Replay;
  onClose(): void;
}

/** Plays a recorded round in the game's own board, which takes no input. The axis is a match of 90 minutes. */
export function WatchRound({ name, replay, onClose }: WatchRoundProps) {
  const { t } = useShellTexts();
  const playback = usePlayback(replay);
  const { at, last, goTo } = playback;
  const state = replay.states[at];
  const minute = minuteOf(replay, at);
  const progress = replay.game.progress?.(state) ?? { done: at, total: last };
  const sentence = t('replay.at', { minute, done: progress.done, total: progress.total });
  return (
    <Dialog open wide title={t('replay.title', { name })} onClose={onClose}>
      <div className={css.watch}>
        <Board replay={replay} state={state} />
        <div className={css.row}>
          <strong className={css.minute} aria-hidden="true">
            {minute}′
          </strong>
          <input
            type="range"
            aria-label={t('replay.axis')}
            aria-valuetext={sentence}
            max={last}
            value={at}
            onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
          />
        </div>
        <Controls {...playback} />
      </div>
    </Dialog>
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

/** The position in a replay: the number of moves played so far. It starts to play at once. */
function usePlayback({ times }: Replay) {
  const last = times.length;
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [speed, setSpeed] = useState('1');
  const isRunning = isPlaying && at < last;
  useEffect(() => {
    if (!isRunning) return undefined;
    const wait = Math.min(times[at]! - (times[at - 1] ?? 0), LONGEST_WAIT);
    const timer = setTimeout(() => setAt(at + 1), (100 * wait) / Number(speed));
    return () => clearTimeout(timer);
  }, [isRunning, at, speed, times]);
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

function minuteOf({ times }: Replay, at: number): number {
  return Math.round((MATCH_MINUTES * (times[at - 1] ?? 0)) / (times.at(-1) || 1));
}

const STOPPED = { msLeft: () => undefined, paused: true, timeScale: 1 };
const UNTRACKED = { track: (_kind: unknown, release: () => void) => release };
const IGNORED = () => undefined;

/** The game's board. It cannot be pressed, read aloud or focused, and reaches neither the server nor the storage. */
function Board({ replay: { game }, state }: { replay: Replay; state: unknown }) {
  const platform = usePlatform();
  const services = useServices();
  const silent = useMemo(() => ({ ...platform, announce: IGNORED }), [platform]);
  const closed = useMemo(() => closedServices(services), [services]);
  const { View } = game;
  return (
    <PlatformContext value={silent}>
      <ResourcesContext value={UNTRACKED}>
        <ServicesContext value={closed}>
          <TimersContext value={STOPPED}>
            <PlayAgainContext value={IGNORED}>
              <div className={css.board} inert data-board>
                <View state={state} play={() => 'over'} locked />
              </div>
            </PlayAgainContext>
          </TimersContext>
        </ServicesContext>
      </ResourcesContext>
    </PlatformContext>
  );
}

function closedServices(services: GameServices): GameServices {
  const closed = () => Promise.reject(new Error('A replay makes no requests.'));
  const silence = { announce: IGNORED, toast: IGNORED, sound: IGNORED, log: IGNORED };
  return { ...services, ...silence, http: { get: closed, post: closed }, storage: roundStorage() };
}
