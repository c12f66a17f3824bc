// @vitest-environment happy-dom
import { ApiError } from '@soccer-legends/api-client';
import type { Language, Problem } from '@soccer-legends/contracts';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { offlineServices, TestServices } from '@soccer-legends/game-sdk/testing/react';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import de from '../locales/de.json';
import { englishPage } from '../testing/open-console.tsx';
import { useErrorText } from './use-error-text.ts';

afterEach(cleanup);

function textOf(language: Language, problem: Omit<Problem, 'message' | 'requestId'>) {
  const body = { ...problem, message: 'In English.', requestId: 'r' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformContext value={{ ...englishPage, language }}>
      <TestServices value={offlineServices({ texts: de })}>{children}</TestServices>
    </PlatformContext>
  );
  const { result } = renderHook(useErrorText, { wrapper });
  return result.current(new ApiError(409, 'Conflict', JSON.stringify(body)));
}

test.each<[string, Omit<Problem, 'message' | 'requestId'>, string, string?]>([
  [
    'its code',
    { code: 'facts.conflict' },
    'Jemand hat dieselben Angaben geändert. Prüfe sie und speichere noch einmal.',
  ],
  [
    'its values',
    { code: 'sync.playerAlreadyLinked', values: { name: 'Isco', apiId: 7 } },
    'Isco ist schon mit Spieler 7 des Datendienstes verknüpft. Wähle einen anderen.',
  ],
  [
    'the role',
    { code: 'session.roleRequired', values: { role: 'owner' } },
    'Dafür ist die Rolle „Inhaber“ nötig. Bitte einen Inhaber darum.',
  ],
  [
    'the wait',
    { code: 'rateLimited', values: { seconds: 125 } },
    'Zu viele Anfragen. Versuche es in 2 min 5 s noch einmal.',
  ],
  [
    'the English reason beside it',
    { code: 'plugin.archive.nested', values: { reason: '"a.zip" is itself an archive' } },
    'Das Archiv enthält ein weiteres Archiv:',
    '"a.zip" is itself an archive',
  ],
  [
    'the English faults beside it',
    { code: 'request.invalid', faults: ['page: must be at least 1', 'x: is not a known field'] },
    'Der Server nimmt diese Eingabe nicht an:',
    'page: must be at least 1; x: is not a known field',
  ],
])('an error of the server is worded in the language of the page, with %s', (_what, problem, text, detail) => {
  expect(textOf('de', problem)).toEqual({ text, language: 'de', detail });
});

test.each<[string, Language, Problem['code']]>([
  ['an English page', 'en', 'facts.conflict'],
  ['a request of another page', 'de', 'deal.full'],
])('the error of %s has the message of the server', (_what, language, code) => {
  expect(textOf(language, { code })).toEqual({ text: 'In English.', language: 'en' });
});
