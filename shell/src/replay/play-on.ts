import { createContext } from 'react';
import type { SharedRound } from '../play/visit.ts';

/** A round that continues a replay. */
export type Practice = Omit<SharedRound, 'token' | 'onPractice'>;

/** Starts a practice round instead of the page's own round; undefined on pages that show no rounds. */
export const PlayOnContext = createContext<((practice: Practice) => void) | undefined>(undefined);
