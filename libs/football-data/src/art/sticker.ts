import type { RevealMode } from '@soccer-legends/contracts';
import type { Position, Shirt } from '../facts.ts';
import { drawCard, drawHead, drawInitials } from './card.ts';
import type { FlagWords } from './flag.ts';
import { lettered } from './lettering.ts';
import { ink, paper } from './palette.ts';
import { box } from './paths.ts';
import { revealed } from './reveal.ts';
import { drawShirt, drawShirtNumber } from './shirt.ts';
import { path, rectangle } from './svg.ts';

/** The facts that a player's sticker shows; null if unknown. */
export interface StickerFacts {
  shirt: Shirt | null;
  flag: FlagWords | null;
  number: number | null;
  initials: string;
  position: Position | null;
}

/** Draws a player's sticker: no face, but shirt, number, flag and initials, if the mode shows them. */
export function drawSticker(facts: StickerFacts, mode: RevealMode): string {
  const { shirt, flag, number, initials, position } = revealed(facts, mode);
  const letters = lettered(
    number === null ? '' : drawShirtNumber(number, shirt),
    initials ? drawInitials(initials) : '',
  );
  return drawCard(drawHead() + drawShirt(shirt) + letters + (position ? drawPosition(position) : ''), flag);
}

const GREEN = '#0B6B3A';
const FAINT = '#B9C4BA';
const LINES: readonly Position[] = ['Attacker', 'Midfielder', 'Defender', 'Goalkeeper'];

/** Draws a small pitch, own goal at the bottom, with the player's line highlighted. */
function drawPosition(position: Position): string {
  const playerRow = LINES.indexOf(position);
  const row = (index: number) => box(96, 11.5 + index * 6, 12, 4);
  const others = [0, 1, 2, 3].filter((index) => index !== playerRow).map(row);
  const field = rectangle(93, 8.5, 18, 28, paper, ` rx="4" stroke="${ink}" stroke-width="1.5"`);
  return field + path(others.join(''), FAINT) + path(row(playerRow), GREEN);
}
