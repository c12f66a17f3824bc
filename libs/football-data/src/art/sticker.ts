import type { Position } from '@soccer-legends/contracts';
import type { Kit } from '../facts.ts';
import { drawFigure, type Pose } from './figure.ts';
import type { FlagWords } from './flag.ts';
import { groundOf, type Decade } from './ground.ts';
import { keeperKit } from './keeper-kit.ts';
import { revealed } from './reveal.ts';
import { drawPositionMark, drawRod } from './rod.ts';
import { drawCard } from './sticker-card.ts';
import { drawText } from './stroke-text.ts';
import { ink, paper } from './palette.ts';
import type { RevealMode } from '@soccer-legends/contracts';

/** The facts that a player's sticker shows; null if unknown. */
export interface StickerFacts {
  id: number;
  /** Kit of the club with the most matches. */
  kit: Kit | null;
  nationKit: Kit | null;
  flag: FlagWords | null;
  number: number | null;
  initials: string;
  position: Position | null;
  decade: Decade | null;
  /** Whether the player is also known outside of football. */
  gold: boolean;
}

/** Draws a player's sticker: the same figure for every player, with the facts that the mode shows. */
export function drawSticker({ id, ...facts }: StickerFacts, mode: RevealMode): string {
  const { kit, nationKit, flag, number, initials, position, decade, gold } = revealed(facts, mode);
  const keeper = position === 'Goalkeeper';
  // No mode shows both kits.
  const worn = kit ?? nationKit;
  const figure = drawFigure({
    kit: worn && keeper ? keeperKit(worn, id, decade) : worn,
    keeper,
    decade,
    pose: poseOf(id),
    letters: number !== null ? String(number) : kit === null ? (initials ?? '') : '',
  });
  const mark = position ? drawPositionMark(position) : '';
  const plate = kit !== null && initials ? drawPlate(initials) : '';
  return drawCard(groundOf(decade, gold ?? false), drawRod(4, 80, 112) + figure + mark + plate, flag);
}

function drawPlate(initials: string): string {
  const letters = drawText(initials, { y: 148, scale: 0.5, pen: 4.4, fill: paper });
  return `<path d="M5 139.5h110V156H5z" fill="${ink}"/>${letters}`;
}

/** Returns the pose of the person with an id. It only adds variety and reveals nothing. */
export function poseOf(id: number): Pose {
  return id % 2 === 0 ? 'down' : 'up';
}
