import { anchored, CLOTH_HEIGHT, CLOTH_WIDTH, stretched, type Cloth } from './cloth.ts';
import { emblems } from './flag-emblems.ts';
import { figures, type Layer } from './flag-figures.ts';
import { hexOf, ink, isColour } from './palette.ts';
import { box } from './paths.ts';
import { path, rectangle, svgDocument } from './svg.ts';

/**
 * A flag is a list of layers, first things first, each a word and its colours:
 * `h red white*2 red` (bands one above the other, the second twice as high), `v` (side by side), `plain`,
 * then figures with their place, `star@30,20,8 yellow`, on a cloth of 60 by 40.
 */
export type FlagWords = readonly string[];

/** The whole flag, three by two, as an SVG document. */
export function drawFlag(flag: FlagWords): string {
  const hem = rectangle(0.5, 0.5, CLOTH_WIDTH - 1, CLOTH_HEIGHT - 1, 'none', ` stroke="${ink}" stroke-opacity=".25"`);
  return svgDocument(`0 0 ${CLOTH_WIDTH} ${CLOTH_HEIGHT}`, draw(flag, CLOTH_WIDTH) + hem);
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The flag drawn out into a strip, as a piece of a larger drawing. */
export function flagBands(flag: FlagWords, { x, y, width, height }: Frame): string {
  const drawnOut = Math.round((CLOTH_HEIGHT * width) / height);
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${drawnOut} ${CLOTH_HEIGHT}"`;
  return `<svg ${frame}>${draw(flag, drawnOut)}</svg>`;
}

function draw(flag: FlagWords, width: number): string {
  return inOnePath(layersOf(flag, width))
    .map((layer) => path(layer.path, layer.fill, attributesOf(layer)))
    .join('');
}

function attributesOf({ transform, edge }: Layer): string {
  const line = edge ? ` stroke="${edge.colour}" stroke-width="${edge.width}"` : '';
  return (transform ? ` transform="${transform}"` : '') + line;
}

/** Neighbours that are painted alike, as a constellation's stars are, need saying so once. */
function inOnePath(layers: readonly Layer[]): Layer[] {
  const joined: Layer[] = [];
  for (const layer of layers) {
    const before = joined.at(-1);
    const isAlike = before && before.fill === layer.fill && attributesOf(before) === attributesOf(layer);
    if (isAlike) joined.splice(-1, 1, { ...before, path: before.path + layer.path });
    else joined.push(layer);
  }
  return joined;
}

function layersOf([arrangement = '', ...words]: FlagWords, width: number): Layer[] {
  const cloth = arrangement === 'v' ? stretched(width) : anchored(width);
  const colours = leadingColours(words);
  const layers = groundOf(arrangement, colours, cloth);
  let rest = words.slice(colours.length);
  while (rest.length > 0) {
    const { name, figure, numbers } = readFigure(rest[0]!);
    const fills = rest.slice(1, 1 + figure.colours).map(hexOf);
    if (fills.length < figure.colours) throw new Error(`${name} wants ${figure.colours} colour(s) after it`);
    layers.push(...figure.draw(cloth, numbers, fills));
    rest = rest.slice(1 + figure.colours);
  }
  return layers;
}

function groundOf(arrangement: string, words: readonly string[], { width }: Cloth): Layer[] {
  const bands = bandsOf(words);
  const strip = (start: number, end: number) =>
    arrangement === 'v'
      ? box(start * width, 0, (end - start) * width, CLOTH_HEIGHT)
      : box(0, start * CLOTH_HEIGHT, width, (end - start) * CLOTH_HEIGHT);
  const isKnown = arrangement === 'v' || arrangement === 'h' || (arrangement === 'plain' && bands.length === 1);
  if (!isKnown || bands.length === 0) {
    throw new Error(`A flag begins with plain and one colour, or with v or h and some, not with "${arrangement}"`);
  }
  const [first, second, ...others] = [...new Set(bands.map(({ fill }) => fill))];
  if (second !== undefined && others.length === 0) {
    const stripes = bands.filter(({ fill }) => fill === second).map(({ start, end }) => strip(start, end));
    return [
      { fill: first!, path: strip(0, 1) },
      { fill: second, path: stripes.join('') },
    ];
  }
  // Each band reaches to the far edge and the next one covers it, so that no seam shows between them.
  return bands.map(({ fill, start }) => ({ fill, path: strip(start, 1) }));
}

interface Band {
  fill: string;
  /** Where it starts and ends, as a share of the whole. */
  start: number;
  end: number;
}

/** Bands with their weights: `white*2` is twice as broad as `red`. */
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

function leadingColours(words: FlagWords): FlagWords {
  const end = words.findIndex((word) => !isColour(word.split('*')[0]!));
  return end === -1 ? words : words.slice(0, end);
}

function readFigure(word: string) {
  const [name = '', given = ''] = word.split('@');
  const figure = figures[name] ?? emblems[name];
  if (!figure) throw new Error(`"${name}" is no figure of a flag: see src/art/flag-figures.ts`);
  const numbers = given === '' ? [] : given.split(',').map(Number);
  if (numbers.some(Number.isNaN)) throw new Error(`"${word}" has something other than numbers after the @`);
  return {
    name,
    figure,
    numbers: numbers.length > 0 ? [...numbers, ...figure.defaults.slice(numbers.length)] : figure.defaults,
  };
}
