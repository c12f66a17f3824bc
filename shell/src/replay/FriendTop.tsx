import { baizeClass, Numeral } from '@soccer-legends/ui';
import { isPerfect } from '../challenge/challenge-link.ts';
import { FigureRod } from '../figures/FigureRod.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { ReactNode } from 'react';
import css from './FriendTop.module.css';
import type { Friend } from './friend.ts';

export interface FriendTopProps {
  friend: Friend;
  /** Whether the visitor races the friend's ghost. */
  races: boolean;
  onRaces(races: boolean): void;
  /** A button that plays the friend's round. */
  watch?: ReactNode;
}

/** The result of a friend, above everything else of the round's intro. */
export function FriendTop({ friend: { result, standing, ghost }, races, onRaces, watch }: FriendTopProps) {
  const { t } = useShellTexts();
  const { won, total } = result.tries ?? result;
  const isKnown = standing !== 'checking';
  return (
    <div className={`${baizeClass} ${css.friend}`} aria-busy={!isKnown}>
      <p className={css.score} aria-hidden="true">
        <Numeral size="ticket">
          {isKnown ? (won ?? 'X') : '–'}/{total}
        </Numeral>
      </p>
      {isKnown && <h2 className={css.words}>{t(isPerfect(result) ? 'shared.matchIt' : 'shared.beatIt')}</h2>}
      {isKnown && (
        <div className={css.figure}>
          <FigureRod numbers={[won ?? 0]} cut="busts" cheering={isPerfect(result)} />
        </div>
      )}
      {ghost && (
        <label className={css.race}>
          <input type="checkbox" checked={races} onChange={({ currentTarget }) => onRaces(currentTarget.checked)} />
          <span>
            <strong>{t('ghost.race')}</strong>
            <small>{t('ghost.help')}</small>
          </span>
        </label>
      )}
      {watch}
    </div>
  );
}
