import type { ReviewDecision, ReviewPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { Empty } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFormat } from '../components/use-format.ts';
import { Entries } from '../components/Entry.tsx';
import layout from '../components/layout.module.css';
import { ReviewRow } from './ReviewRow.tsx';
import type { ReviewView } from './use-review-view.ts';
import { useDecision } from '../facts/use-decision.ts';

export interface ReviewListProps {
  page: ReviewPage;
  view: ReviewView;
  onOpen(playerId: number): void;
}

/** A page of items, with actions for one item, the page or a club. */
export function ReviewList({ page: { items, total, page, pageSize }, view, onOpen }: ReviewListProps) {
  const t = useTexts();
  const { mutate, isPending } = useDecision();
  if (total === 0) return <Empty>{t('review.empty')}</Empty>;
  const { kind, state, club } = view;
  const decideAll = (decision: ReviewDecision): void =>
    mutate(club === '' ? { decision, ids: items.map(({ id }) => id) } : { decision, kind, club });
  const which = club === '' ? 'Page' : 'Club';
  return (
    <div className={layout.fields}>
      {state === 'open' && (
        <p className={layout.row}>
          <SmallButton disabled={isPending} onClick={() => decideAll('accept')}>
            {t(`review.accept${which}`, { club })}
          </SmallButton>
          <SmallButton disabled={isPending} onClick={() => decideAll('refuse')}>
            {t(`review.refuse${which}`, { club })}
          </SmallButton>
        </p>
      )}
      <Entries label={t(`review.kind.${kind}`)}>
        {items.map((item) => (
          <ReviewRow
            key={item.id}
            item={item}
            kind={kind}
            disabled={isPending}
            onOpen={onOpen}
            onDecide={(decision) => mutate({ decision, ids: [item.id] })}
          />
        ))}
      </Entries>
      <PageButtons {...{ total, page, pageSize }} onPage={view.setPage} />
    </div>
  );
}

interface PageButtonsProps extends Pick<ReviewPage, 'total' | 'page' | 'pageSize'> {
  onPage(page: number): void;
}

function PageButtons({ total, page, pageSize, onPage }: PageButtonsProps) {
  const t = useTexts();
  const { number } = useFormat();
  return (
    <nav className={layout.row} aria-label={t('table.pages')}>
      <span>
        {t('table.shown', {
          from: number((page - 1) * pageSize + 1),
          to: number(Math.min(page * pageSize, total)),
          total: number(total),
        })}
      </span>
      <Button look="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('table.previous')}
      </Button>
      <Button look="secondary" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
        {t('table.next')}
      </Button>
    </nav>
  );
}
