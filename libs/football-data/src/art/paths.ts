/**
 * Builds SVG path data. Solid shapes run clockwise and openings counterclockwise, so that shapes may overlap in one
 * path while openings stay transparent.
 */

export type Point = readonly [x: number, y: number];

/** Returns a number for path data, rounded to one decimal and without a negative zero. */
export function number(value: number): string {
  return String(Number(value.toFixed(1)) || 0);
}

/** Returns a polygon with relative coordinates, which are shorter for small figures. */
export function polygon(points: readonly Point[]): string {
  const corners = points.map(([x, y]) => [Number(number(x)), Number(number(y))] as const);
  const steps = corners.slice(1).map(([x, y], index) => [x - corners[index]![0], y - corners[index]![1]] as const);
  return `M${pair(corners[0]!)}l${steps.map(short).join('').trimStart()}Z`;
}

/** Returns a solid rectangle from its top left corner. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${pair([x, y])}h${number(width)}v${number(height)}h${number(-width)}Z`;
}

/** Returns a rectangular opening from its top left corner. */
export function slot(x: number, y: number, width: number, height: number): string {
  return `M${pair([x, y])}v${number(height)}h${number(width)}v${number(-height)}Z`;
}

/** Returns an ellipse around a center, solid by default. A sweep of 0 makes it an opening. */
export function ellipse(x: number, y: number, rx: number, ry: number, sweep: 0 | 1 = 1): string {
  const radii = `${number(rx)} ${number(ry)}`;
  const half = `a${radii} 0 1 ${sweep} `;
  return `M${pair([x - rx, y])}${half}${number(2 * rx)} 0${half}${number(-2 * rx)} 0Z`;
}

/** Returns a solid circle around a center. */
export function disc(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

/** Returns a circular opening around a center. */
export function hole(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius, 0);
}

/** Returns a straight bar between two points that tapers from one width to the other. */
export function bar([x1, y1]: Point, [x2, y2]: Point, from: number, to: number = from): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [across, down] = [(y2 - y1) / length / 2, (x1 - x2) / length / 2];
  return polygon([
    [x1 + across * from, y1 + down * from],
    [x2 + across * to, y2 + down * to],
    [x2 - across * to, y2 - down * to],
    [x1 - across * from, y1 - down * from],
  ]);
}

/** Returns a bar that points away from the center; 0 degrees is up. */
export function spoke(degrees: number, inner: number, outer: number, from: number, to: number = from): string {
  return bar(polar(degrees, inner), polar(degrees, outer), from, to);
}

/** Repeats a shape at equal angles around the center. */
export function around(count: number, piece: (degrees: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece((index * 360) / count)).join('');
}

/**
 * Returns a star around a center, with one tip pointing up.
 * @param outer radius of the tips
 * @param inner radius of the corners between them
 */
export function star(x: number, y: number, tips: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: tips * 2 }, (_, index) => {
      const [dx, dy] = polar((index * 180) / tips, index % 2 === 0 ? outer : inner);
      return [x + dx, y + dy] as const;
    }),
  );
}

/** Returns the point at an angle and distance from 0 0; 0 degrees is up, and angles increase clockwise. */
export function polar(degrees: number, radius: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [radius * Math.sin(radians), -radius * Math.cos(radians)];
}

/**
 * Returns a closed outline from its right half, which runs down from the axis x = 0 back to the axis. The half may use
 * only absolute L, Q and C commands.
 */
export function symmetric(rightHalf: string): string {
  const segments = segmentsOf(rightHalf);
  const starts = segments.map((_, index) => segments[index - 1]?.points.at(-1));
  const back = segments
    .slice(1)
    .map(({ command, points }, index) => ({ command, points: [...points.slice(0, -1).reverse(), starts[index + 1]!] }))
    .reverse();
  return `${[...segments, ...back.map(mirrored)].map(write).join('')}Z`;
}

/** Returns a shape of absolute commands together with its mirror image across x = 0. */
export function both(right: string): string {
  return `${right}${segmentsOf(right).map(mirrored).map(write).join('')}Z`;
}

interface Segment {
  command: string;
  points: readonly Point[];
}

function segmentsOf(path: string): Segment[] {
  return [...path.matchAll(/([MLQC])([^MLQCZ]*)/g)].map(([, command = '', numbers = '']) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return {
      command,
      points: values.flatMap((x, index) => (index % 2 === 0 ? [[x, values[index + 1]!] as const] : [])),
    };
  });
}

function mirrored({ command, points }: Segment): Segment {
  return { command, points: points.map(([x, y]) => [-x, y] as const) };
}

function write({ command, points }: Segment): string {
  return command + points.map(pair).join(' ');
}

/** A minus sign separates two numbers like a space, and a zero before the point can be omitted. */
function short(point: Point): string {
  return point.map((value) => ` ${number(value)}`.replace(' -', '-').replace(/\b0\./, '.')).join('');
}

function pair([x, y]: Point): string {
  return `${number(x)} ${number(y)}`;
}
