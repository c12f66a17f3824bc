import { anchored, CLOTH_HEIGHT, CLOTH_WIDTH, stretched, type Cloth } from './cloth.ts';
import { emblems } from './flag-emblems.ts';
import { figures, type Layer } from './flag-figures.ts';
import { hexOf, ink, isColor } from './palette.ts';
import { box } from './paths.ts';
import { path, rectangle, svgDocument } from './svg.ts';

/**
 * The description of a flag: the background, then figures in drawing order. The background is `plain` and a color, or
 * bands: `h red white*2 red` (horizontal, the second one twice as high) or `v` (vertical). A figure is a name with
 * position and size, followed by its colors: `star@30,20,8 yellow`, in an area of 60 by 40.
 */
export type FlagWords = readonly string[];

/** Draws a flag in the ratio 3:2 as an SVG document. Throws for an invalid description. */
export function drawFlag(flag: FlagWords): string {
  const hem = rectangle(0.5, 0.5, CLOTH_WIDTH - 1, CLOTH_HEIGHT - 1, 'none', ` stroke="${ink}" stroke-opacity=".25"`);
  return svgDocument(`0 0 ${CLOTH_WIDTH} ${CLOTH_HEIGHT}`, draw(flag, CLOTH_WIDTH) + hem);
}

/** A place in another drawing, in its units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a flag as a strip inside another drawing. Throws for an invalid description. */
export function flagBands(flag: FlagWords, { x, y, width, height }: Frame): string {
  const stripWidth = Math.round((CLOTH_HEIGHT * width) / height);
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${stripWidth} ${CLOTH_HEIGHT}"`;
  return `<svg ${frame}>${draw(flag, stripWidth)}</svg>`;
}

function draw(flag: FlagWords, width: number): string {
  return mergeLayers(layersOf(flag, width))
    .map((layer) => path(layer.path, layer.fill, attributesOf(layer)))
    .join('');
}

function attributesOf({ transform, edge }: Layer): string {
  const line = edge ? ` stroke="${edge.color}" stroke-width="${edge.width}"` : '';
  return (transform ? ` transform="${transform}"` : '') + line;
}

/** Merges adjacent layers with equal attributes, such as the stars of a constellation, into one path. */
function mergeLayers(layers: readonly Layer[]): Layer[] {
  const joined: Layer[] = [];
  for (const layer of layers) {
    const before = joined.at(-1);
    const isAlike = before && before.fill === layer.fill && attributesOf(before) === attributesOf(layer);
    if (isAlike) joined.splice(-1, 1, { ...before, path: before.path + layer.path });
    else joined.push(layer);
  }
  return joined;
}

function layersOf([layout = '', ...words]: FlagWords, width: number): Layer[] {
  const cloth = layout === 'v' ? stretched(width) : anchored(width);
  const colors = leadingColors(words);
  const layers = backgroundOf(layout, colors, cloth);
  let rest = words.slice(colors.length);
  while (rest.length > 0) {
    const { name, figure, numbers } = readFigure(rest[0]!);
    const fills = rest.slice(1, 1 + figure.colors).map(hexOf);
    if (fills.length < figure.colors) throw new Error(`${name} needs ${figure.colors} color(s) after it`);
    layers.push(...figure.draw(cloth, numbers, fills));
    rest = rest.slice(1 + figure.colors);
  }
  return layers;
}

function backgroundOf(layout: string, words: readonly string[], { width }: Cloth): Layer[] {
  const bands = bandsOf(words);
  const strip = (start: number, end: number) =>
    layout === 'v'
      ? box(start * width, 0, (end - start) * width, CLOTH_HEIGHT)
      : box(0, start * CLOTH_HEIGHT, width, (end - start) * CLOTH_HEIGHT);
  const isKnown = layout === 'v' || layout === 'h' || (layout === 'plain' && bands.length === 1);
  if (!isKnown || bands.length === 0) {
    throw new Error(`A flag must begin with plain and one color, or with v or h and colors, not with "${layout}"`);
  }
  const [first, second, ...others] = [...new Set(bands.map(({ fill }) => fill))];
  if (second !== undefined && others.length === 0) {
    const stripes = bands.filter(({ fill }) => fill === second).map(({ start, end }) => strip(start, end));
    return [
      { fill: first!, path: strip(0, 1) },
      { fill: second, path: stripes.join('') },
    ];
  }
  // Each band extends to the far edge and the next one covers it, so there are no gaps.
  return bands.map(({ fill, start }) => ({ fill, path: strip(start, 1) }));
}

interface Band {
  fill: string;
  /** Start and end as fractions of the whole. */
  start: number;
  end: number;
}

/** Returns the bands with their weights: `white*2` is twice as wide as `red`. */
function bandsOf(words: readonly string[]): Band[] {
  const weights = words.map((word) => Number(word.split('*')[1] ?? 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  return words.map((word, index) => {
    const start = reached / whole;
    reached += weights[index]!;
    return { fill: hexOf(word.split('*')[0]!), start, end: reached / whole };
  });
}

function leadingColors(words: FlagWords): FlagWords {
  const end = words.findIndex((word) => !isColor(word.split('*')[0]!));
  return end === -1 ? words : words.slice(0, end);
}

function readFigure(word: string) {
  const [name = '', given = ''] = word.split('@');
  const figure = figures[name] ?? emblems[name];
  if (!figure) throw new Error(`"${name}" is not a figure of a flag: see src/art/flag-figures.ts`);
  const numbers = given === '' ? [] : given.split(',').map(Number);
  if (numbers.some(Number.isNaN)) throw new Error(`"${word}" has a value after the @ that is not a number`);
  return {
    name,
    figure,
    numbers: numbers.length > 0 ? [...numbers, ...figure.defaults.slice(numbers.length)] : figure.defaults,
  };
}
