import { PICTURE_SIZE } from '@soccer-legends/contracts';
import { Mark } from '../app/Mark.tsx';
import type { TableKit } from '../figures/kits.ts';
import { FIGURE, TableFigure } from '../figures/TableFigure.tsx';
import { wrapped } from './letters.ts';
import { PictureText } from './PictureText.tsx';
import { PictureWire, type WireBeads } from './PictureWire.tsx';

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;
const LEFT = 64;
/** Texts end here, where the figures begin. */
const TEXT_WIDTH = 670;
const STRIPE = 72;
const MIDDLE = 920;
const SHIRTS = [4, 10, 8];
const FIGURE_SCALE = 1.32;
const FIGURE_TOP = 196;
const SHIRT_SIZE = 34;
const SHIRT_BASELINE = 111;
const NUMERAL_SIZE = 216;
const NUMERAL_EDGE = { color: FIGURE.ink, width: 22 };

/** CSS colors. `stripe` is drawn over parts of `ground`. */
export interface PictureColors {
  ground: string;
  stripe: string;
  text: string;
  muted: string;
}

export interface PictureParts {
  product: string;
  /** Small text above the heading. */
  label?: string | undefined;
  /** Large text. With `numeral`, it looks like a shirt number. */
  heading: string;
  numeral?: boolean;
  beads?: WireBeads | undefined;
  tagline: string;
  kit: TableKit;
  colors: PictureColors;
}

/** The preview picture of a shared page: the site's mark, what is shared, and figures of a football table. */
export function SharePicture({ product, label, heading, numeral = false, beads, tagline, kit, colors }: PictureParts) {
  const { text, muted } = colors;
  const title = wrapped(heading, numeral ? NUMERAL_SIZE : 92, TEXT_WIDTH, numeral ? 1 : 2);
  const foot = wrapped(tagline, 36, WIDTH - 2 * LEFT, 2);
  const above = label === undefined ? undefined : wrapped(label, 46, TEXT_WIDTH, 1);
  const titleTop = numeral ? 434 : 350 + (above ? 30 : 0) - (title.lines.length - 1) * 30;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <Ground colors={colors} />
      <Figures kit={kit} />
      <g transform={`translate(${LEFT} 50) scale(2.1)`}>
        <Mark />
      </g>
      <PictureText x={LEFT + 84} y={106} size={54} fill={text}>
        {product}
      </PictureText>
      {above && (
        <PictureText x={LEFT} y={numeral ? 222 : 252} size={above.size} fill={text}>
          {above.lines[0]!}
        </PictureText>
      )}
      {title.lines.map((line, index) => (
        <PictureText
          key={index}
          x={LEFT}
          y={titleTop + index * (title.size + 8)}
          size={title.size}
          fill={numeral ? '#ffc72e' : text}
          {...(numeral ? { edge: NUMERAL_EDGE } : {})}
        >
          {line}
        </PictureText>
      ))}
      {beads && <PictureWire x={LEFT} y={504} beads={beads} />}
      {foot.lines.map((line, index) => (
        <PictureText key={index} x={LEFT} y={582 - (foot.lines.length - 1 - index) * 44} size={foot.size} fill={muted}>
          {line}
        </PictureText>
      ))}
    </svg>
  );
}

function Ground({ colors: { ground, stripe } }: Pick<PictureParts, 'colors'>) {
  const stripes = Array.from(
    { length: Math.ceil(WIDTH / STRIPE / 2) },
    (_, index) => `M${index * 2 * STRIPE} 0h${STRIPE}v${HEIGHT}h-${STRIPE}z`,
  );
  return (
    <>
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0z`} fill={ground} />
      <path d={stripes.join('')} fill={stripe} />
      <g fill="none" stroke="#ffffff" strokeOpacity="0.35" strokeWidth="5">
        <path d={`M${MIDDLE} 0v${HEIGHT}`} />
        <circle cx={MIDDLE} cy={HEIGHT / 2} r={214} />
      </g>
    </>
  );
}

function Figures({ kit }: Pick<PictureParts, 'kit'>) {
  const width = SHIRTS.length * FIGURE.width * FIGURE_SCALE;
  const rod = FIGURE_TOP + FIGURE.rod * FIGURE_SCALE;
  return (
    <g stroke={FIGURE.ink} strokeWidth="3.4" strokeLinejoin="round">
      <path d={`M760 ${rod - 7}h${WIDTH}v14H760z`} fill="#aeb9b6" />
      <path d={`M762 ${rod - 3}h${WIDTH}`} stroke="#f3f7f5" />
      <g transform={`translate(${WIDTH - width + 18} ${FIGURE_TOP}) scale(${FIGURE_SCALE})`} strokeWidth="2.6">
        {SHIRTS.map((number, index) => (
          <g key={number} transform={`translate(${index * (FIGURE.width - 10)})`}>
            <TableFigure kit={kit} />
            <PictureText x={FIGURE.width / 2} y={SHIRT_BASELINE} size={SHIRT_SIZE} fill={kit.number} centered>
              {String(number)}
            </PictureText>
          </g>
        ))}
      </g>
    </g>
  );
}
