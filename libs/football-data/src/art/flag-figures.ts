import { CLOTH_HEIGHT, type Cloth } from './cloth.ts';
import { bar, box, disc, ellipse, hole, number, polar, polygon, star, type Point } from './paths.ts';

/** A figure in flag descriptions, with numbers for position and size. */
export interface Figure {
  /** Number of colors that follow its name. */
  colors: number;
  /** Default values of numbers that a description may omit. */
  defaults: readonly number[];
  /** Returns the layers of the figure, in drawing order. `fills` are colors as `#RRGGBB`. */
  draw(cloth: Cloth, numbers: readonly number[], fills: readonly string[]): Layer[];
}

/** A path with one color, in the coordinates of the cloth. */
export interface Layer {
  path: string;
  fill: string;
  transform?: string;
  /** Stroke of the outline. */
  edge?: { color: string; width: number };
}

type Numbers<Defaults extends readonly number[]> = { -readonly [Place in keyof Defaults]: number };

/** Returns a figure with one path in one color. */
function outline<const Defaults extends readonly number[]>(
  defaults: Defaults,
  draw: (cloth: Cloth, ...numbers: Numbers<Defaults>) => string,
): Figure {
  return {
    colors: 1,
    defaults,
    draw: (cloth, numbers, [fill = '']) => [{ path: draw(cloth, ...(numbers as Numbers<Defaults>)), fill }],
  };
}

/** The geometric figures of flags, by the name that descriptions use. */
export const figures: Readonly<Record<string, Figure>> = {
  box: outline([0, 0, 20, 20], (cloth, x, y, width, height) =>
    box(cloth.across(x), y, cloth.across(x + width) - cloth.across(x), height),
  ),
  cross: outline(
    [30, 20, 8],
    (cloth, x, y, width) =>
      box(cloth.across(x) - width / 2, 0, width, CLOTH_HEIGHT) + box(0, y - width / 2, cloth.width, width),
  ),
  plus: outline([30, 20, 10], (cloth, x, y, size) => {
    const [middle, arm] = [cloth.across(x), size * 0.3];
    return box(middle - size / 2, y - arm / 2, size, arm) + box(middle - arm / 2, y - size / 2, arm, size);
  }),
  saltire: outline([7], (cloth, width) => falling(cloth, width) + rising(cloth, width)),
  rise: outline([12], rising),
  fall: outline([12], falling),
  pall: outline([12], (cloth, width) => {
    const arms = [bar([-6, -5], [25, 20.8], width), bar([-6, 45], [25, 19.2], width)];
    return arms.join('') + bar([23, 20], [cloth.width, 20], width);
  }),
  triangle: outline([26], (_cloth, length) => `M0 0L${number(length)} ${CLOTH_HEIGHT / 2}L0 ${CLOTH_HEIGHT}Z`),
  poly: {
    colors: 1,
    defaults: [],
    draw: (cloth, numbers, [fill = '']) => [{ path: polygon(cornersOf(cloth, numbers)), fill }],
  },
  rays: outline([], ({ width }) => {
    const middle = `L${number(width / 2)} ${CLOTH_HEIGHT / 2}Z`;
    const upright = [-4, 26, 56].flatMap((from) =>
      [0, CLOTH_HEIGHT].map((y) => `M${number((from * width) / 60)} ${y}H${number(((from + 8) * width) / 60)}`),
    );
    const level = [0, width].map((x) => `M${x} 15V25`);
    return [...upright, ...level].map((base) => base + middle).join('');
  }),
  diamond: outline([30, 20, 24, 16], (cloth, x, y, rx, ry) => lozenge(cloth.across(x), y, rx, ry)),
  disc: outline([30, 20, 10], (cloth, x, y, radius) => disc(cloth.across(x), y, radius)),
  ellipse: outline([30, 20, 10, 6], (cloth, x, y, rx, ry) => ellipse(cloth.across(x), y, rx, ry)),
  ring: outline([30, 20, 8, 2], (cloth, x, y, radius, width) => {
    const middle = cloth.across(x);
    return disc(middle, y, radius) + hole(middle, y, radius - width);
  }),
  star: outline([30, 20, 8, 5], starOf),
  edgedstar: {
    colors: 2,
    defaults: [30, 20, 8],
    draw: (cloth, [x = 0, y = 0, radius = 0], [fill = '', color = '']) => [
      { path: starOf(cloth, x, y, radius, 5), fill, edge: { color, width: 1 } },
    ],
  },
  pentagram: outline([30, 20, 9], (cloth, x, y, radius) => threaded(cloth.across(x), y, radius, 5, 144, 0)),
  hexagram: outline([30, 20, 8], (cloth, x, y, radius) =>
    [0, 60].map((turn) => threaded(cloth.across(x), y, radius, 3, 120, turn)).join(''),
  ),
  crescent: outline([22, 20, 10], (cloth, x, y, radius) => {
    const [tip, half, inner] = [radius * 0.8, radius * 0.6, number(radius * 0.8)];
    const [middle, r] = [cloth.across(x), number(radius)];
    const [top, foot] = [y - half, y + half].map((height) => `${number(middle + tip)} ${number(height)}`);
    return `M${top}A${r} ${r} 0 1 0 ${foot}A${inner} ${inner} 0 1 1 ${top}Z`;
  }),
  moonup: outline([30, 20, 8], (cloth, x, y, radius) => {
    const [left, right] = [cloth.across(x) - radius, cloth.across(x) + radius].map(number);
    const [r, shallow, height] = [radius, radius * 1.2, y - radius * 0.2].map(number);
    return `M${left} ${height}A${r} ${r} 0 0 0 ${right} ${height}A${shallow} ${shallow} 0 0 1 ${left} ${height}Z`;
  }),
  shield: outline([30, 20, 6], (cloth, x, y, half) => {
    const [width, side, foot] = [half * 2, half, half * 1.3].map(number);
    const corner = `${number(cloth.across(x) - half)} ${number(y - half)}`;
    return `M${corner}h${width}v${side}q0 ${side} ${number(-half)} ${foot}q${number(-half)} ${number(-half * 0.3)} ${number(-half)} -${foot}Z`;
  }),
  dots: outline([3, 3, 5, 4, 4, 5, 2], (cloth, x, y, columns, rows, dx, dy, size) => {
    const step = cloth.fine ? 1 : 2;
    const [across, side] = [Math.ceil(columns / step), size * step];
    return Array.from({ length: across * Math.ceil(rows / step) }, (_, index) => {
      const [column, row] = [(index % across) * step, Math.floor(index / across) * step];
      return box(cloth.across(x + column * dx) - side / 2, y + row * dy - side / 2, side, side);
    }).join('');
  }),
};

/** A strip shows a star only a few pixels high, so it is drawn as a diamond. */
const MIN_STAR = 6.5;

function starOf(cloth: Cloth, x: number, y: number, radius: number, tips: number): string {
  const middle = cloth.across(x);
  if (!cloth.fine && radius < MIN_STAR) return lozenge(middle, y, radius, radius);
  return star(middle, y, tips, radius, radius * (tips === 5 ? 0.39 : 0.56));
}

function lozenge(x: number, y: number, rx: number, ry: number): string {
  return `M${number(x)} ${number(y - ry)}l${rx} ${ry}l${-rx} ${ry}l${-rx} ${-ry}Z`;
}

function rising({ width }: Cloth, thickness: number): string {
  return bar([-width / 10, CLOTH_HEIGHT * 1.1], [width * 1.1, -CLOTH_HEIGHT / 10], thickness);
}

function falling({ width }: Cloth, thickness: number): string {
  return bar([-width / 10, -CLOTH_HEIGHT / 10], [width * 1.1, CLOTH_HEIGHT * 1.1], thickness);
}

function cornersOf(cloth: Cloth, numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[cloth.across(x), numbers[index + 1]!] as const] : []));
}

/** A star drawn with one continuous line. */
function threaded(x: number, y: number, radius: number, tips: number, step: number, turn: number): string {
  const tip = (index: number): Point => {
    const [dx, dy] = polar(turn + index * step, radius);
    return [x + dx, y + dy];
  };
  return Array.from({ length: tips }, (_, index) => bar(tip(index), tip(index + 1), radius / 5)).join('');
}
