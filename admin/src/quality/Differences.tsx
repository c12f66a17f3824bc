import type { ReviewCount } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { formatFragment } from '../address/fragment.ts';
import { Empty } from '../components/QueryView.tsx';
import { useFormat } from '../locales/use-format.ts';

/** Results of syncs that need a decision, with links to the lists for deciding. */
export function Differences({ counts }: { counts: readonly ReviewCount[] }) {
  const t = useTexts();
  const { number } = useFormat();
  const open = counts.filter(isToDecide).filter(({ count }) => count > 0);
  if (open.length === 0) return <Empty>{t('review.empty')}</Empty>;
  return (
    <ul>
      {open.map(({ kind, count }) => (
        <li key={kind}>
          <a href={formatFragment({ tab: 'review', view: { kind } })}>{t(`review.kind.${kind}`)}</a> {number(count)}
        </li>
      ))}
    </ul>
  );
}

/** Returns the number of open items that need a decision. */
export function toDecide(counts: readonly ReviewCount[]): number {
  return counts.filter(isToDecide).reduce((sum, { count }) => sum + count, 0);
}

function isToDecide({ kind }: ReviewCount): boolean {
  return kind !== 'littleKnown';
}
