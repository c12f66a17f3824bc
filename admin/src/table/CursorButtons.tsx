import type { CursorPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { SmallButton } from '../components/SmallButton.tsx';
import css from './CursorButtons.module.css';
import type { Turn } from './use-page-cursor.ts';

interface CursorButtonsProps {
  page: Pick<CursorPage<unknown>, 'newer' | 'older'>;
  onTurn: Turn;
}

/** The buttons of a list without page numbers. Hidden if all items are on one page. */
export function CursorButtons({ page: { newer, older }, onTurn }: CursorButtonsProps) {
  const t = useTexts();
  if (newer === null && older === null) return null;
  return (
    <nav className={css.pages} aria-label={t('table.pages')}>
      <SmallButton disabled={newer === null} onClick={() => onTurn(undefined)}>
        {t('table.newest')}
      </SmallButton>
      <SmallButton disabled={newer === null} onClick={() => newer !== null && onTurn({ after: newer })}>
        {t('table.newer')}
      </SmallButton>
      <SmallButton disabled={older === null} onClick={() => older !== null && onTurn({ before: older })}>
        {t('table.older')}
      </SmallButton>
    </nav>
  );
}
