import { LANGUAGES, localize, type Language, type TextTree } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';

const { groups, lateralGroups } = loadFootballData();
const TEXTS = import.meta.glob<TextTree>('../{shell/src/i18n/languages,admin/src/locales,games/*/src/locales}/*.json', {
  eager: true,
  import: 'default',
});

/** Words for which `docs/glossary` prescribes others, such as those of another country's Portuguese. */
const UNUSED: Readonly<Record<Language, RegExp>> = {
  en: /\b(centre|colour|favourite)s?\b/i,
  es: /\b(trayectoria|coger)\b/i,
  fr: /\b(vous|votre|vos)\b/i,
  it: /\b(calciator[ei]|turno)\b/i,
  de: /\b(Sammelbild|Laufbahn|Glücksrad|Fakt(en)?)\b/,
  pt: /(?<!\p{L})(partidas?|golos?|guarda-redes|camisolas?|equipas?|alcunhas?|avançados?|penáltis?|marcador(es)?|adeptos?|mundia(l|is)|salv(ar|o|a|os|as)|sobrenome|temporada|arquivo|tela|usuários?|você)(?!\p{L})/iu,
};

test.each(LANGUAGES)('the texts in %s use the words of its glossary', (language) => {
  const files = Object.entries(TEXTS).filter(([path]) => path.endsWith(`/${language}.json`));
  expect(files.length).toBeGreaterThan(10);
  const texts = files.flatMap(([, tree]) => sentencesOf(tree));
  const titles = [...groups, ...lateralGroups].map(({ names }) => localize(names, language));
  expect([...texts, ...titles].filter((text) => UNUSED[language].test(text))).toEqual([]);
});

function sentencesOf(texts: TextTree | string): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(sentencesOf);
}
