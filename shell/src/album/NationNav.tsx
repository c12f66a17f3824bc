import { fieldClass, Icon } from '@soccer-legends/ui';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Album.module.css';
import type { Spread } from './stickers.ts';

export interface NationNavProps {
  spreads: readonly Spread[];
  shown: Spread;
  /** A new function if the names have changed. */
  nationName(code: string, fallback: string): string;
}

export function NationNav({ spreads, shown, nationName }: NationNavProps) {
  const { t, language } = useShellTexts();
  const navigate = useNavigate();
  const nameOf = (code: string): string => nationName(code, code);
  // A slow phone needs 20 ms and more for a collator.
  const { compare } = useMemo(() => new Intl.Collator(language), [language]);
  const sorted = useMemo(
    () => spreads.toSorted((a, b) => compare(nationName(a.nation, a.nation), nationName(b.nation, b.nation))),
    [spreads, compare, nationName],
  );
  const place = sorted.indexOf(shown);
  const before = sorted.at(place - 1) ?? shown;
  const after = sorted[(place + 1) % sorted.length] ?? shown;
  return (
    <nav className={css.nations} aria-label={t('album.nation')}>
      <Link to={addressOf(before.nation)} aria-label={t('album.previous', { name: nameOf(before.nation) })}>
        <Icon name="back" size={22} />
      </Link>
      <select
        className={fieldClass}
        aria-label={t('album.nation')}
        value={shown.nation}
        onChange={({ currentTarget }) => void navigate(addressOf(currentTarget.value), { replace: true })}
      >
        {sorted.map(({ nation, pasted, slots }) => (
          <option key={nation} value={nation}>
            {`${nameOf(nation)} ${pasted}/${slots.length}`}
          </option>
        ))}
      </select>
      <Link
        className={css.next}
        to={addressOf(after.nation)}
        aria-label={t('album.next', { name: nameOf(after.nation) })}
      >
        <Icon name="back" size={22} />
      </Link>
    </nav>
  );
}

function addressOf(nation: string): string {
  return `/album?nation=${nation}`;
}
