import { drawPin } from '../../art/crest.ts';
import { drawFlagPin } from '../../art/flag.ts';
import { drawCover, drawSheet } from '../cover.ts';
import { crestOf, drawExtra, kitOf } from '../extras.ts';

const CLUBS = [
  crestOf('heater', 'hoops', 'green', 'white', 'shamrock'),
  crestOf('tile', 'saltire', 'amber', 'black', 'horns'),
  crestOf('oval', 'plain', 'red', 'red', 'crown'),
];
const FLAGS = ['v orange white navy', 'h violet white violet', 'plain darkgreen disc@30,20,11 yellow'];
const [LEFT, TOP, WIDTH, HEIGHT] = [110, 28, 44, 25];
/** The filled cells, by column and row. */
const FILLED = [
  { column: 0, row: 0, kit: kitOf('hoops', 'green white', 'white') },
  { column: 2, row: 1, kit: kitOf('stripes', 'amber black', 'black') },
  { column: 1, row: 2, kit: kitOf('plain', 'red white', 'red') },
];

/** A grid with flags above its columns, crests beside its rows, and a figure in three of the cells. */
export function cover(): string {
  const [cells, heads] = [
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => drawSheet(LEFT + column * 47, TOP + row * 28, WIDTH, HEIGHT - 3, '#FFFDF6', 4)),
    ),
    [0, 1, 2].map((index) => {
      const flag = { x: LEFT + 8 + index * 47, y: -2, size: 28, name: `f${index}` };
      const pin = { x: LEFT - 34, y: TOP - 3 + index * 28, size: 28, name: `c${index}` };
      return drawFlagPin(FLAGS[index]!.split(' '), flag) + drawPin(CLUBS[index]!, pin);
    }),
  ];
  const men = FILLED.map(({ column, row, kit }, index) => {
    const [x, y] = [LEFT + column * 47, TOP + row * 28];
    const man = drawExtra({ x: 0, y: 0, scale: 1 }, { kit, name: String(index) });
    return `<svg x="${x + 2}" y="${y + 1}" width="${WIDTH - 4}" height="${HEIGHT - 5}" viewBox="10 11 100 104">${man}</svg>`;
  });
  return drawCover(
    { light: ['#3C5F0A', '#4B6B1C'], dark: ['#22350A', '#293E0F'] },
    cells.join('') + heads.join('') + men.join(''),
  );
}
