import type { OtherQualityList, QualityCheck } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { CountButton } from '../components/CountButton.tsx';
import css from './CheckList.module.css';

/** A check, the messages of visitors about facts, or the differences to the data service. */
export type QualityList = QualityCheck | OtherQualityList;

export interface ListCount {
  check: QualityList;
  count: number;
}

const GROUPS: readonly (readonly [group: string, checks: readonly QualityList[]])[] = [
  ['messages', ['messages']],
  ['contradictions', ['overlap', 'outsideLife', 'clubTwice', 'duplicate']],
  ['gaps', ['careerGap', 'noCareer', 'noBirth', 'noPosition', 'noNation']],
  ['service', ['notLinked', 'differences', 'brokenPicture']],
  ['results', ['hardlyNamed', 'alwaysNamed']],
];

export interface CheckListProps {
  counts: readonly ListCount[];
  open: QualityList;
  onOpen(check: QualityList): void;
}

/** The lists to work through, with their lengths. */
export function CheckList({ counts, open, onOpen }: CheckListProps) {
  const t = useTexts();
  const countOf = new Map(counts.map(({ check, count }) => [check, count]));
  return (
    <nav className={css.groups} aria-label={t('quality.checks')}>
      {GROUPS.map(([group, checks]) => (
        <div key={group} className={css.group}>
          <span className={css.label}>{t(`quality.group.${group}`)}</span>
          <ul className={css.checks}>
            {checks.map((check) => (
              <li key={check}>
                <CountButton
                  label={t(`quality.check.${check}`)}
                  count={countOf.get(check) ?? 0}
                  isCurrent={check === open}
                  onClick={() => onOpen(check)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
