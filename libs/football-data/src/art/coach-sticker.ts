import type { RevealMode } from '@soccer-legends/contracts';
import { drawCard, drawHead } from './card.ts';
import type { FlagWords } from './flag.ts';
import { hexOf, ink, neutral } from './palette.ts';
import { box } from './paths.ts';
import { revealed } from './reveal.ts';
import { path, rectangle } from './svg.ts';

/** The facts that a coach's sticker shows; null if unknown. */
export interface CoachFacts {
  /** Colors of the club, for the scarf. */
  colors: readonly string[] | null;
  flag: FlagWords | null;
  ageBand: AgeBand | null;
}

/** Number of stripes: one below the age of 40, one more for every ten years, at most four. */
export type AgeBand = 1 | 2 | 3 | 4;

export function ageBandOf(age: number): AgeBand {
  if (age < 40) return 1;
  if (age < 50) return 2;
  return age < 60 ? 3 : 4;
}

/** Draws a coach's sticker: a suit, the club's scarf, the flag, and stripes for the age. */
export function drawCoachSticker({ colors, flag, ageBand }: CoachFacts, mode: RevealMode = 'coach'): string {
  const shown = revealed({ shirt: colors, flag, age: ageBand }, mode);
  const figure = [drawHead(), drawSuit(), drawScarf(shown.shirt), shown.age ? drawBadge(shown.age) : ''];
  return drawCard(figure.join(''), shown.flag);
}

const JACKET = 'M46 80C40 89 24 88 13 96C4 103 2 120 0 144H120C118 120 116 103 107 96C96 88 80 89 74 80Z';

function drawSuit(): string {
  return (
    path(JACKET, '#37424A', ` stroke="${ink}" stroke-width="2"`) +
    path('M44 84L60 126L76 84Z', '#FFFFFF') +
    path('M57 92H63L66 136H54Z', '#59666E') +
    path('M44 82L33 98L40 103L36 107L60 138L84 107L80 103L87 98L76 82L60 124Z', '#2A343B')
  );
}

const ENDS = 'M41 84L53 90L47 136H31ZM79 84L67 90L73 136H89Z';
const LOOP = 'M40 76Q60 92 80 76L84 87Q60 106 36 87Z';

/** Draws the scarf: the first color, with blocks of the other colors. */
function drawScarf(colors: readonly string[] | null): string {
  const [first = '', ...further] = colors ? colors.map(hexOf) : [neutral];
  const outline = ` stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"`;
  const blocks = (places: readonly string[]) =>
    further
      .map((color, turn) => path(places.filter((_, index) => index % further.length === turn).join(''), color))
      .join('');
  return (
    `<clipPath id="e"><path d="${ENDS}"/></clipPath><clipPath id="l"><path d="${LOOP}"/></clipPath>` +
    path(ENDS, first, outline) +
    `<g clip-path="url(#e)">${blocks([96, 108, 120, 132].map((top) => box(28, top, 64, 6)))}</g>` +
    path(LOOP, first, outline) +
    `<g clip-path="url(#l)">${blocks([45, 57, 69].map((left) => box(left, 74, 6, 26)))}</g>`
  );
}

function drawBadge(band: AgeBand): string {
  const stripes = Array.from({ length: band }, (_, index) => box(12, 27 - index * 5, 14, 3));
  return rectangle(9, 9, 20, 24, ink, ' rx="4"') + path(stripes.join(''), '#FFC72E');
}
