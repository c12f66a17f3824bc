import { CARD } from './card-size.ts';
import { OUTLINE } from './figure.ts';
import { flagBands, type FlagWords } from './flag.ts';
import type { Ground } from './ground.ts';
import { svgDocument } from './svg.ts';

const STRIP = { x: 5, y: 141, width: 110, height: 14 };
const BORDER = '#FFFDF6';
const HAIRLINE = '#CFC7B2';

/** Draws a sticker: the ground, the content, the nation's colors at the bottom, and a border that covers all edges. */
export function drawCard(ground: Ground, content: string, flag: FlagWords | null): string {
  const band = flag ? bandOf(flag) : '';
  return svgDocument(
    `0 0 ${CARD.width} ${CARD.height}`,
    `<rect width="${CARD.width}" height="${CARD.height}" rx="11.5" fill="${HAIRLINE}"/>` +
      `${ground.pattern}<g fill="${ground.base}"><rect id="r" x="3.2" y="3.2" width="113.6" height="153.6" rx="9"/></g>` +
      `<use href="#r" fill="url(#g)"/><g${OUTLINE}>${content}</g>${band}<use href="#r" fill="none" stroke="${BORDER}" stroke-width="4.5"/>`,
  );
}

/** Cached, because drawing a flag takes longer than the rest of a sticker, and many stickers share a nation. */
const bands = new WeakMap<FlagWords, string>();

function bandOf(flag: FlagWords): string {
  const known = bands.get(flag);
  if (known !== undefined) return known;
  const band = `${flagBands(flag, STRIP)}<path d="M5 139.5h110v2H5z"/>`;
  bands.set(flag, band);
  return band;
}
