import { outlined } from './letters.ts';

export interface PictureTextProps {
  /** Start of the baseline, or its middle if `centered`, in pixels. */
  x: number;
  y: number;
  size: number;
  fill: string;
  centered?: boolean;
  /** Outline of the letters: color, and width in pixels. */
  edge?: { color: string; width: number };
  children: string;
}

/** Text as outlines, because pictures are drawn without fonts. */
export function PictureText({ x, y, size, fill, centered = false, edge, children }: PictureTextProps) {
  const { letters, width, scale } = outlined(children, size);
  const left = centered ? x - width / 2 : x;
  const paths = letters.map((letter, index) => (
    <path key={index} transform={`translate(${rounded(letter.x / scale)})`} d={letter.outline} />
  ));
  const place = `translate(${rounded(left)} ${y}) scale(${rounded(scale, 4)})`;
  return (
    <>
      {edge && (
        <g transform={place} fill="none" stroke={edge.color} strokeWidth={rounded(edge.width / scale)}>
          {paths}
        </g>
      )}
      <g transform={place} fill={fill} stroke="none">
        {paths}
      </g>
    </>
  );
}

function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
