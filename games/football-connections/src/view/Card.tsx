import { initialsOf } from '@soccer-legends/game-sdk';
import type { ConnectionsPlayer } from '@soccer-legends/game-sdk/data';
import { Icon, isDrawn, longestWord, Portrait } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import css from './Card.module.css';

export interface CardProps {
  player: ConnectionsPlayer;
  selected: boolean;
  /** Whether the tab key reaches it, which is so for one card of the board. */
  reachable: boolean;
  onFocus(): void;
  onToggle(): void;
}

/** A drawn figure is left out, because its kit and flag would reveal the group, and without them all are alike. */
export function Card({ player: { id, name, info, image }, selected, reachable, onFocus, onToggle }: CardProps) {
  return (
    <button
      type="button"
      className={css.card}
      data-player={id}
      aria-pressed={selected}
      tabIndex={reachable ? 0 : -1}
      onFocus={onFocus}
      onClick={onToggle}
    >
      {image !== null && !isDrawn(image) && (
        <span className={css.picture}>
          <Portrait photo={image} mode="bare" alt="" width={72} fill placeholder={initialsOf(name)} />
        </span>
      )}
      <span translate="no" className={css.name} style={{ '--longest-word': longestWord(name) } as CSSProperties}>
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
