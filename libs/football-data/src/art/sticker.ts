import type { Position, RevealMode } from '@soccer-legends/contracts';
import type { Kit } from '../facts.ts';
import { drawFigure, type Pose } from './figure.ts';
import type { FlagWords } from './flag.ts';
import { groundOf, type Decade } from './ground.ts';
import { revealed } from './reveal.ts';
import { drawCard } from './sticker-card.ts';
import { drawText } from './stroke-text.ts';
import { ink, paper } from './palette.ts';
import { path } from './svg.ts';
import { steel, steelLight } from './wood.ts';

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

/** Colors of keepers' shirts by the decade in which a career began. Earlier rules allowed only a few. */
const EARLY = ['green', 'yellow', 'black', 'gray'];
const LATE = ['green', 'yellow', 'orange', 'black', 'azure', 'violet', 'lime', 'silver', 'cerise'];
const NEAR: Readonly<Record<string, readonly string[]>> = {
  red: ['orange', 'cerise'],
  darkred: ['cerise'],
  claret: ['cerise', 'violet'],
  orange: ['yellow', 'orange'],
  amber: ['yellow', 'orange'],
  green: ['green', 'lime'],
  darkgreen: ['green'],
  sky: ['azure', 'silver'],
  blue: ['azure'],
  royal: ['azure'],
  navy: ['black', 'azure'],
  purple: ['violet'],
  white: ['silver'],
};

/** Returns a keeper's kit: a color that the club does not wear, with shoulders and shorts in the club's colors. */
function keeperKit(kit: Kit, id: number, decade: Decade | null): Kit {
  const taken = new Set(kit.colors.flatMap((color) => [color, ...(NEAR[color] ?? [])]));
  const pool = (decade !== null && decade < 1980 ? EARLY : LATE).filter((color) => !taken.has(color));
  const own = pool[id % pool.length]!;
  return { ...kit, pattern: 'yoke', colors: [own, kit.colors[0]!] };
}

/**
 * Draws a steel rod from `x` to the right, with its center at `y`. The surrounding group needs the attributes of
 * `OUTLINE`.
 */
function drawRod(x: number, y: number, width: number): string {
  return (
    path(`M${x} ${y - 4}h${width}v8h-${width}z`, steel, ' stroke-width="2"') +
    `<path d="M${x} ${y - 1.5}h${width}" stroke="${steelLight}" stroke-width="2"/>`
  );
}

const GREEN = '#0B6B3A';
const FAINT = '#8B958E';
/** The rods of a team, from the opponent's goal to its own, with their numbers of figures. */
const RODS: readonly (readonly [Position, number])[] = [
  ['Attacker', 3],
  ['Midfielder', 5],
  ['Defender', 2],
  ['Goalkeeper', 1],
];

const FIRST_ROD = 14;
const SPACING = 6;
const BETWEEN = 3.6;

/**
 * Draws the four rods of a team in the corner of a sticker, and highlights the one of the player's position. Needs a
 * group with `OUTLINE`.
 */
function drawPositionMark(position: Position): string {
  const own = RODS.findIndex(([rod]) => rod === position);
  const rows = RODS.map(([, men], row) => {
    const length = Number(((men - 1) * BETWEEN).toFixed(1));
    return `M${Number((101.5 - length / 2).toFixed(1))} ${FIRST_ROD + row * SPACING}h${length || 0.1}`;
  });
  const beads = (d: string, color: string) => `<path d="${d}" stroke="${color}"/>`;
  return (
    '<rect x="91" y="9" width="21" height="28" rx="4" fill="#FFFDF6" stroke-width="1.6"/>' +
    `<path d="M92 ${FIRST_ROD + own * SPACING}h19" stroke="${GREEN}" stroke-width="6"/>` +
    `<g stroke-linecap="round" stroke-dasharray="0 ${BETWEEN}">` +
    `${beads(rows.filter((_, row) => row !== own).join(''), FAINT)}${beads(rows[own]!, '#FFF')}</g>`
  );
}
