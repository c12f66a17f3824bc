import { TAB_NAMES, type TabName } from './tabs.ts';

/** The fragment of the console's address, such as `#players?search=bra&page=2`: a tab and its view. */
export interface Fragment {
  tab: TabName;
  /** Parameters of the tab's view, by name. */
  view: Readonly<Record<string, string>>;
}

/** @returns undefined if the fragment names no tab */
export function parseFragment(hash: string): Fragment | undefined {
  const [name, query = ''] = hash.replace(/^#/, '').split('?', 2);
  const tab = TAB_NAMES.find((known) => known === name);
  return tab && { tab, view: Object.fromEntries(new URLSearchParams(query)) };
}

/** Leaves out empty parameters. */
export function formatFragment({ tab, view }: Fragment): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== '')).toString();
  return query === '' ? `#${tab}` : `#${tab}?${query}`;
}
