import type { NamedShare } from '@soccer-legends/contracts';
import type { HistoryEntry } from '@soccer-legends/game-sdk';
import { createContext, use } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { playersOf } from '../ledger/met.ts';
import css from './History.play.module.css';

/** The shares of visitors who named each player of a finished fixture. Players with too few answers are missing. */
export const NamedSharesContext = createContext<readonly NamedShare[]>([]);

/** Up to this share, the text says "only". */
const FEW = 0.25;

/** How many visitors named the player of a question, such as "Only 12% named him". Renders nothing without enough answers. */
export function NamedLine({ entry }: { entry: HistoryEntry }) {
  const { t, language } = useShellTexts();
  const shares = use(NamedSharesContext);
  const [id, ...others] = playersOf(entry);
  const known = others.length === 0 && shares.find(({ player }) => player === id);
  if (!known) return null;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(known.share);
  return (
    <small className={css.reason}>{t(known.share <= FEW ? 'others.onlyNamed' : 'others.named', { percent })}</small>
  );
}
