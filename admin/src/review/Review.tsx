import { DEFAULT_PAGE_SIZE, REVIEW_STATES, type ReviewCount, type ReviewPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { ChoiceField } from '../components/Field.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { CountButton } from '../components/CountButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { PlayerDialog } from '../players/PlayerDialog.tsx';
import layout from '../components/layout.module.css';
import css from './Review.module.css';
import { ReviewList } from './ReviewList.tsx';
import { REVIEW } from './review-path.ts';
import { useReviewView, type ReviewView } from './use-review-view.ts';

/** The kinds of items with their counts, the filters, and the items. */
export function Review({ counts }: { counts: readonly ReviewCount[] }) {
  const t = useTexts();
  const [playerId, setPlayerId] = useState<number>();
  const view = useReviewView(counts);
  const query = useApiQuery<ReviewPage>(pathOf(view));
  return (
    <>
      <KindList counts={counts} view={view} />
      <p className={css.about}>{t(`review.about.${view.kind}`)}</p>
      <div className={`${layout.row} ${css.filters}`}>
        <ChoiceField
          label={t('review.state')}
          value={view.state}
          choices={REVIEW_STATES.map((state) => [state, t(`review.states.${state}`)])}
          onValue={view.setState}
        />
        <ClubFilter view={view} clubs={query.data?.clubs ?? []} />
      </div>
      <QueryView query={query}>
        {(page) => <ReviewList key={`${view.kind} ${view.state}`} page={page} view={view} onOpen={setPlayerId} />}
      </QueryView>
      <PlayerDialog id={playerId} onClose={() => setPlayerId(undefined)} />
    </>
  );
}

function KindList({ counts, view }: { counts: readonly ReviewCount[]; view: ReviewView }) {
  const t = useTexts();
  return (
    <nav aria-label={t('review.kinds')}>
      <ul className={css.kinds}>
        {counts.map(({ kind, count }) => (
          <li key={kind}>
            <CountButton
              label={t(`review.kind.${kind}`)}
              count={count}
              isCurrent={kind === view.kind}
              onClick={() => view.setKind(kind)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ClubFilter({ view, clubs }: { view: ReviewView; clubs: ReviewPage['clubs'] }) {
  const t = useTexts();
  // The club in the address may have no items left.
  const isListed = view.club === '' || clubs.some(({ club }) => club === view.club);
  const choices = [
    ['', t('review.allClubs')] as const,
    ...(isListed ? [] : [[view.club, view.club] as const]),
    ...clubs.map(({ club, count }) => [club, `${club} (${count})`] as const),
  ];
  return <ChoiceField label={t('review.club')} value={view.club} choices={choices} onValue={view.setClub} />;
}

function pathOf({ kind, state, club, page }: ReviewView): string {
  const query = new URLSearchParams({
    state,
    ...(club && { club }),
    page: String(page),
    pageSize: String(DEFAULT_PAGE_SIZE),
  });
  return `${REVIEW}/${kind}?${query}`;
}
