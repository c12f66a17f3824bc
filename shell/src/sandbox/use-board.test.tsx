import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { FirstHeadingContext, PageHeading } from '../page/PageHeading.tsx';
import type { ShownPhase } from '../play/visit.ts';
import type { PageMessage } from './protocol.ts';
import { useBoard } from './use-board.ts';

const TITLE_HEIGHT = 52;

/** A page whose layout is known before its effects run, as after a slow first paint. */
function Round({ phase, send }: { phase: ShownPhase; send(message: PageMessage): void }) {
  const onTitleHeight = useBoard(send, phase);
  useLayoutEffect(() => onTitleHeight(TITLE_HEIGHT), [onTitleHeight]);
  return <PageHeading>Memo</PageHeading>;
}

function show(phase: ShownPhase) {
  const focused: unknown[] = [];
  const send = vi.fn(({ kind }: PageMessage) => {
    if (kind === 'shown') focused.push(document.activeElement?.tagName);
  });
  const page = (current: ShownPhase) => (
    <I18nextProvider i18n={createI18n('en', en)}>
      <FirstHeadingContext value={() => false}>
        <Round phase={current} send={send} />
      </FirstHeadingContext>
    </I18nextProvider>
  );
  const { rerender } = render(page(phase));
  return { focused, change: (next: ShownPhase) => rerender(page(next)) };
}

test('a frame may move the focus to its board only after the heading of the page has taken it', () => {
  expect(show({ phase: 'playing' }).focused).toEqual(['H1']);
});

test('a board is shown again if a new round follows so fast that the page saw no other phase between them', () => {
  const { focused, change } = show({ phase: 'playing' });
  change({ phase: 'playing' });
  expect(focused).toHaveLength(2);
});
