import type { ReviewDecision, ReviewPage, ReviewRequest } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useState } from 'react';
import { Empty } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFormat } from '../locales/use-format.ts';
import { Entries } from '../components/Entry.tsx';
import layout from '../components/layout.module.css';
import { ReviewRow } from './ReviewRow.tsx';
import type { ReviewView } from './use-review-view.ts';
import { DECISIONS, useDecision } from '../facts/use-decision.ts';

export interface ReviewListProps {
  page: ReviewPage;
  view: ReviewView;
  onOpen(playerId: number): void;
}

/** A page of items, with actions for one item, for the selected items, for the page or for a club. */
export function ReviewList({ page: { items, total, page, pageSize }, view, onOpen }: ReviewListProps) {
  const t = useTexts();
  const { mutate, isPending } = useDecision();
  const selection = useSelection();
  const { selected, select } = selection;
  const isOpen = view.state === 'open';
  if (total === 0 && selected.size === 0) return <Empty>{t('review.empty')}</Empty>;
  return (
    <div className={layout.fields}>
      {isOpen && <BulkActions {...{ items, view, selection }} disabled={isPending} onDecide={mutate} />}
      <Entries label={t(`review.kind.${view.kind}`)}>
        {items.map((item) => (
          <ReviewRow
            key={item.id}
            item={item}
            kind={view.kind}
            disabled={isPending}
            selected={selected.has(item.id)}
            onSelect={isOpen ? (isSelected) => select([item.id], isSelected) : undefined}
            onOpen={onOpen}
            onDecide={(decision) => mutate({ decision, ids: [item.id] })}
          />
        ))}
      </Entries>
      {total > pageSize && <PageButtons {...{ total, page, pageSize }} onPage={view.setPage} />}
    </div>
  );
}

interface BulkActionsProps extends Pick<ReviewListProps, 'view'>, Pick<ReviewPage, 'items'> {
  selection: ReturnType<typeof useSelection>;
  disabled: boolean;
  onDecide(request: ReviewRequest): void;
}

/** Buttons that decide about the selected items or, without a selection, about all items of the club or the page. */
function BulkActions({ items, view: { kind, club }, selection, disabled, onDecide }: BulkActionsProps) {
  const t = useTexts();
  const { selected, select, clear } = selection;
  const ids = items.map(({ id }) => id);
  const which = selected.size > 0 ? 'Selected' : club === '' ? 'Page' : 'Club';
  function decideAll(decision: ReviewDecision): void {
    if (which === 'Club') onDecide({ decision, kind, club });
    else onDecide({ decision, ids: which === 'Page' ? ids : [...selected] });
    clear();
  }
  return (
    <div className={layout.row}>
      <label className={layout.row}>
        <input
          type="checkbox"
          checked={ids.length > 0 && ids.every((id) => selected.has(id))}
          onChange={({ currentTarget }) => select(ids, currentTarget.checked)}
        />
        {t('review.selectPage')}
      </label>
      {DECISIONS.map((decision) => (
        <SmallButton key={decision} disabled={disabled} onClick={() => decideAll(decision)}>
          {t(`review.${decision}${which}`, { club })}
        </SmallButton>
      ))}
      {selected.size > 0 && <span role="status">{t('review.selected', { count: selected.size })}</span>}
    </div>
  );
}

/** Returns the ids of the selected items, which may be on several pages, and functions that change them. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  return {
    selected,
    clear: () => setSelected(new Set()),
    select(ids: readonly number[], isSelected: boolean): void {
      const others = [...selected].filter((id) => !ids.includes(id));
      setSelected(new Set(isSelected ? [...others, ...ids] : others));
    },
  };
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
