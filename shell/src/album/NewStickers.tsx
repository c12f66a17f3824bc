import { baizeClass, FittedName, touchableClass } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { loadNames, useNationName } from '../i18n/translated-names.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useRounds, useSwaps } from '../ledger/site-ledger.ts';
import { albumQuery } from './album-queries.ts';
import { playSound } from '../sound/sound.ts';
import css from './NewStickers.module.css';
import { Sticker } from './Sticker.tsx';
import { filledPages, fillAlbum, newStickers } from './stickers.ts';

/** Fills two rows on a phone. The last place counts the stickers that do not fit. */
const PLACES = 6;
const STICKER_WIDTH = 104;

export interface NewStickersProps {
  /** Ids of players; without it, all players. */
  named?: readonly number[];
  /** The end of the round, or the start of the day, in milliseconds since 1970. */
  since: number;
}

/** Renders nothing until the ledger has the round. */
export function NewStickers({ named, since }: NewStickersProps) {
  const { t } = useShellTexts();
  const { data } = useQuery(albumQuery);
  const rounds = useRounds();
  const swaps = useSwaps();
  const isLoaded = data && rounds && swaps;
  const added = isLoaded
    ? newStickers(data, { rounds, swaps }, since).filter(({ id }) => named?.includes(id) ?? true)
    : [];
  usePasteSound(named !== undefined && added.length > 0);
  if (!isLoaded || added.length === 0) return null;
  const { pasted, total } = fillAlbum(data, rounds, swaps);
  return (
    <section className={`${baizeClass} ${css.pack}`}>
      <h2>{t('album.newStickers', { count: added.length })}</h2>
      {/* The album says the same on its cover. */}
      {named && <p>{t('album.newText')}</p>}
      {filledPages(data, { rounds, swaps }, since).map(({ nation, page }) => (
        <FilledPage key={nation + page} nation={nation} page={page} />
      ))}
      <StickerRow added={added} />
      <Link className={touchableClass} to="/album">
        {t('album.title')} · {t('album.progress', { count: pasted, total })}
      </Link>
    </section>
  );
}

function StickerRow({ added }: { added: ReturnType<typeof newStickers> }) {
  const shown = added.slice(0, added.length > PLACES ? PLACES - 1 : PLACES);
  return (
    <ul className={css.list}>
      {shown.map((player, place) => (
        <li key={player.id} style={{ '--place': place } as CSSProperties}>
          <Sticker player={player} width={STICKER_WIDTH} fill />
          <span>
            <FittedName name={player.name} />
          </span>
        </li>
      ))}
      {shown.length < added.length && (
        <li className={css.rest} style={{ '--place': shown.length } as CSSProperties}>
          +{added.length - shown.length}
        </li>
      )}
    </ul>
  );
}

function usePasteSound(isPasted: boolean): void {
  useEffect(() => {
    if (isPasted) void playSound('paste');
  }, [isPasted]);
}

function FilledPage({ nation, page }: { nation: string; page: number }) {
  const { t, language } = useShellTexts();
  const nationName = useNationName(language);
  useEffect(() => void loadNames(language), [language]);
  return (
    <p>
      <Link className={touchableClass} to={`/album?nation=${nation}&page=${page}`}>
        {t('moment.page', { nation: nationName(nation, nation), page })}
      </Link>
    </p>
  );
}
