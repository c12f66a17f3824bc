import type { QualityCheck, QualityCount } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useFormat } from '../components/use-format.ts';
import css from './CheckList.module.css';

const GROUPS: readonly (readonly [group: string, checks: readonly QualityCheck[]])[] = [
  ['contradictions', ['overlap', 'outsideLife', 'clubTwice']],
  ['gaps', ['careerGap', 'noCareer', 'noBirth', 'noPosition', 'noNation']],
  ['links', ['notLinked']],
];

export interface CheckListProps {
  counts: readonly QualityCount[];
  open: QualityCheck;
  onOpen(check: QualityCheck): void;
}

/** The checks with the number of players that each one finds. */
export function CheckList({ counts, open, onOpen }: CheckListProps) {
  const t = useTexts();
  const { number } = useFormat();
  const countOf = new Map(counts.map(({ check, count }) => [check, count]));
  return (
    <nav className={css.groups} aria-label={t('quality.checks')}>
      {GROUPS.map(([group, checks]) => (
        <div key={group} className={css.group}>
          <span className={css.label}>{t(`quality.group.${group}`)}</span>
          <ul>
            {checks.map((check) => (
              <li key={check}>
                <button
                  type="button"
                  className={css.check}
                  aria-current={check === open || undefined}
                  onClick={() => onOpen(check)}
                >
                  {t(`quality.check.${check}`)} <strong>{number(countOf.get(check) ?? 0)}</strong>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
