import type { ResultTheme } from '@soccer-legends/contracts';

/** The header colour of each kind of game; white text stands on all of them with at least 6.6 to 1. */
export const RESULT_COLOURS: Readonly<Record<ResultTheme, string>> = {
  career: '#0b6b3a',
  wheel: '#7a2e8e',
  logo: '#1f4fbf',
  country: '#00666f',
  connect: '#a03b12',
  futwordle: '#7a5200',
  manager: '#3b4654',
  connections: '#5b2a86',
  memo: '#9b1c4a',
  grid: '#3c5f0a',
};
