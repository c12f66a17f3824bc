import { CARD } from './card-size.ts';

const GAP = 7;

/** The place and look of a text in the middle of a sticker, in the units of the picture. */
export interface StrokeText {
  /** Vertical center of the text. */
  y: number;
  /** Factor on the letters, which are 12 wide and 20 high. */
  scale: number;
  /** Width of the pen before scaling. */
  pen: number;
  fill: string;
  /** Color of an outline, needed if the text is on several colors. */
  edge?: string | null;
}

/** Draws letters and digits with a broad pen. Returns an empty string if the text has none. */
export function drawText(text: string, { y, scale, pen, fill, edge = null }: StrokeText): string {
  const d = strokesOf(text, GAP);
  if (d === '') return '';
  const [left, top] = [CARD.width / 2 - (widthOf(text, GAP) * scale) / 2, y - (CELL.height * scale) / 2].map((at) =>
    Number(at.toFixed(1)),
  );
  const group = `<g fill="none" transform="translate(${left} ${top})scale(${scale})"`;
  const drawn = ` stroke="${fill}" stroke-width="${pen}"`;
  if (!edge) return `${group}${drawn}><path d="${d}"/></g>`;
  const wide = Number((pen * 1.9).toFixed(1));
  return `${group}><g stroke="${edge}" stroke-width="${wide}"><path id="n" d="${d}"/></g><use href="#n"${drawn}/></g>`;
}

/**
 * Block letters and digits as center lines in a cell of 12 by 20, for a broad pen. They need no font, so a number looks
 * the same on every device.
 */
const LINES: Readonly<Record<string, string>> = {
  '0': 'M0 3l3-3h6l3 3v14l-3 3H3l-3-3z',
  '1': 'M3 4l5-4v20',
  '2': 'M0 4V3l3-3h6l3 3v4L0 20h12',
  '3': 'M0 0h12L6 8h3l3 3v6l-3 3H3l-3-3',
  '4': 'M9 20V0L0 14h12',
  '5': 'M12 0H1v8h8l3 3v6l-3 3H3l-3-3',
  '6': 'M11 0H3L0 3v14l3 3h6l3-3v-6l-3-3H0',
  '7': 'M0 0h12L5 20',
  '8': 'M3 9L0 7V3l3-3h6l3 3v4l-3 2H3l-3 3v5l3 3h6l3-3v-5L9 9',
  '9': 'M1 20h8l3-3V3L9 0H3L0 3v6l3 3h9',
  A: 'M0 20L6 0l6 20M2 14h8',
  B: 'M0 9h8l3-2V3L8 0H0v20h9l3-3v-5L8 9',
  C: 'M12 4V3L9 0H3L0 3v14l3 3h6l3-3v-1',
  D: 'M0 0v20h8l4-4V4L8 0z',
  E: 'M12 0H0v20h12M0 10h9',
  F: 'M12 0H0v20M0 10h9',
  G: 'M12 4V3L9 0H3L0 3v14l3 3h6l3-3v-6H7',
  H: 'M0 0v20M12 0v20M0 10h12',
  I: 'M6 0v20',
  J: 'M12 0v17l-3 3H3l-3-3v-2',
  K: 'M0 0v20M12 0L1 11l11 9',
  L: 'M0 0v20h12',
  M: 'M0 20V0l6 11 6-11v20',
  N: 'M0 20V0l12 20V0',
  O: 'M0 3l3-3h6l3 3v14l-3 3H3l-3-3z',
  P: 'M0 20V0h9l3 3v5l-3 3H0',
  Q: 'M0 3l3-3h6l3 3v14l-3 3H3l-3-3zM7 14l6 7',
  R: 'M0 20V0h9l3 3v5l-3 3H0h6l6 9',
  S: 'M12 3L9 0H3L0 3v4l3 3h6l3 3v4l-3 3H3l-3-3',
  T: 'M-1 0h14M6 0v20',
  U: 'M0 0v17l3 3h6l3-3V0',
  V: 'M0 0l6 20L12 0',
  W: 'M0 0l3 20 3-13 3 13 3-20',
  X: 'M0 0l12 20M12 0L0 20',
  Y: 'M0 0l6 10 6-10M6 10v10',
  Z: 'M0 0h12L0 20h12',
  '?': 'M0 4V3l3-3h6l3 3v4l-6 4v2M6 16.5v4',
};

/** Size of a character, without the width of the pen. */
const CELL = { width: 12, height: 20 } as const;

/** Returns the center lines of a text as one path; unknown characters are left out. */
export function strokesOf(text: string, gap: number): string {
  return knownIn(text)
    .map((character, index) => shifted(LINES[character]!, index * (CELL.width + gap)))
    .join('');
}

/** Returns the width of a text from the first center line to the last. */
export function widthOf(text: string, gap: number): number {
  const { length } = knownIn(text);
  return length === 0 ? 0 : length * (CELL.width + gap) - gap;
}

function knownIn(text: string): string[] {
  return [...text].filter((character) => LINES[character] !== undefined);
}

/** Moves a path to the right. Only its absolute commands M, L and H have an x to change. */
function shifted(d: string, by: number): string {
  return d.replace(/([MLH])(-?[\d.]+)/g, (_, command: string, x: string) => `${command}${Number(x) + by}`);
}
