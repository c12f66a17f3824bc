import { cardClass } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './SwapDesk.module.css';
import { GiveDoubles } from './GiveDoubles.tsx';
import { ReceiveStickers } from './ReceiveStickers.tsx';
import type { FilledAlbum } from './stickers.ts';
import { MOST_SWAPPED } from '../ledger/swap.ts';

/** Swaps doubles with a friend by codes, without the server. */
export function SwapDesk({ album }: { album: FilledAlbum }) {
  const { t } = useShellTexts();
  return (
    <section className={`${cardClass} ${css.desk}`}>
      <h2>{t('album.swap')}</h2>
      <p>{t('album.swapText', { count: MOST_SWAPPED })}</p>
      <GiveDoubles album={album} />
      <ReceiveStickers album={album} />
    </section>
  );
}
