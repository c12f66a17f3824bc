import type { Crest } from '@soccer-legends/contracts';
import { drawPin, type PinPlace } from './crest.ts';
import { OUTLINE, type Pose } from './figure.ts';
import type { FlagWords } from './flag.ts';
import { drawFlagPin } from './flag-pin.ts';
import { drawNeutralPin } from './neutral-crest.ts';
import { ink } from './palette.ts';
import { BORDER } from './sticker-card.ts';
import { drawSuit } from './suit.ts';
import { escapeText, path, svgDocument } from './svg.ts';

/** A line of a coach's career card: the club or the national team, and the years. */
export interface CareerLine {
  /** The club's name, or the FIFA code of a national team. */
  label: string;
  years: string;
  /** Null for a national team, or a club without a crest. */
  crest: Crest | null;
  /** Null for a club. */
  flag: FlagWords | null;
}

/** Size of the card in its own units. It is wider than a sticker, because it contains text. */
const CAREER_CARD = { width: 288, height: 180 } as const;

const BOARD = { x: 108, width: 172 };
const ROW = 28;
const FAMILY = 'Archivo Narrow, Arial Narrow, Roboto Condensed, Arial, sans-serif';

/** Draws the career of an unnamed coach: suit and scarf, and an enamel pin with the years for each post. */
export function drawCareerCard(lines: readonly CareerLine[], colors: readonly string[] | null, pose: Pose): string {
  const { width, height } = CAREER_CARD;
  const top = (height - lines.length * ROW) / 2;
  const rows = lines.map((line, index) => drawLine(line, top + index * ROW, String(index))).join('');
  return svgDocument(
    `0 0 ${width} ${height}`,
    `<rect width="${width}" height="${height}" rx="11.5" fill="#CFC7B2"/>` +
      `<pattern id="g" width="40" height="180" patternUnits="userSpaceOnUse">${path('M0 0h20v180H0z', '#0D643A')}</pattern>` +
      `<g fill="#0B5A34"><rect id="r" x="3.2" y="3.2" width="${width - 6.4}" height="${height - 6.4}" rx="9"/></g><use href="#r" fill="url(#g)"/>` +
      `<g transform="translate(-6 30)scale(.94)"${OUTLINE}>${drawSuit(colors, pose)}</g>` +
      `<rect x="${BOARD.x}" y="4" width="${BOARD.width + 4}" height="172" fill="${BORDER}"/>${path(`M${BOARD.x} 4v172h2.4V4z`, ink)}` +
      `<g font-family="${FAMILY}" font-size="13" fill="${ink}">${rows}</g>` +
      `<use href="#r" fill="none" stroke="${BORDER}" stroke-width="4.5"/>`,
  );
}

const PIN = 25;
const MOST_LETTERS = 20;

function drawLine({ label, years, crest, flag }: CareerLine, y: number, name: string): string {
  const place: PinPlace = { x: BOARD.x + 7, y: y + 1.5, size: PIN, name };
  const pin = flag ? drawFlagPin(flag, place) : crest ? drawPin(crest, place) : drawNeutralPin(place);
  const fitted = [...label].length > MOST_LETTERS ? ' textLength="132" lengthAdjust="spacingAndGlyphs"' : '';
  return (
    `${pin}<text x="${BOARD.x + 38}" y="${y + 13}" font-weight="700"${fitted}>${escapeText(label)}</text>` +
    `<text x="${BOARD.x + 38}" y="${y + 25}" font-size="11.5">${years}</text>`
  );
}
