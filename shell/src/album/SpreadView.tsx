import type { AlbumPlayer } from '@soccer-legends/contracts';
import { cardClass, Dialog, FittedName, Flag, VisuallyHidden } from '@soccer-legends/ui';
import { memo, useEffect, useRef, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Album.module.css';
import { PageTabs, tabOf } from './NationTabs.tsx';
import { slotClass } from './slot.ts';
import { Sticker } from './Sticker.tsx';
import { pagesOf, pageToShow, type Slot, type Spread } from './stickers.ts';
import { Career } from './Career.tsx';

const STICKER_WIDTH = 132;

export interface SpreadViewProps {
  /** Id of the element, to which the nation's tab points. */
  id: string;
  spread: Spread;
  /** The page that the address names; 0 if it names none. */
  page: number;
  name: string;
}

export function SpreadView({ id, spread, page, name }: SpreadViewProps) {
  const { t } = useShellTexts();
  const { nation, slots, pasted } = spread;
  const [opened, setOpened] = useState<AlbumPlayer>();
  const pages = pagesOf(spread);
  const place = pageToShow(pages, page);
  const { sides = [] } = pages[place - 1] ?? {};
  const top = useTopOfPage(`${nation} ${place}`);
  return (
    <section className={`${cardClass} ${css.spread}`} id={id} role="tabpanel" aria-labelledby={tabOf(nation)} ref={top}>
      <header className={css.head}>
        <h2>
          <Flag nation={nation} width={36} /> {name}
        </h2>
        <p role="status">
          {t('album.progress', { count: pasted, total: slots.length })}
          {pages.length > 1 && ` · ${t('album.page', { page: place, pages: pages.length })}`}
        </p>
      </header>
      <div className={css.sides} key={`${nation} ${place}`}>
        {sides.map((side) => (
          <Slots key={side[0]!.number} slots={side} onOpen={setOpened} />
        ))}
        {sides.length === 1 && (
          <div className={css.plate} aria-hidden="true">
            <Flag nation={nation} width={210} />
          </div>
        )}
      </div>
      {pages.length > 1 && <PageTabs nation={nation} pages={pages} page={place} />}
      <PlayerDialog player={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}

/** Returns the element to scroll to if its upper edge is above the window when another page is turned up. */
function useTopOfPage(page: string) {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [page]);
  return top;
}

/** Not rendered again when the name of the nation arrives. */
const Slots = memo(function Slots({ slots, onOpen }: { slots: readonly Slot[]; onOpen(player: AlbumPlayer): void }) {
  return (
    <ol className={css.slots} start={slots[0]!.number}>
      {slots.map(({ number, player, copies }) => (
        <li key={number}>
          {copies > 0 ? <Pasted player={player} copies={copies} onOpen={onOpen} /> : <EmptySlot number={number} />}
        </li>
      ))}
    </ol>
  );
});

interface PastedProps {
  player: AlbumPlayer;
  copies: number;
  onOpen(player: AlbumPlayer): void;
}

function Pasted({ player, copies, onOpen }: PastedProps) {
  const { t } = useShellTexts();
  return (
    <button type="button" className={css.sticker} onClick={() => onOpen(player)}>
      <Sticker player={player} width={STICKER_WIDTH} fill />
      <span className={css.name}>
        <FittedName name={player.name} />
      </span>
      {copies > 1 && (
        <span className={css.double}>
          <span aria-hidden="true">×{copies}</span>
          <VisuallyHidden>{t('album.copies', { count: copies })}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

function EmptySlot({ number }: Pick<Slot, 'number'>) {
  const { t } = useShellTexts();
  return (
    <div className={css.empty}>
      <span className={slotClass} aria-hidden="true" />
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <VisuallyHidden>{t('album.slotEmpty', { number })}</VisuallyHidden>
    </div>
  );
}

const DIALOG_STICKER_WIDTH = 148;

function PlayerDialog({ player, onClose }: { player: AlbumPlayer | undefined; onClose(): void }) {
  return (
    <Dialog open={player !== undefined} title={player?.name ?? ''} onClose={onClose}>
      {player && (
        <div className={css.person}>
          <span className={css.playerDialogSticker}>
            <Sticker player={player} width={DIALOG_STICKER_WIDTH} fill />
          </span>
          <div>
            <Career player={player.id} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
