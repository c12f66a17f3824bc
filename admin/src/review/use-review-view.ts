import {
  REVIEW_KINDS,
  REVIEW_STATES,
  type ReviewCount,
  type ReviewKind,
  type ReviewState,
} from '@soccer-legends/contracts';
import { useState } from 'react';
import { useAddress } from '../address/context.ts';

export interface ReviewView {
  kind: ReviewKind;
  state: ReviewState;
  /** Empty for all clubs. */
  club: string;
  /** Counts from 1. */
  page: number;
  setKind(kind: ReviewKind): void;
  setState(state: ReviewState): void;
  setClub(club: string): void;
  setPage(page: number): void;
}

/** The list in the address, or else the first kind with an open item. */
export function useReviewView(counts: readonly ReviewCount[]): ReviewView {
  const { view, changeView } = useAddress();
  const { kind, state, club = '', page = '' } = view;
  // Kept after the last item of this kind is decided. Otherwise, another list would appear under the pointer.
  const [first] = useState(() => counts.find(({ count }) => count > 0)?.kind ?? REVIEW_KINDS[0]);
  const shown = REVIEW_KINDS.find((name) => name === kind) ?? first;
  return {
    kind: shown,
    state: REVIEW_STATES.find((name) => name === state) ?? 'open',
    club,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    setKind: (next) => changeView({ kind: next, club: '', page: '' }),
    setState: (next) => changeView({ kind: shown, state: next === 'open' ? '' : next, club: '', page: '' }),
    setClub: (next) => changeView({ club: next, page: '' }),
    setPage: (next) => changeView({ page: next === 1 ? '' : String(next) }),
  };
}
