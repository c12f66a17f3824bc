// @vitest-environment happy-dom
import { SYNC_FAILURES, type SyncDetail } from '@soccer-legends/contracts';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { offlineServices, TestServices } from '@soccer-legends/game-sdk/testing/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import de from '../locales/de.json';
import en from '../locales/en.json';
import { englishPage } from '../testing/open-console.tsx';
import { detail } from '../testing/samples.ts';
import { ChangeText } from './DetailsTable.tsx';

const TEXTS = { en, de };

function show(language: 'en' | 'de', change: Partial<SyncDetail>): HTMLElement {
  return render(
    <PlatformContext value={{ ...englishPage, language }}>
      <TestServices value={offlineServices({ texts: TEXTS[language] })}>
        <ChangeText detail={{ ...detail('Kaká'), ...change }} />
      </TestServices>
    </PlatformContext>,
  ).container;
}

afterEach(cleanup);

const IN_ENGLISH = "Arsenal is already linked to the service's Arsenal FC.";
const LINKED = JSON.stringify({
  error: IN_ENGLISH,
  failure: 'alreadyLinked',
  detail: '(Arsenal)',
});
const IN_GERMAN = 'Der passende Eintrag des Datendienstes ist bereits mit einem anderen Team verknüpft. (Arsenal)';

test.each([
  [
    'all fields',
    'en',
    'added',
    '{"country":"Spain","position":"Defender","teams":["A","B"]}',
    'Spain · Defender · A, B',
  ],
  ['only known fields', 'en', 'updated', '{"country":null,"position":"Attacker","teams":[]}', 'Attacker'],
  ['no known field', 'en', 'added', '{}', ''],
  ['the stored text', 'en', 'failed', LINKED, IN_ENGLISH],
  ['the text of the code', 'de', 'failed', LINKED, IN_GERMAN],
  ['a text without a code', 'de', 'failed', '{"error":"not found"}', 'not found'],
  ['a text with a code of a later version', 'de', 'failed', '{"error":"later","failure":"late"}', 'later'],
  ['a failure without a reason', 'de', 'failed', '{}', 'Unknown error'],
  ['text that is not JSON', 'de', 'added', 'oops', 'Error parsing details'],
  ['JSON that is not an object', 'de', 'failed', '"oops"', 'Error parsing details'],
] as const)('shows %s in %s', (_what, language, actionType, changeDetails, text) => {
  expect(show(language, { actionType, changeDetails }).textContent?.trim()).toBe(text);
});

test('marks the language of a translated failure and of the words of the service', () => {
  const marked = show('de', { actionType: 'failed', changeDetails: LINKED }).querySelectorAll('[lang]');
  expect(Array.from(marked, (element) => (element as HTMLElement).lang)).toEqual(['de', 'en']);
});

test('marks a stored text as English', () => {
  expect(
    show('de', { actionType: 'failed', changeDetails: '{"error":"No."}' }).querySelector('[lang=en]'),
  ).not.toBeNull();
});

test('has a text for every failure', () => {
  expect(Object.keys(en.sync.failure)).toEqual([...SYNC_FAILURES]);
});
