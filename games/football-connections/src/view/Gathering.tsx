import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import css from './Gathering.module.css';

/** Where a card was, in CSS pixels of the board. */
export type CardPlace = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const MOVE_MS = 420;

export interface GatheringProps {
  players: readonly number[];
  placeOf(player: number): CardPlace | undefined;
}

/** Four blank cards that move from their places into the row of their group and disappear in its color. */
export function Gathering({ players, placeOf }: GatheringProps) {
  const { motion } = usePlatform();
  const row = useRef<HTMLSpanElement>(null);

  const gather = useEffectEvent(() => {
    for (const [index, card] of [...row.current!.children].entries()) moveFrom(placeOf(players[index]!), card);
  });
  useLayoutEffect(() => {
    if (motion) gather();
  }, [motion]);

  if (!motion) return null;
  return (
    <span ref={row} className={css.row} aria-hidden="true">
      {players.map((player) => (
        <span key={player} className={css.card} />
      ))}
    </span>
  );
}

function moveFrom(from: CardPlace | undefined, card: Element): void {
  if (!from) return;
  const to = placeIn(card, card.closest('[data-cards]')!);
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  card.animate(
    [
      { transform, opacity: 1 },
      { transform: 'none', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 0 },
    ],
    { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** Returns a function that tells where the card of a player was before the last change of the board. */
export function useCardPlaces(board: RefObject<HTMLElement | null>): (player: number) => CardPlace | undefined {
  const places = useRef(new Map<number, CardPlace>());
  // Effects of the rows run before this one, and read the places from before the change.
  useLayoutEffect(() => {
    const cards = [...board.current!.querySelectorAll<HTMLElement>('[data-player]')];
    places.current = new Map(cards.map((card) => [Number(card.dataset['player']), placeIn(card, board.current!)]));
  });
  return (player) => places.current.get(player);
}

function placeIn(card: Element, board: Element): CardPlace {
  const [{ x, y, width, height }, origin] = [card.getBoundingClientRect(), board.getBoundingClientRect()];
  return { x: x - origin.x, y: y - origin.y, width, height };
}
