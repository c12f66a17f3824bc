import { initialsOf } from '@soccer-legends/game-sdk';
import type { ConnectionsPlayer } from '@soccer-legends/game-sdk/data';
import { Icon, isDrawn, longestWord, Portrait } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import css from './Card.module.css';

export interface CardProps {
  player: ConnectionsPlayer;
  selected: boolean;
  /** Whether the Tab key stops at this card; one card of the board does. */
  reachable: boolean;
  onFocus(): void;
  onToggle(): void;
}

/** A drawn sticker would have to hide everything that the groups are about, so only photographs are shown. */
export function Card({ player: { name, info, image }, selected, reachable, onFocus, onToggle }: CardProps) {
  const photograph = image !== null && !isDrawn(image) ? image : undefined;
  return (
    <button
      type="button"
      className={css.card}
      aria-pressed={selected}
      tabIndex={reachable ? 0 : -1}
      onFocus={onFocus}
      onClick={onToggle}
    >
      {photograph !== undefined && (
        <span className={css.picture}>
          <Portrait photo={photograph} mode="bare" alt="" width={56} fill eager placeholder={initialsOf(name)} />
        </span>
      )}
      <span className={css.name} style={{ '--longest-word': longestWord(name) } as CSSProperties}>
        {name}
      </span>
      {selected && (
        <span className={css.mark}>
          <Icon name="check" size={16} />
        </span>
      )}
      {info !== '' && <span className={css.info}>{info}</span>}
    </button>
  );
}
