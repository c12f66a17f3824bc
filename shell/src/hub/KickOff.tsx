import { type GameListing, localize } from '@soccer-legends/contracts';
import type { Progress } from '@soccer-legends/game-sdk';
import { buttonClass, Icon } from '@soccer-legends/ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { itemOfDay, useDay } from '../page/day.ts';
import { type ShellTexts, useShellTexts } from '../i18n/use-shell-texts.ts';
import { nextFixture, fixtureAddress } from '../matchday/fixtures.ts';
import { ShareDay } from '../matchday/ShareDay.tsx';
import { ToastPlace } from '../toasts/Toaster.tsx';
import type { HubDay } from '../matchday/hub-day.ts';
import css from './KickOff.module.css';
import { useGameAhead } from './use-game-ahead.ts';

interface Target {
  game: GameListing;
  address: string;
  /** Position on the card, from 1; undefined for a free round. */
  fixture: number | undefined;
  begun: boolean;
  progress: Progress | undefined;
}

export interface KickOffProps {
  games: readonly GameListing[];
  day: HubDay;
}

/**
 * Links to the next open fixture or, without a card, the game of the day. After the last fixture, shares the day once the
 * ledger is read. `early-day.ts` changes the link.
 */
export function KickOff(props: KickOffProps) {
  const { t } = useShellTexts();
  const link = useRef<HTMLAnchorElement>(null);
  const target = useSteady(useTarget(props), link);
  const { fixtures, problem, known } = props.day;
  return (
    <div className={css.place} data-own="kick-off">
      {target ? (
        <KickOffLink target={target} ref={link} />
      ) : (
        fixtures &&
        !problem &&
        known && (
          <>
            <ShareDay day={props.day} days={known.season.streak.days} className={css.kickOff}>
              <small>{t('matchday.allPlayed')}</small>
            </ShareDay>
            <ToastPlace />
          </>
        )
      )}
    </div>
  );
}

function useTarget({ games, day }: KickOffProps): Target | undefined {
  const pick = itemOfDay(games, useDay());
  const { matchday, fixtures, problem } = day;
  const next = fixtures && !problem ? nextFixture(day) : undefined;
  const game = next === undefined ? undefined : games.find(({ key }) => key === next);
  const fixture = fixtures?.findIndex(({ key }) => key === next);
  const begun = next !== undefined && (day.begun?.has(next) ?? false);
  const progress = next === undefined ? undefined : day.begun?.get(next);
  const isFree = !fixtures || problem !== undefined;
  return useMemo(() => {
    if (isFree)
      return pick && { game: pick, address: pick.route, fixture: undefined, begun: false, progress: undefined };
    return game && { game, address: fixtureAddress(game.route, matchday), fixture: fixture! + 1, begun, progress };
  }, [isFree, pick, game, matchday, fixture, begun, progress]);
}

function KickOffLink({ target, ref }: { target: Target; ref: React.Ref<HTMLAnchorElement> }) {
  const [play, remark] = kickOffTexts(target, useShellTexts());
  return (
    <Link className={buttonClass('flood', css.kickOff)} to={target.address} ref={ref} {...useGameAhead(target.game)}>
      <Icon name="play" size={26} filled />
      <span>
        {play}
        <small>{remark}</small>
      </span>
    </Link>
  );
}

type KickOffWords = Pick<Target, 'game' | 'fixture'> & Partial<Target>;

/** Returns both lines of the link, such as `Play FutWordle` and `Fixture 5 · about 3 minutes`. */
export function kickOffTexts(
  { game, fixture, begun, progress }: KickOffWords,
  { t, language }: ShellTexts,
): [play: string, remark: string] {
  const remarks = [
    fixture === undefined ? t('hub.pick') : t('matchday.fixture', { number: fixture }),
    progress
      ? t('album.progress', { count: progress.done, total: progress.total })
      : game.minutes && t('hub.about', { count: game.minutes }),
  ];
  const play = t(begun ? 'hub.continueGame' : 'hub.playGame', { name: localize(game.names, language) });
  return [play, remarks.filter(Boolean).join(' · ')];
}

const CHECK_MS = 400;

/** Delays changes of a primitive or memoized value, so that a control keeps its target while it is used. */
function useSteady<Value>(value: Value, control: RefObject<Element | null>): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(shown, value)) return undefined;
    let pressed = false;
    const update = () => {
      if (!pressed && !isInUse(control.current)) setShown(() => value);
      pressed = false;
    };
    // On touch screens, the click follows the end of the touch.
    const notePress = () => (pressed = true);
    document.addEventListener('pointerup', notePress);
    update();
    const timer = setInterval(update, CHECK_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerup', notePress);
    };
  }, [shown, value, control]);
  return shown;
}

function isInUse(control: Element | null): boolean {
  if (!control) return false;
  if (control.matches(':active, :focus')) return true;
  // A touch screen keeps `:hover` after a tap.
  return matchMedia('(hover: hover)').matches && control.matches(':hover');
}
