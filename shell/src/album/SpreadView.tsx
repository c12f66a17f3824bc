import { drawingAddress } from '@soccer-legends/contracts';
import type { AlbumPlayer } from '@soccer-legends/contracts';
import { FittedName, Flag, Portrait, VisuallyHidden } from '@soccer-legends/ui';
import { memo, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Album.module.css';
import { tabOf } from './NationTabs.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { slotClass } from './slot.ts';
import type { Slot, Spread } from './stickers.ts';

const STICKER_WIDTH = 120;

export interface SpreadViewProps {
  id: string;
  spread: Spread;
  name: string;
}

export function SpreadView({ id, spread: { nation, slots, pasted }, name }: SpreadViewProps) {
  const { t } = useShellTexts();
  const [opened, setOpened] = useState<AlbumPlayer>();
  return (
    <section className={css.spread} id={id} role="tabpanel" aria-labelledby={tabOf(nation)}>
      <h2>
        <Flag nation={nation} width={36} /> {name}
      </h2>
      <p>{t('album.progress', { count: pasted, total: slots.length })}</p>
      <Slots slots={slots} onOpen={setOpened} />
      <PlayerDialog player={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}

interface SlotsProps {
  slots: readonly Slot[];
  onOpen(player: AlbumPlayer): void;
}

/** Up to a hundred slots, which are not rendered again when the name of the nation arrives. */
const Slots = memo(function Slots({ slots, onOpen }: SlotsProps) {
  return (
    <ol className={css.slots}>
      {slots.map(({ number, player, copies }) => (
        <li key={number}>
          {copies > 0 ? <Sticker player={player} copies={copies} onOpen={onOpen} /> : <EmptySlot number={number} />}
        </li>
      ))}
    </ol>
  );
});

interface StickerProps {
  player: AlbumPlayer;
  copies: number;
  onOpen(player: AlbumPlayer): void;
}

function Sticker({ player, copies, onOpen }: StickerProps) {
  const { t } = useShellTexts();
  return (
    <button type="button" className={css.sticker} onClick={() => onOpen(player)}>
      <Portrait
        photo={player.photo ?? drawingAddress('player', player.id)}
        mode="full"
        alt=""
        width={STICKER_WIDTH}
        fill
      />
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
