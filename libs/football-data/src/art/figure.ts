import type { Kit } from '../facts.ts';
import { drawCollar } from './collar.ts';
import type { Decade } from './ground.ts';
import { letteringOf } from './kit-lettering.ts';
import { kitPatterns } from './kit-patterns.ts';
import { contrast, hexOf, ink } from './palette.ts';
import { path } from './svg.ts';
import { drawText } from './stroke-text.ts';
import { rawWood, rawWoodShade, wood, woodLight, woodShade } from './wood.ts';

/** How the arms are held. */
export type Pose = 'down' | 'up';

/** What a table-football figure shows. */
export interface FigureFacts {
  /** The kit. Null if hidden or unknown; the figure is then unpainted. */
  kit: Kit | null;
  keeper: boolean;
  /** Decides about the collar; null if unknown. */
  decade: Decade | null;
  pose: Pose;
  /** Number or initials on the chest; empty for none. */
  letters: string;
}

/** Outline of all parts, set by the surrounding group. */
export const OUTLINE = ` stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`;
/** Mirrors a part across the vertical center line of the figure's card. */
export const MIRRORED = ' transform="matrix(-1 0 0 1 120 0)"';
const TORSO = 'M46 62Q60 57 74 62L85 66Q91 68 91 74L89 124H31L29 74Q29 68 35 66z';
const SHORTS = 'M31 121H89L92 156H63L60 140L57 156H28z';

/** The left arm: the sleeve with its cuff, the bare forearm, and the center of the hand. */
interface Arm {
  sleeve: string;
  cuff: string;
  forearm: string;
  hand: readonly [x: number, y: number];
}

const arms: Readonly<Record<Pose, Arm>> = {
  down: {
    sleeve: 'M35 66Q24 67 21 80L17 98L30 101L35 88z',
    cuff: 'M17.6 95.5L30.6 98.5',
    forearm: 'M17 98L16 110A6.3 6.3 0 1 0 27 111L30 98z',
    hand: [21, 113],
  },
  up: {
    sleeve: 'M37 64Q30 64 25 60L19 54L9 63L17 74Q24 84 34 86z',
    cuff: 'M20.5 55.5L10.5 64.5',
    forearm: 'M19 55L15 47A6.3 6.3 0 1 0 5 50L9 63z',
    hand: [13, 46],
  },
};

/**
 * Draws a table-football figure from the head to the shorts, in a card of 120 by 160. The surrounding group needs the
 * attributes of `OUTLINE`. Throws for an unknown pattern or color.
 */
export function drawFigure({ kit, keeper, decade, pose, letters }: FigureFacts): string {
  const { shirt, pattern, shorts, collar, sleeves } = kit ? paintOf(kit) : UNPAINTED;
  return (
    path(SHORTS, shorts) +
    drawArms(arms[pose], { ...sleeves, keeper }) +
    drawNeck() +
    drawTorso(shirt, pattern) +
    `${drawCollar(decade, collar)}${drawLetters(letters, kit)}${drawHead()}`
  );
}

interface Paint {
  shirt: string;
  /** SVG markup of the shirt's pattern. */
  pattern: string;
  shorts: string;
  collar: string;
  sleeves: Sleeves;
}

const UNPAINTED: Paint = {
  shirt: rawWood,
  pattern: `<path d="M44 66v58m31 0v-58" stroke="${rawWoodShade}" stroke-width="2"/>`,
  shorts: rawWood,
  collar: rawWood,
  sleeves: { left: rawWood, right: rawWood, cuff: rawWood },
};

function paintOf(kit: Kit): Paint {
  const [shirt = '', ...further] = kit.colors.map(hexOf);
  const pieces = patternOf(kit)(further.length);
  return {
    shirt,
    pattern: further.map((color, index) => path(pieces[index] ?? '', color)).join(''),
    shorts: hexOf(kit.shorts),
    collar: further.at(-1) ?? trimOf(shirt),
    sleeves: sleevesOf(kit, shirt, further),
  };
}

/** Draws the shirt without sleeves. Only a pattern needs clipping. */
function drawTorso(first: string, pattern: string): string {
  const shade = '<path d="M79 64L85 66Q91 68 91 74L89 124H77z" opacity=".15" stroke="none"/>';
  if (pattern === '') return path(TORSO, first) + shade;
  return (
    `<clipPath id="c"><path id="t" d="${TORSO}"/></clipPath><use href="#t" fill="${first}"/>` +
    `<g clip-path="url(#c)" stroke="none">${pattern}</g>${shade}<use href="#t" fill="none"/>`
  );
}

/** Draws the neck between head and shirt. */
export function drawNeck(): string {
  return path('M51 52H69V63Q60 69 51 63z', woodShade);
}

/** Draws the head: egg-shaped, with two dots for eyes. */
export function drawHead(): string {
  return (
    path('M60 14Q80 14 80 37Q78 59 60 59Q42 59 40 37Q40 14 60 14z', wood) +
    `<g stroke="none">${path('M66 15Q88 36 64 58.5Q78 54 80 37Q79 19 66 15z', woodShade)}` +
    `${path('M44 33Q45 20 56 17.5Q47 23 46 34z', woodLight)}</g>` +
    '<path d="M53.5 37v.1M66.5 37v.1" stroke-width="4.4" stroke-linecap="round"/>'
  );
}

interface Sleeves {
  left: string;
  right: string;
  cuff: string;
}

function drawArms(
  { sleeve, cuff, forearm, hand }: Arm,
  { left, right, cuff: cuffColor, keeper }: Sleeves & { keeper: boolean },
): string {
  const end = keeper ? drawGlove(hand) : `<path d="${cuff}" stroke="${cuffColor}" stroke-width="3"/>`;
  const arm = path(forearm, keeper ? left : wood) + path(sleeve, left) + end;
  const other = right === left ? '' : path(sleeve, right, MIRRORED);
  return `<g id="a">${arm}</g><use href="#a"${MIRRORED}/>${other}`;
}

function drawGlove([x, y]: readonly [number, number]): string {
  const fingers = `<path d="M${x - 3} ${y - 3}v5M${x} ${y - 4}v7M${x + 3} ${y - 3}v5" stroke-width="1.5"/>`;
  return `<circle cx="${x}" cy="${y}" r="9" fill="#FFF"/>${fingers}`;
}

function sleevesOf({ pattern }: Kit, first: string, [second]: readonly string[]): Sleeves {
  if (pattern === 'sleeves' && second !== undefined) return { left: second, right: second, cuff: first };
  const cuff = second ?? trimOf(first);
  return { left: first, right: pattern === 'halves' ? cuff : first, cuff };
}

function trimOf(color: string): string {
  const white = hexOf('white');
  return contrast(color, white) > 1.5 ? white : ink;
}

const CHEST = 100;

function drawLetters(letters: string, kit: Kit | null): string {
  const { fill, edge } = kit ? letteringOf(kit) : { fill: ink, edge: null };
  // Initials are wider than a number.
  const [scale, pen] = kit && !/^\p{L}/u.test(letters) ? [1.45, 4.8] : [1.2, 3.6];
  return drawText(letters, { y: CHEST, scale, pen, fill, edge });
}

function patternOf({ pattern }: Kit) {
  const known = kitPatterns[pattern];
  if (!known) throw new Error(`"${pattern}" is not a pattern of a shirt: see src/art/kit-patterns.ts`);
  return known;
}
