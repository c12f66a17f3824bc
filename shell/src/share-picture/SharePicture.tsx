import { type Mark as BoardMark, PICTURE_SIZE } from '@soccer-legends/contracts';
import { Mark } from '../app/Mark.tsx';
import { FIGURE, TableFigure, type TableKit } from '../figures/TableFigure.tsx';
import { outlined, wrapped } from './letters.ts';

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
/** The score above or beside a board. */
const SCORE_SIZE = 150;
const NUMERAL_EDGE = { color: FIGURE.ink, width: 22 };

/** CSS colors. `stripe` is drawn over parts of `ground`. */
export interface PictureColors {
  ground: string;
  stripe: string;
  text: string;
  muted: string;
}

type Board = readonly (readonly BoardMark[])[];

export interface PictureParts {
  product: string;
  label?: string | undefined;
  /** Large text. With `numeral`, it looks like a shirt number. */
  heading: string;
  numeral?: boolean;
  beads?: WireBeads | undefined;
  /** Marks of a round in rows. The numeral is smaller then. */
  board?: Board;
  tagline: string;
  kit: TableKit;
  colors: PictureColors;
}

/** The preview picture of a shared page: the site's mark, what is shared, and figures of a football table. */
export function SharePicture({
  product,
  label,
  heading,
  numeral = false,
  beads,
  board,
  tagline,
  kit,
  colors,
}: PictureParts) {
  const { text, muted } = colors;
  const title = wrapped(heading, board ? SCORE_SIZE : numeral ? NUMERAL_SIZE : 92, TEXT_WIDTH, numeral ? 1 : 2);
  const foot = wrapped(tagline, 36, WIDTH - 2 * LEFT, 2);
  const above = label === undefined ? undefined : wrapped(label, 46, TEXT_WIDTH, 1);
  const place = board && boardPlace(board, LEFT + outlined(heading, SCORE_SIZE).width + 48);
  const titleTop = place ? place.score : numeral ? 434 : 350 + (above ? 30 : 0) - (title.lines.length - 1) * 30;
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
      {above && <PictureLines wrapped={above} y={numeral ? 222 : 252} fill={text} />}
      <PictureLines
        wrapped={title}
        y={titleTop}
        step={title.size + 8}
        {...(numeral ? { fill: '#ffc72e', edge: NUMERAL_EDGE } : { fill: text })}
      />
      {board && place && <PictureBoard board={board} place={place} />}
      {beads && <PictureWire x={LEFT} y={504} beads={beads} />}
      <PictureLines wrapped={foot} y={582 - (foot.lines.length - 1) * 44} step={44} fill={muted} />
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

interface PictureTextProps {
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

interface PictureLinesProps extends Pick<PictureTextProps, 'y' | 'fill' | 'edge'> {
  wrapped: ReturnType<typeof wrapped>;
  /** Distance between the lines. */
  step?: number;
}

function PictureLines({ wrapped: { lines, size }, y, step = 0, ...style }: PictureLinesProps) {
  return lines.map((line, index) => (
    <PictureText key={index} x={LEFT} y={y + index * step} size={size} {...style}>
      {line}
    </PictureText>
  ));
}

/** Text as outlines, because pictures are drawn without fonts. */
function PictureText({ x, y, size, fill, centered = false, edge, children }: PictureTextProps) {
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

const INK = '#14211b';
const BEAD = 36;
const GAP = 84;
const KINDS = {
  won: { fill: '#ffc72e', sign: 'M-8 0l5.5 6 10.5-11.5', ink: INK },
  lost: { fill: '#d8352a', sign: 'M-6.5-6.5l13 13M6.5-6.5l-13 13', ink: '#ffffff' },
  open: { fill: '#f6f3ea', sign: undefined, ink: INK },
} as const;

interface WireBeads {
  won: number;
  lost: number;
  open: number;
}

/** The score counter of a football table: won beads on the left, lost ones on the right, open ones between them. */
function PictureWire({ x, y, beads: { won, lost, open } }: { x: number; y: number; beads: WireBeads }) {
  const gap = open > 0 ? GAP / 2 : GAP;
  const width = (won + lost + open) * BEAD + (open > 0 ? 2 : 1) * gap + 20;
  const kinds = [
    ...Array.from({ length: won }, () => 'won' as const),
    ...Array.from({ length: open }, () => 'open' as const),
    ...Array.from({ length: lost }, () => 'lost' as const),
  ];
  const shifts = { won: 0, open: gap, lost: open > 0 ? 2 * gap : gap };
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round">
      <path d={`M0 0h${width}`} stroke="#aeb9b6" strokeWidth="5" />
      <path d={`M0-19h9v38H0zM${width} -19h-9v38h9z`} fill={INK} />
      {kinds.map((kind, index) => {
        const { fill, sign, ink } = KINDS[kind];
        return (
          <g key={index} transform={`translate(${10 + shifts[kind] + (index + 0.5) * BEAD})`}>
            <rect x={-16.5} y={-18} width={33} height={36} rx={12} fill={fill} stroke={INK} strokeWidth="3.4" />
            {sign && <path d={sign} fill="none" stroke={ink} strokeWidth="4.4" />}
          </g>
        );
      })}
    </g>
  );
}

/** Side of the square in which the shape of a mark is drawn, and of the largest square in a picture. */
const CELL = 46;
const LARGEST_CELL = 62;
/** Positions of a board below the score and of one beside it. `score` is the baseline of the score. */
const BELOW = { score: 368, top: 392, height: 150 };
const BESIDE = { score: 446, middle: 396, height: 288 };

interface BoardPlace {
  /** The upper left corner, and the side of a mark's square. */
  x: number;
  y: number;
  cell: number;
  /** The baseline of the score. */
  score: number;
}

/** Returns the place with the larger marks: below the score, or beside it, to the right of the x coordinate `beside`. */
function boardPlace(board: Board, beside: number): BoardPlace {
  const columns = Math.max(1, ...board.map(({ length }) => length));
  const rows = Math.max(1, board.length);
  const cellIn = (width: number, height: number) => Math.min(LARGEST_CELL, width / columns, height / rows);
  const below = cellIn(TEXT_WIDTH, BELOW.height);
  const cell = cellIn(LEFT + TEXT_WIDTH - beside, BESIDE.height);
  return cell > below
    ? { x: beside, y: BESIDE.middle - (rows * cell) / 2, cell, score: BESIDE.score }
    : { x: LEFT, y: BELOW.top, cell: below, score: BELOW.score };
}

const MARKS: Readonly<Record<BoardMark, { fill: string; shape: string; sign?: string; ink?: string }>> = {
  hit: { fill: '#ffc72e', shape: 'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z', sign: 'M-8 0l5.5 6 10.5-11.5', ink: INK },
  near: { fill: '#f0862a', shape: 'M0-19l19 19-19 19-19-19z' },
  miss: { fill: '#d8352a', shape: 'M-14-18h28v36h-28z', sign: 'M-6.5-6.5l13 13M6.5-6.5l-13 13', ink: '#ffffff' },
  hint: {
    fill: '#f6f3ea',
    shape: 'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z',
    sign: 'M-5-4a5 5 0 1 1 5 6v3M0 10v.1',
    ink: INK,
  },
  none: { fill: '#f6f3ea', shape: 'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z' },
};

/** The marks of a round. */
function PictureBoard({ board, place: { x, y, cell } }: { board: Board; place: BoardPlace }) {
  const scale = `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(cell / CELL, 3)})`;
  return (
    <g transform={scale} strokeLinecap="round" strokeLinejoin="round">
      {board.flatMap((row, line) =>
        row.map((mark, index) => {
          const { fill, shape, sign, ink } = MARKS[mark];
          const spot = `translate(${(index + 0.5) * CELL} ${(line + 0.5) * CELL})`;
          return (
            <g key={`${line} ${index}`} transform={spot}>
              <path d={shape} fill={fill} stroke={INK} strokeWidth="3.4" />
              {sign && <path d={sign} fill="none" stroke={ink} strokeWidth="4.4" />}
            </g>
          );
        }),
      )}
    </g>
  );
}
