import { LANGUAGES, type Language, type TextTree } from '@soccer-legends/contracts';
import { typographyFaults } from '@soccer-legends/contracts/testing';
import { loadFootballData } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';

/** Texts whose specified typography differs from these rules. */
const AS_SPECIFIED = ['Search game...', "Ballon d'Or winners"];

// Patterns, so that a new game is covered from its first commit.
const TEXTS = import.meta.glob<TextTree>(
  '../{shell/src/i18n/languages,admin/src/locales,{games,libs/plugin-cli/kinds}/*/src/locales}/*.json',
  { eager: true, import: 'default' },
);
const MANIFESTS = import.meta.glob<Record<string, unknown>>('../{games,libs/plugin-cli/kinds}/*/plugin.json', {
  eager: true,
  import: 'default',
});

test.each(Object.entries(TEXTS))('%s has the typography of its language', (path, texts) => {
  const language = /(\w+)\.json$/.exec(path)![1] as Language;
  expect(faultsIn(language, texts)).toEqual([]);
});

test.each(Object.entries(MANIFESTS))('%s has the typography of each language', (_path, manifest) => {
  const localized = [manifest['name'], manifest['description'], manifest['note'] ?? {}] as Record<string, string>[];
  expect(localized.flatMap(faultsOf)).toEqual([]);
});

describe('the football data has the typography of each language', () => {
  const { nations, groups, lateralGroups } = loadFootballData();

  test.each([
    ['nations', nations.map(({ names }) => names)],
    ['groups', groups.map(({ names }) => names)],
    ['lateral groups', lateralGroups.map(({ names }) => names)],
    // A reason with one text for all languages is a name or a score.
    ['reasons', lateralGroups.flatMap(({ members }) => members.flatMap(({ reason }) => (reason?.es ? [reason] : [])))],
  ])('%s', (_what, texts) => {
    expect([...new Set(texts.flatMap(faultsOf))]).toEqual([]);
  });
});

function faultsIn(language: Language, texts: TextTree | string): string[] {
  if (typeof texts !== 'string') return Object.values(texts).flatMap((text) => faultsIn(language, text));
  if (AS_SPECIFIED.includes(texts)) return [];
  return typographyFaults(language, texts).map((fault) => `${texts}: ${fault}`);
}

function faultsOf(texts: Readonly<Partial<Record<Language, string>>>): string[] {
  return LANGUAGES.flatMap((language) => faultsIn(language, texts[language] ?? ''));
}
