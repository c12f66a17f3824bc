import { flagAddress, fold } from '@soccer-legends/contracts';
import { arrowKeyTarget, Icon } from '@soccer-legends/ui';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Tabs.module.css';
import type { AlbumPage, Spread } from './stickers.ts';

const FLAG = { width: 24, height: 16 };

export interface NationTabsProps {
  spreads: readonly Spread[];
  shown: Spread;
  /** Id of the element with the shown spread. */
  panel: string;
  /** A new function if the names have changed. */
  nationName(code: string, fallback: string): string;
}

/** One tab for each nation, in a row that scrolls. Arrow keys select the next tab, letters the next name. */
export function NationTabs({ spreads, shown, panel, nationName }: NationTabsProps) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const nations = useSortedNations(spreads, nationName);
  const place = nations.findIndex(({ nation }) => nation === shown.nation);
  const before = nations.at(place - 1);
  const after = nations[(place + 1) % nations.length];
  const list = useRevealedTab<HTMLDivElement>(place, nations);

  function select(target: Spread | undefined): void {
    if (target) void navigate(`/album?nation=${target.nation}`, { replace: true });
  }

  function selectByKey(event: KeyboardEvent): void {
    const to = placeByKey(event, nations, place);
    if (to === undefined || !nations[to]) return;
    event.preventDefault();
    select(nations[to]);
    (list.current?.children[to] as HTMLElement).focus();
  }

  return (
    <div className={css.nations}>
      <TurnButton label={t('album.previous', { name: before?.name ?? '' })} onClick={() => select(before)} />
      <div className={css.tabs} role="tablist" aria-label={t('album.nation')} ref={list} onKeyDown={selectByKey}>
        {nations.map((nation, index) => (
          <NationTab
            key={nation.nation}
            nation={nation}
            panel={index === place ? panel : undefined}
            onSelect={() => select(nation)}
          />
        ))}
      </div>
      <TurnButton label={t('album.next', { name: after?.name ?? '' })} onClick={() => select(after)} />
    </div>
  );
}

interface NamedSpread extends Spread {
  /** In the language of the page. */
  name: string;
}

function useSortedNations(spreads: readonly Spread[], nationName: NationTabsProps['nationName']): NamedSpread[] {
  const { language } = useShellTexts();
  // A slow phone needs 20 ms and more for a collator.
  const { compare } = useMemo(() => new Intl.Collator(language), [language]);
  return useMemo(
    () =>
      spreads
        .map((spread) => ({ ...spread, name: nationName(spread.nation, spread.nation) }))
        .toSorted((a, b) => compare(a.name, b.name)),
    [spreads, compare, nationName],
  );
}

interface NationTabProps {
  nation: NamedSpread;
  /** Id of the element with the spread, if it is shown. */
  panel: string | undefined;
  onSelect(): void;
}

function NationTab({ nation: { nation, name, pasted, slots }, panel, onSelect }: NationTabProps) {
  const isShown = panel !== undefined;
  return (
    <button
      type="button"
      role="tab"
      id={tabOf(nation)}
      aria-selected={isShown}
      aria-controls={panel}
      tabIndex={isShown ? 0 : -1}
      onClick={onSelect}
    >
      <img src={flagAddress(nation)} alt="" {...FLAG} loading="lazy" />
      {name}{' '}
      <small>
        {pasted}/{slots.length}
      </small>
    </button>
  );
}

export function tabOf(nation: string): string {
  return `nation-${nation}`;
}

function TurnButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <button type="button" className={css.turn} aria-label={label} onClick={onClick}>
      <Icon name="back" size={22} />
    </button>
  );
}

/** Returns the place that a key moves to: a neighbor by an arrow key, or the next name that begins with a letter. */
function placeByKey(
  { key, ctrlKey, altKey, metaKey }: KeyboardEvent,
  nations: readonly NamedSpread[],
  place: number,
): number | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  // Empty for the space bar.
  const letter = key.length === 1 ? fold(key) : '';
  if (!letter) return arrowKeyTarget(key, place, nations.length, nations.length);
  const matches = [...nations.keys()].filter((index) => fold(nations[index]!.name).startsWith(letter));
  return matches.find((index) => index > place) ?? matches[0];
}

/**
 * Returns a ref for a row of tabs. Scrolls the row so that the tab at `place` is visible.
 * @param tabs a value that changes when the tabs do
 */
function useRevealedTab<Row extends HTMLElement>(place: number, tabs: unknown) {
  const list = useRef<Row>(null);
  useLayoutEffect(() => {
    if (list.current) revealTab(list.current, list.current.children[place]);
  }, [tabs, place]);
  return list;
}

/** Scrolls the row until a tab is visible, but not the page. A visible tab stays in place under the pointer. */
function revealTab(list: HTMLElement, tab: Element | undefined): void {
  if (!(tab instanceof HTMLElement)) return;
  const start = tab.offsetLeft - list.offsetLeft;
  const isVisible = start >= list.scrollLeft && start + tab.offsetWidth <= list.scrollLeft + list.clientWidth;
  if (!isVisible) list.scrollLeft = start - (list.clientWidth - tab.offsetWidth) / 2;
}

interface PageTabsProps {
  nation: string;
  pages: readonly AlbumPage[];
  /** The shown page, counted from 1. */
  page: number;
}

/** Links to the pages of a nation. A bar in each shows how many of its slots are filled. */
export function PageTabs({ nation, pages, page }: PageTabsProps) {
  const { t } = useShellTexts();
  const list = useRevealedTab(page - 1, pages.length);
  return (
    <nav className={css.pages} aria-label={t('album.pages')} ref={list}>
      {pages.map(({ pasted, total }, index) => (
        <Link
          key={index}
          to={`/album?nation=${nation}&page=${index + 1}`}
          replace
          preventScrollReset
          aria-current={index + 1 === page ? 'page' : undefined}
          aria-label={`${t('album.page', { page: index + 1, pages: pages.length })}, ${t('album.progress', { count: pasted, total })}`}
        >
          {index + 1}
          <i style={{ '--share': pasted / total } as CSSProperties} />
        </Link>
      ))}
    </nav>
  );
}
