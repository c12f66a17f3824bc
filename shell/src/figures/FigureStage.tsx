import { Pitch } from '@soccer-legends/ui';
import { itemOfDay, useDay } from '../page/day.ts';
import { FigureRod } from './FigureRod.tsx';
import css from './FigureStage.module.css';
import { KITS } from './kits.ts';

/** Figures on grass, in the kit of the day. */
export function FigureStage({ numbers }: { numbers: readonly number[] }) {
  const day = useDay();
  return (
    <Pitch className={css.stage}>
      <FigureRod kit={itemOfDay(KITS, day) ?? KITS[0]} numbers={numbers} />
    </Pitch>
  );
}
