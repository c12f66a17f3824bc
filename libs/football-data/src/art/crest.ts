import type { Crest } from '@soccer-legends/contracts';
import { charges } from './charges.ts';
import { fields, type Field } from './fields.ts';
import { contrast, hexOf, ink, paper } from './palette.ts';
import { shapes, type Shape } from './shapes.ts';
import { path, svgDocument } from './svg.ts';

const RING = 5;
/** A light line on both sides of the ring, so the edge is visible on a dark page. */
const KEYLINE = 9.5;
const HALO = 8;
/** Size of the square of a charge. */
const CHARGE_SIZE = 60;
/** Factor on the size of each of two charges, and the space between them. */
const PAIR_SCALE = 0.64;
const PAIR_GAP = 2;
/** With less contrast, the charge is hard to see, so its halo gets another color. */
const MIN_CONTRAST = 1.9;

/**
 * Draws a crest as an SVG document. The title must not contain the club's name, because some games ask for it. Throws
 * for an unknown shape, field, charge or color.
 */
export function drawCrest(crest: Crest, { title }: { title?: string } = {}): string {
  const content = drawEnamel(crest) + stroked(paper, KEYLINE) + stroked(ink, RING);
  return svgDocument('-2 -2 104 104', content, title);
}

function drawEnamel(crest: Crest): string {
  const { shape, field } = partsOf(crest);
  const [first, second] = crest.colors.map(hexOf) as [string, string];
  const layout = path(field.second, second) + (field.border ? stroked(second, field.border) : '');
  return (
    `<defs><path id="o" d="${shape.outline}"/><clipPath id="c"><use href="#o"/></clipPath></defs>` +
    `<use href="#o" fill="${first}"/><g clip-path="url(#c)">${layout}${drawCharges(crest)}</g>`
  );
}

/** Returns the halo color of the charge as `#RRGGBB`: the field color below it, or the one with the best contrast. */
export function haloOf(crest: Crest): string {
  const { field } = partsOf(crest);
  const [first, second] = crest.colors.map(hexOf) as [string, string];
  if (field.seat.on === 'first') return first;
  if (field.seat.on === 'second') return second;
  const fill = hexOf(crest.chargeColor);
  const best = contrast(fill, first) >= contrast(fill, second) ? first : second;
  if (contrast(fill, best) >= MIN_CONTRAST) return best;
  return contrast(fill, ink) >= contrast(fill, paper) ? ink : paper;
}

/** Draws the charge in the middle, or two charges next to each other. */
function drawCharges(crest: Crest): string {
  const { shape, field } = partsOf(crest);
  const { size, height = shape.middle, isUpright = false } = field.seat;
  const names = crest.beside ? [crest.charge, crest.beside.charge] : [crest.charge];
  const scale = size * shape.room * (names.length === 1 ? 1 : PAIR_SCALE);
  const step = CHARGE_SIZE * scale + PAIR_GAP;
  const halo = ` stroke="${haloOf(crest)}" stroke-width="${HALO}" stroke-linejoin="round" paint-order="stroke"`;
  const fill = hexOf(crest.chargeColor);
  const drawn = names.map((name, index) => {
    const offset = (index - (names.length - 1) / 2) * step;
    const [x, y] = isUpright ? [50, height + offset] : [50 + offset, height];
    return path(charges[name]!, fill, ` transform="translate(${rounded(x)} ${rounded(y)})scale(${rounded(scale)})"`);
  });
  return `<g${halo}>${drawn.join('')}</g>`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

function stroked(color: string, width: number): string {
  return `<use href="#o" fill="none" stroke="${color}" stroke-width="${width}"/>`;
}

function partsOf(crest: Crest): { shape: Shape; field: Field } {
  const shape = shapes[crest.shape];
  const field = fields[crest.field];
  if (!shape) throw new Error(`"${crest.shape}" is not a shape of a crest: see src/art/shapes.ts`);
  if (!field) throw new Error(`"${crest.field}" is not a field of a crest: see src/art/fields.ts`);
  for (const charge of [crest.charge, ...(crest.beside ? [crest.beside.charge] : [])])
    if (!charges[charge]) throw new Error(`"${charge}" is not a charge of a crest: see src/art/charges.ts`);
  return { shape, field };
}
