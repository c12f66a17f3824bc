import { baizeClass } from '@soccer-legends/ui';
import { itemOfDay, useDay } from '../page/day.ts';
import { FigureRod } from '../figures/FigureRod.tsx';
import { KITS } from '../figures/kits.ts';
import css from './IntroStage.play.module.css';

const NUMBERS = [7, 4, 10, 8];

/** The figures of the day below the rules. Decorative: only a large window has room for them. */
export function IntroStage() {
  const day = useDay();
  return (
    <div className={css.room}>
      <div className={`${baizeClass} ${css.stage}`}>
        <FigureRod kit={itemOfDay(KITS, day) ?? KITS[0]} numbers={NUMBERS} cut="busts" />
      </div>
    </div>
  );
}
