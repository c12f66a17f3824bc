import type { Kit } from '../facts.ts';
import type { Decade } from './ground.ts';

/** Colors of keepers' shirts by the decade in which a career began. Earlier rules allowed only a few. */
const EARLY = ['green', 'yellow', 'black', 'gray'];
const LATE = ['green', 'yellow', 'orange', 'black', 'azure', 'violet', 'lime', 'silver', 'cerise'];
const NEAR: Readonly<Record<string, readonly string[]>> = {
  red: ['orange', 'cerise'],
  darkred: ['cerise'],
  claret: ['cerise', 'violet'],
  orange: ['yellow', 'orange'],
  amber: ['yellow', 'orange'],
  green: ['green', 'lime'],
  darkgreen: ['green'],
  sky: ['azure', 'silver'],
  blue: ['azure'],
  royal: ['azure'],
  navy: ['black', 'azure'],
  purple: ['violet'],
  white: ['silver'],
};

/** Returns a keeper's kit: a color that the club does not wear, with shoulders and shorts in the club's colors. */
export function keeperKit(kit: Kit, id: number, decade: Decade | null): Kit {
  const taken = new Set(kit.colors.flatMap((color) => [color, ...(NEAR[color] ?? [])]));
  const pool = (decade !== null && decade < 1980 ? EARLY : LATE).filter((color) => !taken.has(color));
  const own = pool[id % pool.length]!;
  return { ...kit, pattern: 'yoke', colors: [own, kit.colors[0]!] };
}
