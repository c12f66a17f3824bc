import type { RevealMode } from '@soccer-legends/contracts';
import type { FlagWords } from './flag.ts';
import { groundOf, type Decade } from './ground.ts';
import { revealed } from './reveal.ts';
import { drawCard } from './sticker-card.ts';
import { poseOf } from './sticker.ts';
import { drawSuit } from './suit.ts';

/** The facts that a coach's sticker shows; null if unknown. */
export interface CoachFacts {
  id: number;
  /** Colors of the club with most years, used for the scarf. */
  colors: readonly string[] | null;
  flag: FlagWords | null;
  /** Decade of the first post. */
  decade: Decade | null;
  gold: boolean;
}

/** Draws a coach's sticker: suit and scarf. */
export function drawCoachSticker({ id, colors, ...facts }: CoachFacts, mode: RevealMode): string {
  const { kit, flag, decade, gold } = revealed({ kit: colors, ...facts }, mode);
  return drawCard(groundOf(decade, gold ?? false), drawSuit(kit, poseOf(id)), flag);
}
