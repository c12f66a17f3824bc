import type { Language, TextTree } from '@soccer-legends/contracts';

const FILES = import.meta.glob<TextTree>('../i18n/languages/*.json', { eager: true, import: 'default' });

export const ALL_TEXTS = Object.fromEntries(
  Object.entries(FILES).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
) as Readonly<Record<Language, TextTree>>;
