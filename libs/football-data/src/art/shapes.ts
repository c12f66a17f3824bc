import { disc, ellipse } from './paths.ts';

/** The outline of a crest in a 100 by 100 square, with space around it for the ring. */
export interface Shape {
  outline: string;
  /** Scale of the charge; below 1 for an outline with less space than a round one. */
  room: number;
  /** Height of the visual center, which is above 50 in a tapering outline. */
  middle: number;
}

/** The outlines of crests by the name that data files use. */
export const shapes: Readonly<Record<string, Shape>> = {
  round: { room: 1, middle: 50, outline: disc(50, 50, 44.5) },
  oval: { room: 0.9, middle: 50, outline: ellipse(50, 50, 36, 45) },
  heater: { room: 1, middle: 45, outline: 'M9 8H91V40C91 70 73 86 50 95C27 86 9 70 9 40Z' },
  swiss: { room: 1, middle: 48, outline: 'M9 5.5Q30 16 50 5.5Q70 16 91 5.5V50C91 76 74 87 50 95C26 87 9 76 9 50Z' },
  french: { room: 1, middle: 47, outline: 'M10 7H90V74Q90 86 78 86H64Q54 86 50 95Q46 86 36 86H22Q10 86 10 74Z' },
  kite: { room: 0.95, middle: 42, outline: 'M50 5C75 5 92 17 92 36C92 60 70 78 50 96C30 78 8 60 8 36C8 17 25 5 50 5Z' },
  eared: { room: 0.92, middle: 48, outline: 'M13 5Q50 19 87 5Q97 19 86 32Q95 76 50 95Q5 76 14 32Q3 19 13 5Z' },
  diamond: { room: 0.78, middle: 50, outline: 'M50 5L95 50L50 95L5 50Z' },
  hexagon: { room: 0.95, middle: 50, outline: 'M50 4L91 27V73L50 96L9 73V27Z' },
  octagon: { room: 1, middle: 50, outline: 'M31 6H69L94 31V69L69 94H31L6 69V31Z' },
  tile: { room: 1.05, middle: 50, outline: 'M20 8H80Q92 8 92 20V80Q92 92 80 92H20Q8 92 8 80V20Q8 8 20 8Z' },
  arch: { room: 0.98, middle: 53, outline: 'M12 94V45A38 39 0 0 1 88 45V94Z' },
  banner: { room: 0.98, middle: 43, outline: 'M11 6H89V94.5L50 78.5L11 94.5Z' },
  lobed: {
    room: 0.98,
    middle: 50,
    outline: 'M28 28A22.5 22.5 0 0 1 72 28A22.5 22.5 0 0 1 72 72A22.5 22.5 0 0 1 28 72A22.5 22.5 0 0 1 28 28Z',
  },
};
