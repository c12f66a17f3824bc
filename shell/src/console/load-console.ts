import { send } from '@soccer-legends/api-client';
import {
  retryPath,
  type ConsoleFiles,
  type ConsoleProps,
  type Language,
  type TextTree,
} from '@soccer-legends/contracts';
import type { ComponentType } from 'react';
import { loadNationNames } from '../i18n/nation-names.ts';
import { importRemote } from '../plugins/federation.ts';
import { RetriedLoad } from '../plugins/retried-load.ts';

export interface LoadedConsole {
  Console: ComponentType<ConsoleProps>;
  texts: TextTree;
}

/** Returns a load of the console's code and texts, in English if the language is missing. */
export function consoleLoad({ entry, locales }: ConsoleFiles, language: Language): RetriedLoad<LoadedConsole> {
  return new RetriedLoad(async (attempt) => {
    const [{ default: Console }, texts] = await Promise.all([
      importRemote<{ default: ComponentType<ConsoleProps> }>({
        key: 'console',
        module: 'console',
        entry: retryPath(entry, attempt),
        again: attempt > 0,
      }),
      send<TextTree>(retryPath(locales[language] ?? locales['en'] ?? '', attempt)),
      loadNationNames(language),
    ]);
    return { Console, texts };
  });
}
