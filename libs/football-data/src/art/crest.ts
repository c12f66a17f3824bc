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
    `<use href="#o" fill="${first}"/><g clip-path="url(#c)">${layout}${drawCharge(crest)}</g>`
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

function drawCharge(crest: Crest): string {
  const { shape, field } = partsOf(crest);
  const size = field.seat.size * shape.room;
  const place = `translate(50 ${field.seat.height ?? shape.middle})scale(${Number(size.toFixed(2))})`;
  const halo = ` stroke="${haloOf(crest)}" stroke-width="${HALO}" stroke-linejoin="round" paint-order="stroke"`;
  return path(charges[crest.charge]!, hexOf(crest.chargeColor), `${halo} transform="${place}"`);
}

function stroked(color: string, width: number): string {
  return `<use href="#o" fill="none" stroke="${color}" stroke-width="${width}"/>`;
}

function partsOf(crest: Crest): { shape: Shape; field: Field } {
  const shape = shapes[crest.shape];
  const field = fields[crest.field];
  if (!shape) throw new Error(`"${crest.shape}" is not a shape of a crest: see src/art/shapes.ts`);
  if (!field) throw new Error(`"${crest.field}" is not a field of a crest: see src/art/fields.ts`);
  if (!charges[crest.charge]) throw new Error(`"${crest.charge}" is not a charge of a crest: see src/art/charges.ts`);
  return { shape, field };
}
