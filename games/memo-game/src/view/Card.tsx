import { drawingAddress, type PicturedPlayer } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Icon, longestWord, Portrait } from '@soccer-legends/ui';
import { useState, type CSSProperties } from 'react';
import type { MemoCard } from '../rules/state.ts';
import css from './Card.module.css';

export interface CardProps {
  card: MemoCard;
  player: PicturedPlayer | undefined;
  /** Name, or description of the photo. */
  content: string;
  /** Number of the card, its row and its column, each counted from 1. */
  where: { card: number; total: number; row: number; column: number };
  face: 'down' | 'up' | 'matched';
  /** Whether the tab key reaches it, which is so for one card of the board. */
  reachable: boolean;
  locked: boolean;
  onFlip(): void;
}

/** A card. Its face is in the document only while it is open. */
export function Card({ card, player, content, where, face, reachable, locked, onFlip }: CardProps) {
  const t = useTexts();
  // Only a card that turns face down again is animated; the others start face down.
  const [wasOpen, setWasOpen] = useState(false);
  if (face !== 'down' && !wasOpen) setWasOpen(true);
  return (
    <button
      type="button"
      className={`${css.card} ${css[face]}`}
      tabIndex={reachable ? 0 : -1}
      aria-label={t(`card.${face}`, face === 'down' ? where : { ...where, content })}
      // `disabled` would make the card lose the focus.
      aria-disabled={locked || face !== 'down'}
      onClick={onFlip}
    >
      {face === 'down' ? (
        <span className={wasOpen ? `${css.back} ${css.turnedBack}` : css.back}>
          <span className={css.number}>{where.card}</span>
        </span>
      ) : (
        <span className={css.face}>
          {card.type === 'name' ? <Name name={content} /> : player && <Photo player={player} alt={content} />}
          {face === 'matched' && (
            <span className={css.mark}>
              <Icon name="check" size={18} />
            </span>
          )}
        </span>
      )}
    </button>
  );
}

function Name({ name }: { name: string }) {
  return (
    <span translate="no" className={css.name} style={{ '--longest-word': longestWord(name) } as CSSProperties}>
      {name}
    </span>
  );
}

function Photo({ player: { id, photo }, alt }: { player: PicturedPlayer; alt: string }) {
  return (
    <span className={css.photo}>
      <Portrait photo={photo} fallback={drawingAddress('player', id)} mode="memo" alt={alt} width={108} fill eager />
    </span>
  );
}
