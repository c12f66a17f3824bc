import type { Effect, GameSession } from '@soccer-legends/game-sdk';
import {
  type AnyGame,
  PlayAgainContext,
  TimersContext,
  usePauseWhileHidden,
  useResources,
} from '@soccer-legends/game-sdk/react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import css from './GamePage.module.css';
import { PressGuard } from './PressGuard.tsx';
import { Button, Numeral, Pitch } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export interface RunningRoundProps {
  game: AnyGame;
  session: GameSession<unknown, unknown, unknown, unknown>;
  /** Whether the first countdown begins with "3, 2, 1", because no intro was shown. */
  countsIn?: boolean;
  onPlayAgain(): void;
}

/**
 * A running round. After a pause with a stopped countdown, a curtain hides the board until the player continues, so that
 * a pause gives no extra time to think.
 */
export function RunningRound({ game: { View, rules }, session, countsIn = false, onPlayAgain }: RunningRoundProps) {
  const resources = useResources();
  const subscribe = useCallback(
    (listener: () => void) => resources.track('subscription', session.subscribe(listener)),
    [resources, session],
  );
  const { state, status, paused } = useSyncExternalStore(subscribe, session.snapshot);
  const { curtain, isShown, isClocked, isCovered, close, open } = useCurtain(session, rules.effects?.(state), countsIn);
  const play = useCallback(
    (move: unknown) => {
      // The round is stopped, but the button of a confirmation must play its move.
      if (document.querySelector('[data-board] dialog[open]')) session.resume();
      return session.play(move);
    },
    [session],
  );
  const msLeft = useCallback((key: string) => session.msLeft(key), [session]);
  const timeScale = session.timeScale ?? 1;
  const timers = useMemo(() => ({ msLeft, paused, timeScale }), [msLeft, paused, timeScale]);

  return (
    <>
      {curtain === 'closed' && !isCovered && <PausedRound onContinue={open} />}
      {curtain === 'countIn' && !isCovered && <CountIn onEnd={() => (document.hidden ? close() : open())} />}
      {isShown && (
        <TimersContext value={timers}>
          <PlayAgainContext value={onPlayAgain}>
            <div
              className={isCovered && isClocked ? `${css.board} ${css.covered}` : css.board}
              hidden={curtain === 'closed' || curtain === 'countIn'}
              data-board
            >
              <View state={state} play={play} locked={status.phase !== 'open'} />
            </div>
            {curtain === 'opened' && <PressGuard />}
          </PlayAgainContext>
        </TimersContext>
      )}
    </>
  );
}

/** Returns the state of the curtain, which hides the board of a paused round, and functions that open and close it. */
function useCurtain(
  session: RunningRoundProps['session'],
  effects: readonly Effect<unknown, unknown>[] | undefined,
  countsIn: boolean,
) {
  const [wasPaused] = useState(() => session.snapshot().paused);
  const [curtain, setCurtain] = useState<'none' | 'countIn' | 'closed' | 'opened'>(wasPaused ? 'closed' : 'none');
  // A round that was resumed shows its board only after the curtain has opened.
  const [isShown, setShown] = useState(!wasPaused);
  usePauseWhileHidden(session);
  const isClocked = session.timeScale !== null && hasCountdown(effects);
  const [waitsForClock, setWaitsForClock] = useState(() => countsIn && !wasPaused && !hasLongStart(effects));
  if (waitsForClock && isClocked) {
    setWaitsForClock(false);
    setCurtain('countIn');
  }
  useLayoutEffect(() => {
    if (curtain === 'countIn') session.pause();
  }, [curtain, session]);
  const isCovered = usePauseUnderDialogs(session, () => {
    if (isClocked) close();
    else session.resume();
  });
  return { curtain, isShown, isClocked, isCovered, close, open };

  function close(): void {
    setCurtain('closed');
  }

  function open(): void {
    session.resume();
    setCurtain('opened');
    setShown(true);
  }
}

function hasCountdown(effects: readonly Effect<unknown, unknown>[] = []): boolean {
  return effects.some((effect) => effect.kind === 'timer' && effect.purpose === 'countdown');
}

/** A game that starts with a pause of three seconds counts in by itself. */
function hasLongStart(effects: readonly Effect<unknown, unknown>[] = []): boolean {
  return effects.some((effect) => effect.kind === 'timer' && effect.ms >= 3000 && effect.purpose !== 'countdown');
}

const COUNT_FROM = 3;
const COUNT_MS = 800;

/** Counts to the first question of a player who went straight to it. */
function CountIn({ onEnd }: { onEnd(): void }) {
  const [count, setCount] = useState(COUNT_FROM);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => (count > 1 ? setCount(count - 1) : end()), COUNT_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <Pitch className={css.curtain}>
      <div role="status">
        <Numeral size="cover">{count}</Numeral>
      </div>
    </Pitch>
  );
}

/**
 * Pauses a session while a dialog or a menu is open, which may cover the board. Returns whether one is.
 *
 * @param onUncovered called after the last one was closed, if the session was not paused before
 */
function usePauseUnderDialogs(session: RunningRoundProps['session'], onUncovered: () => void): boolean {
  const isCovered = useOpenDialog();
  const uncover = useEffectEvent(onUncovered);
  useEffect(() => {
    if (!isCovered || !session.pause()) return undefined;
    return () => {
      const { status, paused } = session.snapshot();
      if (paused && status.phase !== 'over') uncover();
    };
  }, [isCovered, session]);
  return isCovered;
}

/** Whether a dialog or a menu of this document is open. */
export function useOpenDialog(): boolean {
  return useSyncExternalStore(watchDialogs, hasOpenDialog);
}

function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open], [data-open]') !== null;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'data-open'] });
  return () => observer.disconnect();
}

function PausedRound({ onContinue }: { onContinue(): void }) {
  const { t } = useShellTexts();
  const button = useRef<HTMLButtonElement>(null);

  // `autoFocus` would run too early: the round's heading takes the focus in an effect, and this effect follows it.
  useEffect(() => button.current?.focus(), []);

  function goOn() {
    // As at the start of a round: some games then move the focus to their board.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    onContinue();
  }

  return (
    <Pitch className={css.curtain}>
      <h2>{t('play.paused')}</h2>
      <Button ref={button} onClick={goOn}>
        {t('play.continue')}
      </Button>
    </Pitch>
  );
}
