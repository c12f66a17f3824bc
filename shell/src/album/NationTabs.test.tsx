import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
import { NationTabs } from './NationTabs.tsx';
import type { Spread } from './stickers.ts';

afterEach(cleanup);

/** In another order than the names. */
const NAMES: Readonly<Record<string, string>> = { CRO: 'Croatia', CIV: 'Ivory Coast', FRA: 'France', CMR: 'Cameroon' };
const SPREADS: Spread[] = Object.keys(NAMES).map((nation) => ({ nation, slots: [], pasted: 0 }));
const nationName = (code: string) => NAMES[code]!;

function Tabs() {
  const nation = useSearchParams()[0].get('nation');
  const shown = SPREADS.find((spread) => spread.nation === nation) ?? SPREADS[0]!;
  return <NationTabs spreads={SPREADS} shown={shown} panel="spread" nationName={nationName} />;
}

function show(): void {
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <PlatformContext value={TEST_PLATFORM}>
        <MemoryRouter>
          <Tabs />
        </MemoryRouter>
      </PlatformContext>
    </AppProviders>,
  );
}

const selected = () => screen.getByRole('tab', { selected: true });
const press = (key: string) => fireEvent.keyDown(selected(), { key });

test('lists the nations by name, and only the selected tab is in the tab order', () => {
  show();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Cameroon 0/0',
    'Croatia 0/0',
    'France 0/0',
    'Ivory Coast 0/0',
  ]);
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]);
});

test.each([
  ['ArrowRight', 'France'],
  ['ArrowLeft', 'Cameroon'],
  ['Home', 'Cameroon'],
  ['End', 'Ivory Coast'],
  ['i', 'Ivory Coast'],
  ['c', 'Cameroon'],
])('the key %s selects and focuses %s', (key, name) => {
  show();
  press(key);
  expect(selected().textContent).toContain(name);
  expect(document.activeElement).toBe(selected());
});

test('the arrow keys stop at the ends, and the space bar and letters without a name change nothing', () => {
  show();
  press('End');
  press('ArrowRight');
  press('x');
  press(' ');
  expect(selected().textContent).toContain('Ivory Coast');
});

test('the buttons select the nations before and after the selected one', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Next nation: France' }));
  expect(selected().textContent).toContain('France');
  fireEvent.click(screen.getByRole('button', { name: 'Previous nation: Croatia' }));
  expect(selected().textContent).toContain('Croatia');
});
