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
    'what its code means',
    { code: 'facts.conflict' },
    'Jemand hat dieselben Angaben geändert. Prüfe sie und speichere noch einmal.',
  ],
  [
    'the values of the error',
    { code: 'sync.playerAlreadyLinked', values: { name: 'Isco', apiId: 7 } },
    'Isco ist schon mit Spieler 7 des Datendienstes verknüpft. Wähle einen anderen.',
  ],
  [
    'the name of the required role',
    { code: 'session.roleRequired', values: { role: 'owner' } },
    'Dafür ist die Rolle „Inhaber“ nötig. Bitte einen Inhaber darum.',
  ],
  [
    'the time to wait',
    { code: 'rateLimited', values: { seconds: 125 } },
    'Zu viele Anfragen. Versuche es in 2 min 5 s noch einmal.',
  ],
  [
    'the reason in English as a detail',
    { code: 'plugin.archive.nested', values: { reason: '"a.zip" is itself an archive' } },
    'Das Archiv enthält ein weiteres Archiv:',
    '"a.zip" is itself an archive',
  ],
  [
    'the faults in English as a detail',
    { code: 'request.invalid', faults: ['page: must be at least 1', 'x: is not a known field'] },
    'Der Server nimmt diese Eingabe nicht an:',
    'page: must be at least 1; x: is not a known field',
  ],
])(
  'the text of an error of the server is in the language of the page and contains %s',
  (_what, problem, text, detail) => {
    expect(textOf('de', problem)).toEqual({ text, language: 'de', detail });
  },
);

test.each<[string, Language, Problem['code']]>([
  ['on an English page', 'en', 'facts.conflict'],
  ['with a code of requests that the console does not send', 'de', 'deal.full'],
])('the text of an error %s is the message of the server', (_what, language, code) => {
  expect(textOf(language, { code })).toEqual({ text: 'In English.', language: 'en' });
});
