import type { RevealMode } from '@soccer-legends/contracts';
import type { FlagWords } from './flag.ts';
import { groundOf, type Decade } from './ground.ts';
import { revealed } from './reveal.ts';
import { drawCard } from './sticker-card.ts';
import { poseOf } from './sticker.ts';
import { drawHead, drawNeck, MIRRORED, type Pose } from './figure.ts';
import { hexOf, neutral } from './palette.ts';
import { bar, box } from './paths.ts';
import { path } from './svg.ts';
import { wood } from './wood.ts';

/** The facts that a coach's sticker shows; null if unknown. */
export interface CoachFacts {
  id: number;
  /** Colors of the club with most years, used for the scarf. */
  colors: readonly string[] | null;
  flag: FlagWords | null;
  /** Decade of the first post. */
  decade: Decade | null;
  gold: boolean;
}

/** Draws a coach's sticker: suit and scarf. */
export function drawCoachSticker({ id, colors, ...facts }: CoachFacts, mode: RevealMode): string {
  const { kit, flag, decade, gold } = revealed({ kit: colors, ...facts }, mode);
  return drawCard(groundOf(decade, gold ?? false), drawSuit(kit, poseOf(id)), flag);
}

const CLOTH = '#3D4B55';
const CLOTH_SHADE = '#2B363D';
const SHIRT = '#FFFDF6';
const JACKET = 'M45 63L60 60L75 63L86 67Q92 69 92 75L93 156H27L28 75Q28 69 34 67z';
const LAPELS = 'M46 64L38 84L45 88L41 92L60 128L79 92L75 88L82 84L74 64L60 112z';
const TIE = 'M57 76H63L65 104L60 112L55 104z';
const DOWN =
  path('M15 117L14 122A6.3 6.3 0 1 0 26 123L27 117z', wood) + path('M34 67Q24 68 21 80L12 117L27 121L36 92z', CLOTH);
const UP =
  path('M17 42L16 36A6.3 6.3 0 1 0 6 39L7 45z', wood) + path('M34 67Q26 67 23 57L20 40L5 44L11 70Q18 86 34 90z', CLOTH);
/** The ends of the scarf over the jacket, and its loop around the neck. */
const TAILS = 'M43 70L56 76L52 118H38zM77 70L64 76L68 118H82z';
const LOOP = 'M41 60Q60 76 79 60L83 71Q60 90 37 71z';

/**
 * Draws a coach from the head down, with a suit and a scarf in the club's colors or gray. The surrounding group needs
 * the attributes of `OUTLINE`.
 */
function drawSuit(colors: readonly string[] | null, pose: Pose): string {
  return (
    `<g${MIRRORED}>${pose === 'up' ? UP : DOWN}</g>${DOWN}${path(JACKET, CLOTH)}` +
    `<g stroke="none">${path('M47 66L60 112L73 66z', SHIRT)}${path(TIE + LAPELS, CLOTH_SHADE)}</g>` +
    drawNeck() +
    drawScarf(colors) +
    drawHead()
  );
}

function drawScarf(colors: readonly string[] | null): string {
  const [first = '', ...further] = colors ? colors.map(hexOf) : [neutral];
  const blocks = (places: readonly string[]) =>
    further
      .map((color, turn) => path(places.filter((_, index) => index % further.length === turn).join(''), color))
      .join('');
  const onTails = [84, 96, 108].map((top) => box(32, top, 56, 6));
  const onLoop = [46, 60, 74].map((x) => bar([x, 56], [60 + (x - 60) * 0.6, 90], 6));
  return (
    `<clipPath id="c"><path id="t" d="${TAILS}"/></clipPath><clipPath id="d"><path id="l" d="${LOOP}"/></clipPath>` +
    `<g fill="${first}"><use href="#t"/><g clip-path="url(#c)" stroke="none">${blocks(onTails)}</g></g><use href="#t" fill="none"/>` +
    `<g fill="${first}"><use href="#l"/><g clip-path="url(#d)" stroke="none">${blocks(onLoop)}</g></g><use href="#l" fill="none"/>`
  );
}
